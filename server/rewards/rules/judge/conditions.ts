/** Conditions of rules: what can be compared with what. */
import type { Schemas } from "@svc/generated/routes";
import { parseMoney } from "#platform/money";
import { parseTime, unixSeconds } from "#platform/time";

type Condition = Schemas["RuleCondition"];
type Operator = Schemas["RuleOperator"];

const ORDERS: ReadonlySet<Operator> = new Set(["gt", "gte", "lt", "lte"]);
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

/**
 * The number that a condition compares with; null where it compares text. Of `value` it is an
 * amount. Units: minor units, or Unix seconds.
 */
function numberOf({ field, value }: Condition): number | bigint | null {
  const is_written = typeof value === "string" || typeof value === "number";
  if (!is_written) return null;
  if (field === "value") return parseMoney(value, { allow_zero: true });
  if (typeof value === "number") return value;
  const at = field === "occurred_at" ? parseTime(value) : null;
  return at === null ? null : unixSeconds(at);
}
