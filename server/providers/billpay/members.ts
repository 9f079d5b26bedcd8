import { parseMoney } from "#platform/values/money";

/** The members of a JSON object that was answered, before any is believed. */
export type Members = Readonly<Record<string, unknown>>;

/** Reads an object; null for anything else. */
export function membersOf(value: unknown): Members | null {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Members)
    : null;
}

/** Reads a list of objects; whatever else it holds is left out. */
export function listOf(value: unknown): Members[] {
  if (!Array.isArray(value)) return [];
  return value.map(membersOf).filter((entry) => entry !== null);
}

/** Reads a text or a number as text; anything else is empty. */
export function textOf(value: unknown): string {
  if (typeof value === "string") return value.trim();
  return typeof value === "number" ? String(value) : "";
}

export function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(textOf).filter((text) => text !== "") : [];
}

/**
 * Reads an amount, number or text, which may be below zero; null when it is none, or has more than
 * two decimals. Units: minor units.
 */
export function minorOf(value: unknown): bigint | null {
  const text = textOf(value).replaceAll(",", "");
  const is_negative = text.startsWith("-");
  const read = { allow_zero: true, allow_large: true };
  // Their answers write two decimals also where the last of them is nothing.
  const amount_minor = parseMoney(
    text.slice(is_negative ? 1 : 0).replace(/(\.\d\d)0+$/, "$1"),
    read,
  );
  return amount_minor !== null && is_negative ? -amount_minor : amount_minor;
}
