/** From the contract's schemas to what an SDK declares: models, enums, unions, field types. */
import { type Contract, nameOf, type Schema } from "../contract.ts";
import { limitsOf } from "./limits.ts";
import type { Declared, Field, Model, TypeRef } from "./types.ts";

/** What one run collects: what is needed, and what could not be said. */
export interface Collected {
  readonly contract: Contract;
  readonly planned: boolean;
  readonly schemas: Map<string, Schema>;
  readonly declared: Map<string, Declared>;
  readonly failures: string[];
}

/** A schema, as the type it has and whether it may be null. */
export interface Typed {
  readonly type: TypeRef;
  readonly nullable: boolean;
  readonly alias: string | null;
}

const SCALARS = ["string", "integer", "number", "boolean"] as const;
type Scalar = (typeof SCALARS)[number];
/** Choices that only a value of any form can hold. */
const ANY_VALUES = new Set(["RuleValue", "McpId", "McpInput", "McpOutput", "McpParams"]);
const ANY: Typed = { type: { kind: "any" }, nullable: false, alias: null };

export function collect(contract: Contract, planned: boolean): Collected {
  const schemas = new Map(Object.entries(contract.components.schemas));
  const currencies = new Set(schemas.get("Currency")?.enum ?? []);
  for (const [name, schema] of schemas) {
    const properties = Object.entries(schema.properties ?? {});
    const is_by_currency = properties.every(([property]) => currencies.has(property));
    if (properties.length === 0 || !is_by_currency) continue;
    // Callers hold the currency in a variable, and another one must be readable.
    const [[, first] = ["", {}]] = properties;
    const { description: _, ...value } = first;
    schemas.set(name, withDoc({ type: "object", additionalProperties: value }, schema));
  }
  return { contract, planned, schemas, declared: new Map(), failures: [] };
}

function withDoc(schema: Schema, from: Schema): Schema {
  return from.description === undefined ? schema : { ...schema, description: from.description };
}

/** The type of a schema; what it names is declared. */
export function typeOf(run: Collected, schema: Schema, where: string): Typed {
  const name = nameOf(schema);
  if (name !== null) return typeOfNamed(run, name, where);
  if (schema.anyOf) return typeOfChoice(run, schema.anyOf, where);
  if (Array.isArray(schema.type)) {
    const types = schema.type.filter((type) => type !== "null");
    if (types.length !== 1) run.failures.push(`${where}: type ${schema.type}`);
    const single = typeOf(run, { ...schema, type: types[0] ?? "string" }, where);
    return { ...single, nullable: single.nullable || types.length < schema.type.length };
  }
  if (schema.enum) run.failures.push(`${where}: an enum without a name`);
  if (schema.properties || schema.oneOf) run.failures.push(`${where}: an object without a name`);
  if (schema.const !== undefined) {
    const value = schema.const as string | boolean;
    return { type: { kind: "literal", value }, nullable: false, alias: null };
  }
  return { type: plainType(run, schema, where), nullable: false, alias: null };
}

function plainType(run: Collected, schema: Schema, where: string): TypeRef {
  if (schema.type === "array") return container(run, "list", schema.items ?? {}, where);
  if (schema.type === "object") {
    const { additionalProperties: value } = schema;
    const is_open = typeof value !== "object" || Object.keys(value).length === 0;
    return is_open ? { kind: "any" } : container(run, "map", value, where);
  }
  if (schema.type === "string" && schema.format === "binary") return { kind: "file" };
  const scalar = SCALARS.find((type) => type === schema.type);
  return { kind: scalar ?? "any" };
}

function container(run: Collected, kind: "list" | "map", of: Schema, where: string): TypeRef {
  const inner = typeOf(run, of, where);
  return { kind, of: inner.type, nullable_of: inner.nullable };
}

function typeOfNamed(run: Collected, name: string, where: string): Typed {
  const schema = run.schemas.get(name);
  if (schema === undefined) {
    run.failures.push(`${where}: no schema ${name}`);
    return ANY;
  }
  if (ANY_VALUES.has(name)) return ANY;
  const kind = kindOf(schema);
  if (kind !== null) {
    declare(run, name);
    return { type: { kind, name }, nullable: false, alias: null };
  }
  const inner = typeOf(run, schema, where);
  return { ...inner, alias: isScalar(inner.type) ? name : inner.alias };
}

function isScalar(type: TypeRef): boolean {
  return (SCALARS as readonly string[]).includes(type.kind);
}

function kindOf(schema: Schema): "enum" | "union" | "model" | null {
  if (schema.enum) return "enum";
  if (schema.oneOf) return "union";
  return schema.allOf || schema.properties ? "model" : null;
}

function typeOfChoice(run: Collected, choices: readonly Schema[], where: string): Typed {
  const some = choices.filter(({ type }) => type !== "null");
  const nullable = some.length < choices.length;
  const typed = some.map((choice) => typeOf(run, choice, where));
  const [first = ANY, second] = typed;
  if (second === undefined) return { ...first, nullable: nullable || first.nullable };
  const kinds = typed.map(({ type }) => type.kind);
  const model = typed.find(({ type }) => type.kind === "model")?.type;
  if (typed.length === 2 && model?.kind === "model" && kinds.includes("string")) {
    const is_expandable = some.map(nameOf).includes(`${model.name}Id`);
    const type: TypeRef = is_expandable
      ? { kind: "expandable", name: model.name }
      : { kind: "either", of: typed.map(({ type: one }) => one) };
    return { type, nullable, alias: null };
  }
  if (typed.length === 2 && kinds.includes("string") && kinds.every(isTextOrNumber)) {
    // A moment is unix seconds or text; any other number can be written as the text it has.
    const is_moment = some.map(nameOf).includes("UnixTime");
    const type: TypeRef = is_moment
      ? { kind: "either", of: typed.map(({ type: one }) => one) }
      : { kind: "string" };
    return { type, nullable, alias: null };
  }
  // A number that means what one of the texts means need not be written as a number.
  const named = typed.find(({ type }) => type.kind === "enum");
  if (typed.length === 2 && named && kinds.includes("integer")) return { ...named, nullable };
  run.failures.push(`${where}: a choice of ${some.map((one) => nameOf(one) ?? one.type)}`);
  return ANY;
}

function isTextOrNumber(kind: string): boolean {
  return ["string", "integer", "number"].includes(kind satisfies string as Scalar);
}

/** Declares a schema and everything that it reaches. */
export function declare(run: Collected, name: string): void {
  if (run.declared.has(name)) return;
  const schema = run.schemas.get(name);
  if (schema === undefined) return void run.failures.push(`no schema ${name}`);
  const doc = schema.description ?? "";
  if (schema.enum) {
    const docs = schema["x-enumDescriptions"] ?? {};
    const values = schema.enum.map((value) => ({ value, doc: docs[value] ?? "" }));
    const open = schema["x-svc-open-enum"] === true;
    run.declared.set(name, { kind: "enum", name, doc, open, values });
  } else if (schema.oneOf) declareUnion(run, name, schema);
  else declareModel(run, name, schema);
}

function declareUnion(run: Collected, name: string, schema: Schema): void {
  const { discriminator, description: doc = "" } = schema;
  if (discriminator === undefined) {
    return void run.failures.push(`${name}: a union without a discriminator`);
  }
  const variants = Object.entries(discriminator.mapping).map(([value, ref]) => ({
    value,
    model: nameOf({ $ref: ref }) ?? "",
  }));
  run.declared.set(name, {
    kind: "union",
    name,
    doc,
    property: discriminator.propertyName,
    variants,
  });
  for (const { model } of variants) declare(run, model);
}

function declareModel(run: Collected, name: string, schema: Schema): void {
  const fields: Field[] = [];
  const model: Model = { kind: "model", name, doc: schema.description ?? "", fields };
  // Set before its fields are read: a model may hold itself.
  run.declared.set(name, model);
  fields.push(...fieldsOf(run, schema, name));
}

/** The fields of a model with those of what it extends; what it says itself wins. */
export function fieldsOf(run: Collected, schema: Schema, where: string): Field[] {
  const { properties, required } = flatten(run, schema);
  return Object.entries(properties)
    .filter(([, property]) => run.planned || property["x-svc-planned"] === undefined)
    .map(([wire, property]) => {
      const { type, nullable, alias } = typeOf(run, property, `${where}.${wire}`);
      const doc = property.description ?? docOf(run, property);
      const secret = property["x-svc-secret"] !== undefined;
      const deprecation = property["x-svc-deprecation"] ?? null;
      return {
        ...{ wire, type, nullable, alias, required: required.has(wire) },
        ...{ secret, doc, deprecation, limits: limitsOf(run, property) },
      };
    });
}

function docOf(run: Collected, schema: Schema): string {
  return run.schemas.get(nameOf(schema) ?? "")?.description ?? "";
}

function flatten(
  run: Collected,
  schema: Schema,
): { properties: Record<string, Schema>; required: Set<string> } {
  const bases = (schema.allOf ?? []).map((base) =>
    flatten(run, run.schemas.get(nameOf(base) ?? "") ?? {}),
  );
  const properties = Object.assign({}, ...bases.map((base) => base.properties), schema.properties);
  const inherited = bases.flatMap((base) => [...base.required]);
  return { properties, required: new Set([...inherited, ...(schema.required ?? [])]) };
}
