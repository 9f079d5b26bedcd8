import type { Counts } from "./steps.ts";

/** How many passed and failed, and which failed: their complaints stand above, among the rest. */
export function lastLine({ passed, failed, failures }: Counts): string {
  const named = failed === 0 ? "" : `: ${failures.join(", ")}`;
  return `${passed} passed, ${failed} failed${named}`;
}
