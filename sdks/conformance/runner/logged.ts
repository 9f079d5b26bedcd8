/** What an SDK has written of a call to standard error, or to the logger that it was handed. */
import { setTimeout as pause } from "node:timers/promises";
import type { Driver } from "./driver.ts";

/** Standard error comes on a way of its own, and may be later than the answer. */
const LATE_MS = 2_000;
/** A virtual machine says other things there too. */
const OF_AN_SDK = /^(?:svc|own) /;

/** Patterns of whole lines, in their order, against what was written after `from`. */
export async function logDifferences(
  patterns: readonly string[],
  driver: Driver,
  from: number,
): Promise<string[]> {
  const ends_ms = performance.now() + LATE_MS;
  for (;;) {
    const lines = linesOf(driver.errors().slice(from));
    const matching = lines.filter((line, index) => isAs(patterns[index], line));
    const is_whole = lines.length === patterns.length && matching.length === lines.length;
    if (is_whole) return [];
    if (performance.now() >= ends_ms) return [`logged ${JSON.stringify(lines)}`];
    await pause(20);
  }
}

function linesOf(text: string): string[] {
  // What has no line break yet is half a line.
  return text
    .split("\n")
    .slice(0, -1)
    .map((line) => line.replace(/\r$/, ""))
    .filter((line) => OF_AN_SDK.test(line));
}

function isAs(pattern: string | undefined, line: string): boolean {
  return pattern !== undefined && new RegExp(`^${pattern}$`).test(line);
}
