import { PATTERN_WORDS } from "@svc/generated/pattern-words";
import type { BrokenRule } from "./wrong-fields.ts";

type Sentence = (params: Readonly<Record<string, unknown>>) => string;

/** More values than these are read in `meta.allowed` and not in a sentence. */
const VALUES_SAID = 12;

const TYPES: Readonly<Record<string, string>> = {
  string: "a string",
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
  format: () => "must be a day of the calendar, such as 2026-11-25",
  pattern: ({ pattern }) => writtenAs(String(pattern)),
  minLength: ({ limit }) =>
    limit === 1 ? "must not be empty" : `must have at least ${limit} characters`,
  maxLength: ({ limit }) => `must have at most ${limit} characters`,
  minItems: ({ limit }) =>
    limit === 1 ? "must not be empty" : `must have at least ${limit} entries`,
  maxItems: ({ limit }) => `must have at most ${limit} entries`,
  minProperties: ({ limit }) =>
    limit === 1 ? "must not be empty" : `must have at least ${limit} fields`,
  maxProperties: ({ limit }) => `must have at most ${limit} fields`,
  minimum: ({ limit }) => `must be at least ${limit}`,
  maximum: ({ limit }) => `must be at most ${limit}`,
  exclusiveMinimum: ({ limit }) => `must be more than ${limit}`,
  exclusiveMaximum: ({ limit }) => `must be less than ${limit}`,
  multipleOf: ({ multipleOf }) => `must be a multiple of ${multipleOf}`,
  propertyNames: () => "has a key in the wrong format",
  anyOf: () => "does not match any format that it accepts",
  oneOf: () => "does not match any format that it accepts",
  discriminator: ({ tag }) => `must name its kind in \`${tag}\``,
};

/** What a broken rule says of a field. */
export function ruleSentence(rule: BrokenRule): string {
  const steps = stepsOf(rule);
  if (steps !== null) return oneOf(steps);
  return SENTENCES[rule.keyword]?.(rule.params) ?? "is not valid";
}

/** The rules that numbers within bounds break which are not all the numbers between. */
const OF_STEPS = ["multipleOf", "minimum", "maximum"];

/** The few numbers that a field takes from one bound to the other; null where it takes any. */
export function stepsOf({ keyword, parentSchema = {} }: BrokenRule): number[] | null {
  const { multipleOf: step, minimum, maximum } = parentSchema;
  if (!OF_STEPS.includes(keyword) || typeof step !== "number") return null;
  if (typeof minimum !== "number" || typeof maximum !== "number") return null;
  const first = Math.ceil(minimum / step);
  const count = Math.floor(maximum / step) - first + 1;
  if (count > VALUES_SAID) return null;
  return Array.from({ length: count }, (_, place) => (first + place) * step);
}

function writtenAs(pattern: string): string {
  const words = Object.hasOwn(PATTERN_WORDS, pattern) ? PATTERN_WORDS[pattern] : undefined;
  if (words === undefined) return "has the wrong format";
  const { form, example } = words;
  return form === undefined
    ? `must be written like ${example}`
    : `must be ${form}, such as ${example}`;
}

function nameOfType(type: unknown): string {
  return TYPES[String(type)] ?? String(type);
}

function oneOf(values: readonly unknown[]): string {
  if (values.length > VALUES_SAID) return "must be one of the values in `meta.allowed`";
  return `must be one of ${values.join(", ")}`;
}
