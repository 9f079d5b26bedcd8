/** Conditions of rules, of what is at hand; `#rewards/earning` says the same of what was stored. */
import type { Schemas } from "@svc/generated/routes";
import { parseTime, unixSeconds } from "#platform/time/instants";
import { parseMoney } from "#platform/values/money";

type Condition = Schemas["RuleCondition"];
type Operator = Schemas["RuleOperator"];

/** What conditions read of what happened. */
export interface JudgedFacts {
  /** Null of all but activities. */
  readonly name: string | null;
  /** Unix milliseconds. */
  readonly occurred_at: number;
  /** Units: minor units. */
  readonly value_minor: bigint | null;
  readonly metadata: Readonly<Record<string, string>>;
}

const ORDERS: ReadonlySet<Operator> = new Set(["gt", "gte", "lt", "lte"]);
/** Text that is compared as a number, for the program and for PostgreSQL. */
export const NUMBER_TEXT = /^-?[0-9]{1,15}(\.[0-9]{1,10})?$/;
const METADATA = "metadata.";

/** Whether a field, an operator and a value go together. */
export function isComparable(condition: Condition): boolean {
  const { field, op, value } = condition;
  if (isOfNumbers(field)) {
    return op !== "in" && op !== "contains" && numberOf(condition) !== null;
  }
  if (op === "in") return Array.isArray(value);
  if (op === "contains") return typeof value === "string";
  if (ORDERS.has(op)) return typeof value === "number";
  return !Array.isArray(value);
}

/** Fields that are numbers, whatever they are compared with. */
function isOfNumbers(field: string): boolean {
  return field === "value" || field === "occurred_at";
}

/** The key of a field of metadata; null for any other field. */
export function metadataKey(field: string): string | null {
  return field.startsWith(METADATA) ? field.slice(METADATA.length) : null;
}

/**
 * The number that a condition compares with; null where it compares text. Of `value` it is an
 * amount. Units: minor units, or Unix seconds.
 */
export function numberOf({ field, value }: Condition): number | bigint | null {
  const is_written = typeof value === "string" || typeof value === "number";
  if (!is_written) return null;
  if (field === "value") return parseMoney(value, { allow_zero: true });
  if (typeof value === "number") return value;
  const at = field === "occurred_at" ? parseTime(value) : null;
  return at === null ? null : unixSeconds(at);
}

/** Whether what happened meets the conditions of a rule. Pure. */
export function meets({ all, any }: Schemas["RuleConditions"], facts: JudgedFacts): boolean {
  const isMet = (condition: Condition) => meetsOne(condition, facts);
  return all.every(isMet) && (any.length === 0 || any.some(isMet));
}

function meetsOne(condition: Condition, facts: JudgedFacts): boolean {
  const { op, value } = condition;
  const number = numberOf(condition);
  const text = textOf(condition.field, facts);
  if (number !== null) return compare(op, numericOf(condition.field, facts, text), number);
  if (text === null) return op === "ne";
  if (Array.isArray(value)) return value.includes(text);
  const wanted = String(value);
  if (op === "contains") return text.includes(wanted);
  return op === "eq" ? text === wanted : text !== wanted;
}

function textOf(field: string, { name, metadata }: JudgedFacts): string | null {
  const key = metadataKey(field);
  if (key === null) return name;
  return Object.hasOwn(metadata, key) ? (metadata[key] ?? null) : null;
}

function numericOf(
  field: string,
  { value_minor, occurred_at }: JudgedFacts,
  text: string | null,
): number | bigint | null {
  if (field === "value") return value_minor;
  if (field === "occurred_at") return unixSeconds(occurred_at);
  return text !== null && NUMBER_TEXT.test(text) ? Number(text) : null;
}

/** What is no number is unequal to every number, and nothing else. */
function compare(op: Operator, is: number | bigint | null, wanted: number | bigint): boolean {
  if (is === null) return op === "ne";
  switch (op) {
    case "eq":
      return is === wanted;
    case "ne":
      return is !== wanted;
    case "gt":
      return is > wanted;
    case "gte":
      return is >= wanted;
    case "lt":
      return is < wanted;
    case "lte":
      return is <= wanted;
    default:
      return false;
  }
}
