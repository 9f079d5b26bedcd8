import type { Counts } from "./steps.ts";

/**
 * How many passed and failed, and which failed: their complaints stand above, among the rest. What
 * could not be checked is named as well, because it has not passed.
 */
export function lastLine({ passed, failed, failures, unchecked }: Counts): string {
  const named = failed === 0 ? "" : `: ${failures.join(", ")}`;
  const open = unchecked.length === 0 ? "" : `; not checked: ${unchecked.join(", ")}`;
  return `${passed} passed, ${failed} failed${named}${open}`;
}
