import type { Document, Schema } from "../../spec/emitter/document.ts";

/** Keywords that say nothing about whether a value is valid, or that Ajv would stumble over. */
const SILENT = new Set(["description", "examples", "example", "title"]);
/** The one format that says more than the pattern beside it: no pattern knows February. */
const JUDGED_FORMAT = "date";

/** The one extension that the gate reads out of a broken schema. */
const KEPT_EXTENSION = "x-svc-refusal";

const PLAIN_TYPES = new Set(["string", "number", "integer", "boolean"]);

/**
 * The schemas of the contract as Ajv checks them fastest: plain types are put where they are
 * referred to, so that a field's own refusal code stands beside the rule that breaks; unions of
 * plain types become one rule. `sealed` closes every object, which is how answers are checked.
 */
export function ajvSchemas(document: Document, mode: { sealed: boolean }) {
  const { schemas } = document.components;
  const done = new Map<string, Schema>();

  for (const name of Object.keys(schemas)) named(name);
  return { named: Object.fromEntries(done), prepare };

  function named(name: string): Schema {
    const known = done.get(name);
    if (known) return known;
    const schema = prepare(schemas[name] as Schema);
    done.set(name, schema);
    return schema;
  }

  function prepare(schema: Schema): Schema {
    const own = silenced(schema);
    const target = schema.$ref ? (schemas[nameOf(schema)] as Schema) : null;
    if (target && isPlain(target)) return { ...named(nameOf(schema)), ...without(own, "$ref") };
    if (target) return { ...own, $ref: nameOf(schema) };
    if (schema.items) own.items = prepare(schema.items);
    if (schema.properties) own.properties = mapped(schema.properties);
    if (typeof schema.additionalProperties === "object") {
      own.additionalProperties = prepare(schema.additionalProperties);
    }
    if (schema.propertyNames) own.propertyNames = prepare(schema.propertyNames as Schema);
    if (schema.oneOf)
      return chosen(
        own,
        schema.oneOf.map((part) => prepare(part)),
      );
    if (schema.allOf) own.allOf = schema.allOf.map((part) => prepare(part));
    if (schema.anyOf)
      return joined(
        own,
        schema.anyOf.map((part) => prepare(part)),
      );
    return mode.sealed ? sealed(own) : own;
  }

  function mapped(properties: Record<string, Schema>): Record<string, Schema> {
    const entries = Object.entries(properties);
    return Object.fromEntries(entries.map(([name, schema]) => [name, prepare(schema)]));
  }

  function isPlain(schema: Schema): boolean {
    if (schema.$ref) return isPlain(schemas[nameOf(schema)] as Schema);
    if (schema.oneOf) return false;
    if (schema.anyOf) return schema.anyOf.every((part) => isPlain(part) || part.type === "null");
    return [schema.type].flat().every((type) => PLAIN_TYPES.has(type ?? "") || type === "null");
  }
}

function nameOf(schema: Schema): string {
  return schema.$ref?.split("/").at(-1) as string;
}

function silenced(schema: Schema): Schema {
  const kept = Object.entries(schema).filter(
    ([keyword, value]) =>
      !SILENT.has(keyword) &&
      (keyword !== "format" || value === JUDGED_FORMAT) &&
      (!keyword.startsWith("x-") || keyword === KEPT_EXTENSION),
  );
  return Object.fromEntries(kept);
}

function without(schema: Schema, keyword: string): Schema {
  const { [keyword]: _, ...rest } = schema;
  return rest;
}

/** What narrows another schema adds no field to it, and is closed by that one. */
function sealed(schema: Schema): Schema {
  const open = schema.type === "object" && schema.additionalProperties === undefined;
  return open && schema.properties ? { ...schema, additionalProperties: false } : schema;
}

/** Ajv picks the one branch that the discriminator names, and reads the names in the branches. */
function chosen(schema: Schema, parts: Schema[]): Schema {
  const { discriminator, ...rest } = schema;
  if (!discriminator) return { ...rest, oneOf: parts };
  const { propertyName } = discriminator as { propertyName: string };
  return {
    ...rest,
    type: "object",
    discriminator: { propertyName },
    required: [propertyName],
    oneOf: parts,
  };
}

/** Plain types that differ need no branches: each keyword speaks of one type only. */
function joined(schema: Schema, parts: Schema[]): Schema {
  const others = parts.filter((part) => part.type !== "null");
  const [only] = others;
  const nullable = others.length < parts.length;
  const union = { ...schema, anyOf: parts };
  if (others.some((part) => part.type === undefined || part.const !== undefined)) return union;
  const types = others.flatMap((part) => part.type as string | string[]);
  if (types.some((type) => !PLAIN_TYPES.has(type)) || new Set(types).size < types.length)
    return union;
  const keywords = others.flatMap((part) => Object.keys(part)).filter((key) => key !== "type");
  const own = keywords.filter((key) => key !== KEPT_EXTENSION);
  if (new Set(own).size < own.length || (own.includes("enum") && others.length > 1)) return union;
  const values = only?.enum && nullable ? { enum: [...only.enum, null] } : {};
  const { anyOf: _, ...rest } = schema;
  return {
    ...Object.assign({}, ...others),
    ...values,
    ...rest,
    type: nullable ? [...types, "null"] : types,
  };
}
