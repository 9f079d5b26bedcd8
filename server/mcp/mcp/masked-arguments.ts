import { shortened } from "#journal/requests";

/** Arguments that name nobody; all others may, and may hold anything that a model writes. */
const PLAIN: ReadonlySet<string> = new Set([
  "amount",
  "bundle_id",
  "client_reference",
  "completion_id",
  "currency",
  "on_zesa_down",
  "program",
  "quote",
  "send",
  "type",
  "validate_only",
]);
/** The other arguments of tools that write; what no tool has is not kept at all. */
const MASKED: ReadonlySet<string> = new Set([
  "meter",
  "phone",
  "reason",
  "recipient",
  "sms_message",
  "token_phone",
]);
/** Longer than any of these may be: 128 characters, of which each may count as two. */
const CHARACTERS_MAX = 256;
const NUMBER = /^\+?[\d -]{9,32}$/;

/** What the audit log keeps of the arguments of a tool: of a number or meter the last digits. */
export function maskedArguments(given: object): Record<string, string> {
  const known = Object.entries(given).filter(([name]) => PLAIN.has(name) || MASKED.has(name));
  return Object.fromEntries(
    known.map(([name, value]) => [name, PLAIN.has(name) ? plain(value) : masked(value)]),
  );
}

function plain(value: unknown): string {
  return shortened(textOf(value), CHARACTERS_MAX);
}

function masked(value: unknown): string {
  const text = textOf(value);
  return NUMBER.test(text) ? `***${text.slice(-4)}` : "***";
}

/** An object may name anything its `toString`; the gate has bounded how deep it nests. */
function textOf(value: unknown): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
