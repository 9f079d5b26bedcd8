/**
 * Checks and tests everything, judges the coverage of the whole run, and ends with one line that
 * counts it. With arguments it runs only the tests that they name, as vitest reads them.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runTests } from "./check/run-tests.ts";
import { type Counts, countChecks } from "./check/steps.ts";

const TEST = join(import.meta.dirname, "..", "test");
const NOTHING: Counts = { passed: 0, failed: 0 };

const started = performance.now();
const names = process.argv.slice(2);
const is_whole = names.length === 0;
const coverage_folder = mkdtempSync(join(tmpdir(), "svc-coverage-"));
const checked = is_whole ? await countChecks() : NOTHING;
const tested = await runTests(names, { SVC_TEST_COVERAGE: coverage_folder });
const judged = is_whole ? judgeCoverage() : NOTHING;
rmSync(coverage_folder, { recursive: true });
const passed = checked.passed + tested.passed + judged.passed;
const failed = checked.failed + tested.failed + judged.failed;
process.exitCode = failed > 0 ? 1 : 0;
console.log(`All of it took ${((performance.now() - started) / 1_000).toFixed(0)} s.`);
console.log(`${passed} passed, ${failed} failed, ${tested.skipped} skipped`);

/** One test more, which only a whole run can pass. */
function judgeCoverage(): Counts {
  const judge = join(TEST, "contract", "close-run.ts");
  const { status } = spawnSync(process.execPath, [judge, coverage_folder], { stdio: "inherit" });
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
