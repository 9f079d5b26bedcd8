import { nameOf, type Schema } from "./document.ts";

type Schemas = Record<string, Schema>;

const PRIMITIVES = ["string", "integer", "number", "boolean"];
const KEPT_OF_A_PLAIN_TYPE = [
  ...["type", "format", "minLength", "maxLength", "minimum", "maximum", "default"],
  ...["example", "x-extensible-enum", "description"],
];

/** Every schema in the words of OpenAPI 3.0; a plain type is written out where it is used. */
export function loweredSchemas(schemas: Schemas): Schemas {
  const lowered: Schemas = {};
  for (const [name, schema] of Object.entries(schemas)) {
    lowered[name] = withConstants(name, loweredSchema(schema, schemas));
  }
  return lowered;
}

/** A schema of 3.1 in the words of 3.0. */
export function loweredSchema(schema: Schema, schemas: Schemas): Schema {
  // A client that checks patterns refuses what they are widened to; Go's cannot read all of them.
  const { anyOf, type, const: only, examples, propertyNames: _, pattern: __, ...rest } = schema;
  if (anyOf !== undefined) return choice({ anyOf, ...rest, examples }, schemas);
  const plain: Schema = { ...rest };
  const types = [type ?? []].flat().filter((one) => one !== "null");
  if (types.length === 1) plain.type = types[0] as string;
  if (types.length < [type ?? []].flat().length) plain.nullable = true;
  if (examples !== undefined && examples.length > 0) plain.example = examples[0];
  if (typeof only === "string") plain.enum = [only];
  else if (only !== undefined) plain.type ??= typeof only;
  if (plain.properties !== undefined) {
    const entries = Object.entries(plain.properties);
    const lowered = entries.map(([name, one]) => [name, loweredSchema(one, schemas)] as const);
    plain.properties = Object.fromEntries(lowered);
  }
  if (plain.items !== undefined) plain.items = loweredSchema(plain.items, schemas);
  if (typeof plain.additionalProperties === "object") {
    plain.additionalProperties = loweredSchema(plain.additionalProperties, schemas);
  }
  if (plain.oneOf !== undefined) delete plain.type;
  return plain.$ref === undefined ? plain : referring(plain, schemas);
}

/** A reference has nothing beside it: words and null are said of all that it is. */
function referring({ $ref, ...beside }: Schema, schemas: Schemas): Schema {
  const target = schemas[nameOf($ref) ?? ""];
  const plain = target === undefined ? null : plainType(target, schemas);
  if (plain !== null) return { ...plain, ...beside };
  const only: Schema = { $ref: $ref as string };
  return Object.keys(beside).length === 0 ? only : { allOf: [only], ...beside };
}

/** What a named schema is if it is no model: a plain type without constants, or any value. */
function plainType(schema: Schema, schemas: Schemas): Schema | null {
  const lowered = loweredSchema(outerOf(schema), schemas);
  if (lowered.enum !== undefined || lowered.oneOf !== undefined) return null;
  if (isAnything(lowered)) return lowered;
  if (typeof lowered.type !== "string" || !PRIMITIVES.includes(lowered.type)) return null;
  const kept = Object.entries(lowered).filter(([key]) => KEPT_OF_A_PLAIN_TYPE.includes(key));
  return Object.fromEntries(kept);
}

function isAnything(schema: Schema): boolean {
  return schema.type === undefined && schema.$ref === undefined && !schema.allOf && !schema.oneOf;
}

/** A choice of types: null is a mark, a text stands for what may be written as one. */
function choice({ anyOf = [], ...beside }: Schema, schemas: Schemas): Schema {
  const others = anyOf.filter(({ type }) => type !== "null");
  const { examples, ...words } = beside;
  const [example] = examples ?? [];
  const said = { ...words, ...(example === undefined ? {} : { example }) };
  if (others.length < anyOf.length) {
    const [only] = others;
    const one = others.length === 1 && only !== undefined ? only : { anyOf: others };
    return nullable(loweredSchema({ ...one, ...said }, schemas));
  }
  const known = words["x-extensible-enum"];
  if (known !== undefined) return { type: "string", ...said };
  const resolved = others.map(followed);
  const types = resolved.map(({ type }) => type);
  const text = resolved.find(({ type }) => type === "string");
  if (text !== undefined && types.every((type) => PRIMITIVES.includes(type as string))) {
    return { ...text, ...said };
  }
  return said;

  function followed(one: Schema): Schema {
    const name = nameOf(one.$ref);
    const schema = name === null ? one : (schemas[name] as Schema);
    return loweredSchema(outerOf(schema), schemas);
  }
}

/** What a schema is by itself, without what it holds, which may hold it again. */
function outerOf({
  properties: _,
  items: __,
  additionalProperties: ___,
  ...outer
}: Schema): Schema {
  return outer;
}

/**
 * Null is a mark; what may be anything may be null. No type stands beside a reference, as the
 * letter of 3.0 would have it: openapi-python-client then forgets that null is possible.
 */
function nullable(schema: Schema): Schema {
  return isAnything(schema) ? schema : { ...schema, nullable: true };
}

/** Names the constants of an enumeration, which some languages keep in one place. */
function withConstants(name: string, schema: Schema): Schema {
  const { enum: values, "x-enumDescriptions": meanings, ...rest } = schema;
  if (values === undefined) return schema;
  const described = (meanings ?? {}) as Record<string, string>;
  const words = values.map((value) => described[String(value)] ?? "");
  return {
    ...rest,
    enum: values,
    "x-enum-varnames": values.map((value) => wordsOf(name) + wordsOf(String(value))),
    ...(words.some((one) => one !== "") ? { "x-enum-descriptions": words } : {}),
  };
}

/** A name as words of a type: `send.delivered` as `SendDelivered`. */
export function wordsOf(name: string): string {
  const words = name.split(/[^0-9A-Za-z]+/).filter((word) => word !== "");
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}
