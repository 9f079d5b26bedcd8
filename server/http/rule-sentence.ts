import type { BrokenRule } from "./wrong-fields.ts";

type Sentence = (params: Readonly<Record<string, unknown>>) => string;

/** More values than these are read in `meta.allowed` and not in a sentence. */
const VALUES_SAID = 12;

const TYPES: Readonly<Record<string, string>> = {
  string: "a text",
  integer: "a whole number",
  number: "a number",
  boolean: "true or false",
  object: "an object",
  array: "a list",
  null: "null",
};

/** What a person reads of each rule of a schema; the field's name stands before it. */
const SENTENCES: Readonly<Record<string, Sentence>> = {
  type: ({ type }) => `must be ${[type].flat().map(nameOfType).join(" or ")}`,
  enum: ({ allowedValues }) => oneOf(allowedValues as unknown[]),
  const: ({ allowedValue }) => `must be ${allowedValue}`,
  pattern: () => "does not have the right form",
  minLength: ({ limit }) => (limit === 1 ? "is empty" : `has fewer than ${limit} characters`),
  maxLength: ({ limit }) => `has more than ${limit} characters`,
  minItems: ({ limit }) => (limit === 1 ? "is an empty list" : `has fewer than ${limit} entries`),
  maxItems: ({ limit }) => `has more than ${limit} entries`,
  minProperties: ({ limit }) => (limit === 1 ? "is empty" : `has fewer than ${limit} fields`),
  maxProperties: ({ limit }) => `has more than ${limit} fields`,
  minimum: ({ limit }) => `must be at least ${limit}`,
  maximum: ({ limit }) => `must be at most ${limit}`,
  exclusiveMinimum: ({ limit }) => `must be more than ${limit}`,
  exclusiveMaximum: ({ limit }) => `must be less than ${limit}`,
  propertyNames: () => "has a name in it that does not have the right form",
  anyOf: () => "has none of the forms that it may have",
  oneOf: () => "has none of the forms that it may have",
  discriminator: ({ tag }) => `does not say by ${tag} which of its forms it has`,
};

/** What a broken rule says of a field. */
export function ruleSentence({ keyword, params }: BrokenRule): string {
  return SENTENCES[keyword]?.(params) ?? "is not valid";
}

function nameOfType(type: unknown): string {
  return TYPES[String(type)] ?? String(type);
}

function oneOf(values: readonly unknown[]): string {
  if (values.length > VALUES_SAID) return "is not one of the values in meta.allowed";
  return `must be one of ${values.join(", ")}`;
}
