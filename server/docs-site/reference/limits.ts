/** The limits of a value in words: `1–128 characters`, `up to 10`. */
import type { Schema } from "../contract.ts";

/** A bound that only says how large a number can be written. */
const BOUNDLESS = 2_000_000_000;

export function limitsOf(schema: Schema): string[] {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, maxProperties } = schema;
  return [
    // A pattern without a shortest length says by itself how long a text is.
    schema.pattern !== undefined && minLength === undefined
      ? null
      : range(minLength, maxLength, " characters"),
    maximum !== undefined && maximum > BOUNDLESS ? null : range(minimum, maximum, ""),
    range(minItems, maxItems, " entries"),
    maxProperties === 1 ? "one key" : range(undefined, maxProperties, " keys"),
    schema.default === undefined ? null : `default \`${plain(schema.default)}\``,
  ].filter((limit) => limit !== null);
}

function range(least: number | undefined, most: number | undefined, unit: string): string | null {
  if (least !== undefined && most !== undefined && least > 0) {
    return least === most ? `${least}${unit}` : `${least}–${most}${unit}`;
  }
  if (most !== undefined) return least === 0 ? `0–${most}${unit}` : `up to ${most}${unit}`;
  return least === undefined || least === 0 ? null : `at least ${least}${unit}`;
}

function plain(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
