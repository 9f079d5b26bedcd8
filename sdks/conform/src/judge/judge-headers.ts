/** Whether an answer has the headers that are listed, in their form, and no others of them. */
import {
  ANSWER_HEADERS,
  HEADERS,
  type HeaderFacts,
  type HeaderName,
} from "../../../../generated/headers.ts";
import type { OperationFacts } from "../../../../generated/operations.ts";
import type { Exchange } from "../exchange.ts";
import { type Fault, fault } from "../rules.ts";

/** Sent when there is a reason: a repeated request, a time to wait, or something that ends. */
const CONDITIONAL: readonly string[] = [
  "Deprecation",
  "Link",
  "Sunset",
  "Idempotent-Replayed",
  "Original-Request",
  "Retry-After",
];
const NAMES = Object.keys(HEADERS) as HeaderName[];

export function headerFaults({ status, headers }: Exchange, { id }: OperationFacts): Fault[] {
  const listed = ANSWER_HEADERS[id][status];
  // A status that is not listed lists no headers either.
  if (listed === undefined) return [];
  return NAMES.flatMap((name): Fault[] => {
    const value = headers[name.toLowerCase()];
    const place = `response header ${name}`;
    if (value === undefined) {
      const is_due = listed.includes(name) && !CONDITIONAL.includes(name);
      return is_due ? [fault("header-missing", place, "is missing")] : [];
    }
    const words = valueWords(value, HEADERS[name]);
    return [
      ...(words === null ? [] : [fault("header-value", place, words)]),
      ...(listed.includes(name) ? [] : [unlisted(name, status)]),
    ];
  });
}

/** A header that says what cannot be so is a fault; one more of the others harms nobody. */
function unlisted(name: HeaderName, status: number): Fault {
  const level = CONDITIONAL.includes(name) ? "error" : "note";
  const place = `response header ${name}`;
  return fault("header-unlisted", place, `is not listed for ${status}`, level);
}

function valueWords(value: string, facts: HeaderFacts): string | null {
  if (facts.const !== undefined) return value === facts.const ? null : `must be ${facts.const}`;
  if (facts.pattern !== undefined && !new RegExp(facts.pattern, "u").test(value)) {
    return `must match ${facts.pattern}`;
  }
  if (facts.type !== "integer") return value === "" ? "is empty" : null;
  const { minimum = 0, maximum = Number.MAX_SAFE_INTEGER } = facts;
  const is_whole = /^\d{1,15}$/.test(value);
  if (is_whole && Number(value) >= minimum && Number(value) <= maximum) return null;
  return `must be a whole number from ${minimum} to ${maximum}`;
}
