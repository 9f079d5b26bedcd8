/** What the tests of one SDK cost: wall time, and the processor's time with all children. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { SCRATCH } from "../../../sdks/tools/paths.ts";

export const COSTS = join(SCRATCH, "costs");

export interface Cost {
  readonly sdk: string;
  readonly seconds: number;
  readonly cpu_seconds: number;
}

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
    const cost: Cost = { sdk, seconds, cpu_seconds: cpuSeconds() - cpu_before };
    mkdirSync(COSTS, { recursive: true });
    writeFileSync(join(COSTS, `${sdk}.json`), JSON.stringify(cost));
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
