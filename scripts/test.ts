/**
 * Checks and tests everything, judges the coverage of the whole run, and ends with one line that
 * counts it. With arguments it runs only the tests that they name, as vitest reads them.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkBeside } from "./check/check-beside.ts";
import { runTests, type TestCounts } from "./check/run-tests.ts";

const TEST = join(import.meta.dirname, "..", "test");
const SDK_TESTS = "test/sdks";

const started = performance.now();
const names = process.argv.slice(2);
const counts = names.length === 0 ? await runAll() : [await runTests(names, {})];
const passed = sum(counts.map((one) => one.passed));
const failed = sum(counts.map((one) => one.failed));
const skipped = sum(counts.map((one) => one.skipped));
const failures = counts.flatMap((one) => one.failures);
process.exitCode = failed > 0 ? 1 : 0;
if (failures.length > 0) console.log(`\nFailed:\n  ${failures.join("\n  ")}\n`);
console.log(`All of it took ${secondsSince(started)} s.`);
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);

/** The server's part with the checks beside it, then the SDKs' part; each says how long it took. */
async function runAll(): Promise<TestCounts[]> {
  const folder = mkdtempSync(join(tmpdir(), "svc-coverage-"));
  const environment = { SVC_TEST_COVERAGE: folder };
  const [checked, server] = await Promise.all([
    checkBeside(),
    runTests(["--exclude", `${SDK_TESTS}/**`], environment),
  ]);
  console.log(checked.output);
  const judged = judgeCoverage(folder);
  rmSync(folder, { recursive: true });
  const server_seconds = secondsSince(started);
  const sdks_started = performance.now();
  const sdks = await runTests([SDK_TESTS], {});
  const sdk_seconds = secondsSince(sdks_started);
  console.log(`The server's part took ${server_seconds} s, that of the SDKs ${sdk_seconds} s.`);
  return [checked.counts, server, judged, sdks];
}

/** One test more, which only a whole run can pass. */
function judgeCoverage(folder: string): TestCounts {
  const judge = join(TEST, "contract", "close-run.ts");
  const { status } = spawnSync(process.execPath, [judge, folder], { stdio: "inherit" });
  return status === 0
    ? { passed: 1, failed: 0, skipped: 0, failures: [] }
    : { passed: 0, failed: 1, skipped: 0, failures: ["coverage of the contract by the whole run"] };
}

function secondsSince(start: number): string {
  return ((performance.now() - start) / 1_000).toFixed(0);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
