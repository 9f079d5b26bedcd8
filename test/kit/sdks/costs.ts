/** What the tests of all SDKs cost in a run: each file writes its own, the reporter prints all. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SCRATCH } from "../../../sdks/tools/paths.ts";

const FOLDER = join(SCRATCH, "costs");

interface Cost {
  readonly sdk: string;
  readonly seconds: number;
  readonly cpu_seconds: number;
}

export function forgetCosts(): void {
  rmSync(FOLDER, { recursive: true, force: true });
}

export function writeCost(cost: Cost): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${cost.sdk}.json`), JSON.stringify(cost));
}

/** Nothing when no SDK was tested. */
export function printCosts(): void {
  if (!existsSync(FOLDER)) return;
  const costs = readdirSync(FOLDER)
    .map((name) => JSON.parse(readFileSync(join(FOLDER, name), "utf8")) as Cost)
    .sort((one, other) => other.cpu_seconds - one.cpu_seconds);
  console.log("The SDKs, by the processor's seconds (with children that ended) and the clock's:");
  for (const { sdk, seconds, cpu_seconds } of costs) {
    const [cpu, wall] = [cpu_seconds, seconds].map((one) => one.toFixed(1).padStart(7));
    console.log(`  ${sdk.padEnd(8)}${cpu} s${wall} s`);
  }
}
