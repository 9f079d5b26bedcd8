/** What the tests of one SDK cost: wall time, and the processor's time with all children. */
import { existsSync, readFileSync } from "node:fs";
import { afterAll, beforeAll } from "vitest";
import { writeCost } from "./costs.ts";

/** Called first in the file, so that it starts before everything else and ends after it. */
export function noteCost(sdk: string): void {
  let started_ms = 0;
  let cpu_before = 0;
  beforeAll(() => {
    started_ms = performance.now();
    cpu_before = cpuSeconds();
  });
  afterAll(() => {
    const seconds = (performance.now() - started_ms) / 1_000;
    writeCost({ sdk, seconds, cpu_seconds: cpuSeconds() - cpu_before });
  });
}

/**
 * Of this process and of all children that ended. Only Linux says it of the children; elsewhere
 * they are left out.
 */
function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  const own = (user + system) / 1_000_000;
  if (!existsSync("/proc/self/stat")) return own;
  // The name of the process stands in brackets and may hold blanks.
  const fields = readFileSync("/proc/self/stat", "utf8").split(") ")[1]?.split(" ") ?? [];
  const [user_ticks = 0, system_ticks = 0] = fields.slice(13, 15).map(Number);
  return own + (user_ticks + system_ticks) / 100;
}
