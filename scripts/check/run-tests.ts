import { fork } from "node:child_process";
import { join } from "node:path";
import type { TestedFile } from "../test/test-times.ts";

/** How many tests passed, failed and were left out. */
export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
  /** A line for each failure, where there is more to say than its count. */
  failures: string[];
}

/** What a run of vitest tells at its end. */
export interface TestRun extends TestCounts {
  files: TestedFile[];
}

const TEST = join(import.meta.dirname, "..", "..", "test");
const VITEST = join(TEST, "node_modules", "vitest", "vitest.mjs");

/** Runs vitest with arguments of its own, under this Node, and counts what it ran. */
export async function runTests(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  { hear }: { readonly hear?: (part: Buffer) => void } = {},
): Promise<TestRun> {
  const counts: TestRun = { passed: 0, failed: 0, skipped: 0, failures: [], files: [] };
  const config = ["--config", join(TEST, "vitest.config.ts")];
  const reporters = ["default", join(TEST, "kit", "count-reporter.ts")];
  const flags = reporters.map((reporter) => `--reporter=${reporter}`);
  const run = fork(VITEST, ["run", ...config, ...flags, ...args], {
    cwd: join(TEST, ".."),
    env: { ...process.env, ...environment },
    silent: hear !== undefined,
  });
  if (hear !== undefined) for (const stream of [run.stdout, run.stderr]) stream?.on("data", hear);
  run.on("message", (message) => Object.assign(counts, message));
  const { promise, resolve } = Promise.withResolvers<number | null>();
  run.on("close", resolve);
  // A run that broke before it could count has failed all the same.
  if ((await promise) !== 0 && counts.failed === 0) counts.failed = 1;
  return counts;
}
