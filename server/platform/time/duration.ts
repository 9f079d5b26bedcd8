/**
 * Durations are whole seconds inside; on the wire also text such as `30m`.
 * Source: spec/base/time.tsp.
 */

const SECONDS_OF_UNIT: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400 };
/** Ten years: no rule of the product waits longer. */
const SECONDS_MAX = 315_360_000;
const WRITTEN_DURATION = /^(\d{1,9})([smhd]?)$/;

/**
 * Reads a duration as a request writes it: whole seconds, or a whole number with `s`, `m`, `h` or
 * `d`; null when it is not one. Zero is a duration; whether a field takes it is the field's rule.
 */
export function parseDuration(written: number | string): number | null {
  const found = WRITTEN_DURATION.exec(String(written));
  if (found === null) return null;
  const [, count = "", unit = ""] = found;
  const seconds = Number(count) * (SECONDS_OF_UNIT[unit] ?? 1);
  return seconds <= SECONDS_MAX ? seconds : null;
}
