import type { Document, Schema } from "../../spec/emitter/document.ts";
import { treeFiles } from "./tree.ts";

/** The contract as the world reads it. */
export function contract(): Document {
  const file = treeFiles().find(({ path }) => path === "generated/openapi.json");
  return JSON.parse(file?.text ?? "{}") as Document;
}

/** Every field and parameter that the interface has a name for. */
export function wireNames(): Set<string> {
  const { schemas, parameters = {} } = contract().components;
  const fields = Object.values(schemas).flatMap(fieldsOf);
  return new Set([...fields, ...Object.values(parameters).map(({ name }) => name)]);
}

/** Every value of an enumeration. */
export function wireValues(): Set<string> {
  const { schemas } = contract().components;
  return new Set(Object.values(schemas).flatMap((schema) => (schema.enum ?? []).map(String)));
}

function fieldsOf(schema: Schema): string[] {
  const { properties = {}, anyOf = [], oneOf = [], allOf = [] } = schema;
  const inside = [...Object.values(properties), ...anyOf, ...oneOf, ...allOf];
  return [...Object.keys(properties), ...inside.flatMap(fieldsOf)];
}
