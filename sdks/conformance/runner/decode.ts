/**
 * Every success example of the contract and an event of each type, decoded and written back equal;
 * then with what a later version of the service might add.
 */
import type { Declared, EventClass, Field, Sdk, TypeRef } from "../../tools/model/types.ts";
import type { Driver } from "./driver.ts";
import { isSame } from "./match.ts";
import type { CaseResult } from "./report.ts";

type Values = Record<string, unknown>;

interface Sample {
  readonly name: string;
  /** The model or union to decode to. */
  readonly model: string;
  readonly value: unknown;
  /** The class that it must be; null where any will do. */
  readonly class: string | null;
}

export async function proveDecode(sdk: Sdk, driver: Driver): Promise<CaseResult[]> {
  const samples = [...answerSamples(sdk), ...sdk.events.map((event) => eventSample(sdk, event))];
  const wild = [...samples.map((sample) => grown(sdk, sample)), unknownEvent(sdk)];
  const bare = samples.map((sample) => nulled(sdk, sample));
  const results = [...samples, ...wild, ...bare].map(async (sample) => {
    const { name, model, value } = sample;
    const { ok, error } = await driver.send({ op: "decode", params: { name: model, value } })
      .answer;
    if (ok === undefined) return { name, found: [JSON.stringify(error).slice(0, 400)] };
    const found = isSame(ok.value, value) ? [] : ["is not written back as it came"];
    if (sample.class !== null && ok.class !== undefined && ok.class !== sample.class) {
      found.push(`is a ${ok.class}, not a ${sample.class}`);
    }
    for (const secret of secretsIn(sdk, model, value)) {
      if (String(ok.shown).includes(secret)) found.push("shows a secret in a string form");
    }
    return { name, found };
  });
  return Promise.all(results);
}

function answerSamples(sdk: Sdk): Sample[] {
  return sdk.methods.flatMap((method) =>
    method.examples.answers.map(({ value }, index) => ({
      name: `${method.key} ${index}`,
      model: method.envelope ?? "",
      value,
      class: sdk.declared.get(method.envelope ?? "")?.kind === "union" ? null : method.envelope,
    })),
  );
}

function eventSample(sdk: Sdk, { type, model, example }: EventClass): Sample {
  const value = example ?? made(sdk, { kind: "model", name: model }, 0);
  return { name: type, model: "Event", value: { ...(value as Values), type }, class: model };
}

/** A type that no version knows. */
function unknownEvent(sdk: Sdk): Sample {
  const value = made(sdk, { kind: "model", name: "UnknownEvent" }, 0) as Values;
  const event = { ...value, type: "send.teleported", data: { object: { id: "x", of: [1] } } };
  return { name: "an event of no known type", model: "Event", value: event, class: "UnknownEvent" };
}

/** The same from a later service: a field more at every depth, and values that no enum has. */
function grown(sdk: Sdk, sample: Sample): Sample {
  const value = grow(sdk, { kind: "model", name: sample.model }, sample.value);
  return { ...sample, name: `${sample.name}, grown`, value };
}

/** The same with null wherever the contract allows it. */
function nulled(sdk: Sdk, sample: Sample): Sample {
  const value = sample.value as Values;
  const fields = fieldsOf(sdk, sdk.declared.get(sample.model), value);
  const nulls = fields.filter(({ nullable }) => nullable).map(({ wire }) => [wire, null]);
  const name = `${sample.name}, with nulls`;
  return { ...sample, name, value: { ...value, ...Object.fromEntries(nulls) } };
}

function grow(sdk: Sdk, type: TypeRef, value: unknown): unknown {
  if (Array.isArray(value)) {
    const of: TypeRef = type.kind === "list" ? type.of : { kind: "any" };
    return value.map((one) => grow(sdk, of, one));
  }
  if (type.kind === "enum" && typeof value === "string") return `${value}_of_later`;
  if (typeof value !== "object" || value === null) return value;
  const declared = "name" in type ? sdk.declared.get(type.name) : undefined;
  const fields = fieldsOf(sdk, declared, value as Values);
  const entries = Object.entries(value).map(([name, one]) => {
    const field = fields.find(({ wire }) => wire === name);
    return [name, grow(sdk, field?.type ?? { kind: "any" }, one)];
  });
  return { ...Object.fromEntries(entries), of_later: { deep: [1, null, "é"] } };
}

/** Of a union those of the variant that the value is. */
function fieldsOf(sdk: Sdk, declared: Declared | undefined, value: Values): readonly Field[] {
  if (declared?.kind === "model") return declared.fields;
  if (declared?.kind !== "union") return [];
  const own = declared.variants.find((variant) => variant.value === value[declared.property]);
  const model = sdk.declared.get(own?.model ?? "");
  return model?.kind === "model" ? model.fields : [];
}

/** A value of a type, as small as it may be; secrets are told by their text. */
function made(sdk: Sdk, type: TypeRef, depth: number): unknown {
  switch (type.kind) {
    case "literal":
      return type.value;
    case "integer":
    case "number":
      return 1;
    case "boolean":
      return true;
    case "list":
      return depth > 4 ? [] : [made(sdk, type.of, depth + 1)];
    case "map":
      return { USD: made(sdk, type.of, depth + 1) };
    case "either":
      return type.of[0] === undefined ? null : made(sdk, type.of[0], depth);
    case "any":
      return { any: [1, "two", null] };
    case "expandable":
      return `${type.name}_1`;
    case "enum":
    case "model":
    case "union":
      return madeDeclared(sdk, type.name, depth);
    default:
      return "text";
  }
}

function madeDeclared(sdk: Sdk, name: string, depth: number): unknown {
  const declared = sdk.declared.get(name);
  if (declared?.kind === "enum") return declared.values[0]?.value ?? "text";
  if (declared?.kind === "union")
    return madeDeclared(sdk, declared.variants[0]?.model ?? "", depth);
  const fields = declared?.kind === "model" ? declared.fields : [];
  const entries = fields.map((field) => [field.wire, madeField(sdk, field, depth)]);
  return Object.fromEntries(entries);
}

function madeField(sdk: Sdk, { type, nullable, secret }: Field, depth: number): unknown {
  if (secret) return "canary-secret-9137";
  return nullable && depth > 2 ? null : made(sdk, type, depth + 1);
}

/** The secrets that a value holds, wherever the contract says there is one. */
function secretsIn(sdk: Sdk, name: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => secretsIn(sdk, name, one));
  if (typeof value !== "object" || value === null) return [];
  const fields = fieldsOf(sdk, sdk.declared.get(name), value as Values);
  return fields.flatMap(({ wire, type, secret }) => {
    const held = (value as Values)[wire];
    if (secret) return typeof held === "string" && held.length > 3 ? [held] : [];
    const inner = innerName(type);
    return inner === null ? [] : secretsIn(sdk, inner, held);
  });
}

function innerName(type: TypeRef): string | null {
  if (type.kind === "list" || type.kind === "map") return innerName(type.of);
  return "name" in type && type.kind !== "enum" ? type.name : null;
}
