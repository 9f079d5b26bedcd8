import assert from "node:assert/strict";
import { type Document, operationsOf, type Schema } from "../../spec/emitter/document.ts";

/** How long one list of a body may be. */
interface ListBound {
  /** The names that lead to it; `[]` stands for each entry of a list, `{}` for each of a map. */
  path: string[];
  max: number;
  code: string;
}

/** What can be counted of a body before it is understood. */
interface BodyBounds {
  /** Values in the largest body that the schema allows, lists and objects among them. */
  values_max: number;
  /** Every list of the schema, the outer before the inner. */
  lists: ListBound[];
}

/** ReferenceModule for fields that are unknown or written in vain, so that each is still named. */
const VALUES_SPARE = 1_000;
/** What a map that the schema leaves open may hold. */
const OPEN_VALUES = 1_000;
/** No body of many values is written with fewer bytes for each. */
const BYTES_PER_VALUE = 8;

/** By operation, the bounds of each body that is JSON. */
export function bodyBounds(document: Document): Record<string, BodyBounds> {
  const bounds: Record<string, BodyBounds> = {};
  for (const { operationId, requestBody, ...operation } of operationsOf(document)) {
    const schema = requestBody?.content["application/json"]?.schema;
    if (schema === undefined) continue;
    const bytes_max = Number(operation["x-svc-body-bytes-max"]);
    const lists = listsOf(document, schema, []).sort((a, b) => a.path.length - b.path.length);
    const by_path = Map.groupBy(lists, ({ path }) => path.join("."));
    const values_max = valuesOf(document, schema, []) + VALUES_SPARE;
    bounds[operationId] = {
      values_max: Math.min(values_max, Math.floor(bytes_max / BYTES_PER_VALUE)),
      lists: [...by_path.values()].map((same) => same.reduce((a, b) => (a.max > b.max ? a : b))),
    };
  }
  return bounds;
}

/** How many values the largest value of a schema holds, itself among them. */
function valuesOf(document: Document, schema: Schema, inside: readonly string[]): number {
  const { name, target } = resolved(document, schema);
  assert(name === null || !inside.includes(name), `${name} holds itself, and so has no bound.`);
  const within = name === null ? inside : [...inside, name];
  const sizeOf = (part: Schema) => valuesOf(document, part, within);
  const { items, properties = {}, additionalProperties, maxItems, maxProperties } = target;
  const union = [...(target.anyOf ?? []), ...(target.oneOf ?? []), ...(target.allOf ?? [])];
  const fields = Object.values(properties).reduce((sum, field) => sum + sizeOf(field), 0);
  const entries = items ? Number(maxItems ?? OPEN_VALUES) * sizeOf(items) : 0;
  const others = isSchema(additionalProperties)
    ? Number(maxProperties ?? OPEN_VALUES) * sizeOf(additionalProperties)
    : 0;
  // What a union holds is one of its members, which counts itself.
  return 1 + fields + entries + others + Math.max(1, ...union.map(sizeOf)) - 1;
}

function listsOf(document: Document, schema: Schema, path: readonly string[]): ListBound[] {
  const { target } = resolved(document, schema);
  const inner = (part: Schema, name: string) => listsOf(document, part, [...path, name]);
  const { items, properties = {}, additionalProperties, maxItems } = target;
  const union = [...(target.anyOf ?? []), ...(target.oneOf ?? []), ...(target.allOf ?? [])];
  const code = schema["x-svc-refusal"] ?? target["x-svc-refusal"] ?? "parameter_invalid";
  const own = { path: [...path], max: Number(maxItems), code: String(code) };
  return [
    ...(items && maxItems !== undefined ? [own] : []),
    ...(items ? inner(items, "[]") : []),
    ...Object.entries(properties).flatMap(([name, field]) => inner(field, name)),
    ...(isSchema(additionalProperties) ? inner(additionalProperties, "{}") : []),
    ...union.flatMap((part) => listsOf(document, part, path)),
  ];
}

function isSchema(schema: Schema | boolean | undefined): schema is Schema {
  return typeof schema === "object" && schema !== null;
}

function resolved(document: Document, schema: Schema): { name: string | null; target: Schema } {
  const name = schema.$ref?.split("/").at(-1) ?? null;
  return { name, target: name === null ? schema : (document.components.schemas[name] as Schema) };
}
