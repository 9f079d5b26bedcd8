import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Reporter } from "vitest/node";
import { COSTS, type Cost } from "./sdks/cost.ts";

/** Prints at the end of a run what the tests of each SDK cost. */
export default class CostReporter implements Reporter {
  onInit(): void {
    rmSync(COSTS, { recursive: true, force: true });
  }

  onTestRunEnd(): void {
    if (!existsSync(COSTS)) return;
    const costs = readdirSync(COSTS)
      .map((name) => JSON.parse(readFileSync(join(COSTS, name), "utf8")) as Cost)
      .sort((one, other) => other.cpu_seconds - one.cpu_seconds);
    console.log("The SDKs, by the processor's seconds (with children that ended) and the clock's:");
    for (const { sdk, seconds, cpu_seconds } of costs) {
      const [cpu, wall] = [cpu_seconds, seconds].map((one) => one.toFixed(1).padStart(7));
      console.log(`  ${sdk.padEnd(8)}${cpu} s${wall} s`);
    }
  }
}
