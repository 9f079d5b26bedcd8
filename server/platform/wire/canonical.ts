/**
 * One text for every way of writing the same body, and its fingerprint: `5`, `"5"` and `"5.00"` are
 * the same amount, and a number and a text may be the same time.
 * Source: docs/guides/idempotency.md, "The rules".
 */
import { createHash } from "node:crypto";
import { KINDS_OF_FIELDS } from "@svc/generated/canonical";
import { refuse } from "../refusal.ts";
import { parseTime } from "../time/instants.ts";
import { normaliseMeter } from "../values/meter-number.ts";
import { formatMoney, parseMoney } from "../values/money.ts";
import { normaliseMobile } from "../values/phone.ts";

/** No body of the interface nests deeper; a deeper one could exhaust the stack. */
const DEPTH_MAX = 32;

/** Hex SHA-256 of a request body, the same for every way of writing it. */
export function fingerprintOf(body: unknown): string {
  return createHash("sha256").update(canonicalJson(body)).digest("hex");
}

/**
 * JSON with sorted keys, amounts with two decimals, currencies in capitals, phones in E.164 and
 * times in milliseconds; a value that does not parse stays as sent, and so does everything under
 * `metadata`.
 *
 * Refuses: `parameter_invalid` for a body nested deeper than any the interface knows.
 */
export function canonicalJson(body: unknown): string {
  return write(body, { depth: 0, as_sent: false });
}

interface Place {
  depth: number;
  as_sent: boolean;
}

function write(value: unknown, { depth, as_sent }: Place): string {
  if (depth > DEPTH_MAX) {
    refuse("parameter_invalid", { message: `The body nests deeper than ${DEPTH_MAX} levels.` });
  }
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  return Array.isArray(value)
    ? writeList(value, { depth: depth + 1, as_sent })
    : writeFields(value as Record<string, unknown>, { depth: depth + 1, as_sent });
}

/** Texts grow in place, because a body may hold hundreds of thousands of values. */
function writeList(entries: readonly unknown[], place: Place): string {
  let text = "[";
  for (const entry of entries) text += `${text.length > 1 ? "," : ""}${write(entry, place)}`;
  return `${text}]`;
}

function writeFields(fields: Record<string, unknown>, { depth, as_sent }: Place): string {
  let text = "{";
  for (const name of Object.keys(fields).sort()) {
    const field = fields[name];
    if (field === undefined) continue;
    const place = { depth, as_sent: as_sent || name === "metadata" };
    const normal = place.as_sent ? field : normalised(name, field);
    text += `${text.length > 1 ? "," : ""}${JSON.stringify(name)}:${write(normal, place)}`;
  }
  return `${text}}`;
}

function normalised(name: string, value: unknown): unknown {
  if (typeof value !== "string" && typeof value !== "number") return value;
  const kind = Object.hasOwn(KINDS_OF_FIELDS, name) ? KINDS_OF_FIELDS[name] : undefined;
  if (kind === "money") {
    const amount_minor = parseMoney(value, { allow_zero: true });
    return amount_minor === null ? value : formatMoney(amount_minor);
  }
  if (kind === "time") {
    const at = parseTime(value);
    // No request writes a time like this, so that what is no time stays another.
    return at === null ? value : `${at} ms`;
  }
  if (typeof value === "number") return value;
  if (kind === "currency") return /^(?:usd|zwg)$/i.test(value) ? value.toUpperCase() : value;
  if (kind === "phone") return normaliseMobile(value)?.e164 ?? normaliseMeter(value) ?? value;
  return value;
}
