import { fork } from "node:child_process";
import { join } from "node:path";
import type { TestCounts } from "./run-tests.ts";

const CHECK = join(import.meta.dirname, "..", "check.ts");

/** Runs every check in a process of its own, and keeps what it says for the end. */
export async function checkBeside({
  is_long,
}: {
  readonly is_long: boolean;
}): Promise<{ counts: TestCounts; output: string }> {
  const counts: TestCounts = { passed: 0, failed: 0, skipped: 0, failures: [] };
  const check = fork(CHECK, is_long ? ["--long"] : [], { silent: true });
  const said: Buffer[] = [];
  check.stdout?.on("data", (part) => said.push(part));
  check.stderr?.on("data", (part) => said.push(part));
  check.on("message", (counted) => Object.assign(counts, counted));
  const { promise, resolve } = Promise.withResolvers<number | null>();
  check.on("close", resolve);
  // A check that broke before it could count has failed all the same.
  if ((await promise) !== 0 && counts.failed === 0) counts.failed = 1;
  return { counts, output: Buffer.concat(said).toString("utf8") };
}
