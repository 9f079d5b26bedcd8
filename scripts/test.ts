/**
 * Checks and tests everything, judges the coverage of the whole run, and ends with one line that
 * counts it. With arguments it runs only the tests that they name, as vitest reads them; with the
 * id of an operation, the tests of that operation, and says what of it they did not provoke. With
 * `--changed` it runs what a change since `origin/main`, or another commit, needs first. With
 * `--long` everything is run for real and whole, which is what `npm run test:long` does.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { OPERATIONS, type OperationFacts, type OperationId } from "../generated/operations.ts";
import { checkBeside } from "./check/check-beside.ts";
import { runTests, type TestCounts, type TestRun } from "./check/run-tests.ts";
import { namesOf } from "./new-operation/names-of.ts";
import { changedSince, changedText, chooseChanged, testFiles } from "./test/changed-tests.ts";
import { madeOf, PROVABLE, recordedText, recordProofs } from "./test/record-proofs.ts";
import { leftOutOfReleaseText, RELEASE_TESTS, standingProof } from "./test/release-tests.ts";
import { chooseSdkTests, leftOutText, MACHINE_CLOCK, type SdkTests } from "./test/sdk-tests.ts";
import { keepTestMap, MODULES_RUN, readTestMap } from "./test/test-map.ts";
import { folderTimesText, keepTestTimes, readTestTimes } from "./test/test-times.ts";

const TEST = join(import.meta.dirname, "..", "test");
const SDK_TESTS = "test/sdks";
const LONG_FLAG = "--long";
const CHANGED_FLAG = "--changed";
const LONG = { SVC_TEST_LONG: "1" };
/** Files of the server run several at a time. */
const ONE_BY_ONE = ["--maxWorkers", "1"];
const NOTHING: TestCounts = { passed: 0, failed: 0, skipped: 0, failures: [] };

const started = performance.now();
const args = process.argv.slice(2);
const names = args.filter((arg) => arg !== LONG_FLAG && arg !== CHANGED_FLAG);
const is_long = args.includes(LONG_FLAG);
const counts = await run();
const passed = sum(counts.map((one) => one.passed));
const failed = sum(counts.map((one) => one.failed));
const skipped = sum(counts.map((one) => one.skipped));
const failures = counts.flatMap((one) => one.failures);
process.exitCode = failed > 0 ? 1 : 0;
if (failures.length > 0) console.log(`\nFailed:\n  ${failures.join("\n  ")}\n`);
console.log(`All of it took ${secondsSince(started)} s.`);
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);

async function run(): Promise<TestCounts[]> {
  if (args.includes(CHANGED_FLAG)) return [await runChanged(names[0] ?? "origin/main")];
  return names.length === 0 ? await runAll() : [await runNamed(names)];
}

/** What a change needs first. */
async function runChanged(commit: string): Promise<TestCounts> {
  const map = readTestMap();
  const changed = changedSince(commit);
  const chosen = chooseChanged({ changed, map, times: readTestTimes(), tests: testFiles() });
  console.log(changedText(chosen, map !== null));
  return await runAndTime(chosen.files);
}

/** The server's part with the checks beside it, and the SDKs' part; each says how long it took. */
async function runAll(): Promise<TestCounts[]> {
  const chosen = chooseSdkTests(is_long);
  const release = standingProof({ is_long });
  const made_of = is_long ? madeOf(PROVABLE) : null;
  const beside = chosen.is_beside ? runSdksBeside(chosen) : null;
  const folder = mkdtempSync(join(tmpdir(), "svc-coverage-"));
  const modules = mkdtempSync(join(tmpdir(), "svc-modules-"));
  const counted = { SVC_TEST_COVERAGE: folder, ...(is_long ? { [MODULES_RUN]: modules } : {}) };
  const [checked, server] = await Promise.all([
    checkBeside({ is_long }),
    runAndTime(without([`${SDK_TESTS}/**`, ...(release === null ? [] : RELEASE_TESTS)]), counted),
  ]);
  if (is_long) keepTestMap(modules);
  rmSync(modules, { recursive: true });
  console.log(checked.output);
  const judged = judgeCoverage(folder);
  rmSync(folder, { recursive: true });
  const server_seconds = secondsSince(started);
  const { sdks, said, seconds } = await (beside ?? runSdks(chosen));
  console.log(said);
  const files = [...server.files, ...sdks.files];
  if (made_of !== null) console.log(recordedText(recordProofs(files, made_of)));
  console.log(folderTimesText(files));
  if (chosen.left_out.length > 0) console.log(leftOutText(chosen));
  if (release !== null) console.log(leftOutOfReleaseText(release));
  console.log(`The server's part took ${server_seconds} s, that of the SDKs ${seconds} s.`);
  // Of what was proven with another the files are counted: the number of its tests is not known.
  const left_out = sum(chosen.left_out.map(({ tests }) => tests)) + chosen.proven_with_it.length;
  const skipped = left_out + (release?.tests ?? 0);
  return [checked.counts, server, judged, sdks, { ...NOTHING, skipped }];
}

/** Everything but these files. */
function without(files: readonly string[]): string[] {
  return files.flatMap((file) => ["--exclude", file]);
}

interface SdksRun {
  readonly sdks: TestRun;
  readonly seconds: string;
  /** What it has said, where nobody has heard it yet. */
  readonly said: string;
}

async function runSdks({ files }: SdkTests): Promise<SdksRun> {
  const begun = performance.now();
  const sdks = await runAndTime(files, MACHINE_CLOCK);
  return { sdks, seconds: secondsSince(begun), said: "" };
}

/** Tests of SDKs wait for seconds to pass: they are run one by one, and told of later. */
async function runSdksBeside({ files }: SdkTests): Promise<SdksRun> {
  const begun = performance.now();
  const said: Buffer[] = [];
  const hear = (part: Buffer) => void said.push(part);
  // A long run is whole: a missing compiler is a failure, and what passes is proven.
  const environment = { ...MACHINE_CLOCK, ...(is_long ? { ...LONG, CI: "true" } : {}) };
  const sdks = await runTests([...files, ...ONE_BY_ONE], environment, { hear });
  keepTestTimes(sdks.files);
  return { sdks, seconds: secondsSince(begun), said: Buffer.concat(said).toString("utf8") };
}

/** The tests that a person names. */
async function runNamed([name = "", ...others]: readonly string[]): Promise<TestCounts> {
  if (others.length > 0 || !Object.hasOwn(OPERATIONS, name)) {
    const is_sdks = [name, ...others].every((one) => one.startsWith(SDK_TESTS));
    return await runAndTime([name, ...others], is_sdks ? MACHINE_CLOCK : {});
  }
  const operation = OPERATIONS[name as OperationId];
  const folder = mkdtempSync(join(tmpdir(), "svc-coverage-"));
  const counts = await runTests([...testsOf(operation), "--passWithNoTests"], {
    SVC_TEST_COVERAGE: folder,
    SVC_TEST_OPERATION: operation.id,
    ...(is_long ? LONG : {}),
  });
  const judge = join(TEST, "contract", "close-operation.ts");
  spawnSync(process.execPath, [judge, folder, operation.id], { stdio: "inherit" });
  rmSync(folder, { recursive: true });
  return counts;
}

/** Runs tests, and keeps how long each file took. */
async function runAndTime(
  of: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<TestRun> {
  const run = await runTests(of, { ...environment, ...(is_long ? LONG : {}) });
  keepTestTimes(run.files);
  return run;
}

/** Its own tests, and those that try the same of every operation. */
function testsOf(operation: OperationFacts): string[] {
  const { module } = operation;
  const own = `test/operations/${module}/${namesOf(operation).file}.`;
  return [own, "test/http/every-operation", "test/contract/every-list"];
}

/** One test more, which only a whole run can pass. */
function judgeCoverage(folder: string): TestCounts {
  const judge = join(TEST, "contract", "close-run.ts");
  const { status } = spawnSync(process.execPath, [judge, folder], { stdio: "inherit" });
  return status === 0
    ? { ...NOTHING, passed: 1 }
    : { ...NOTHING, failed: 1, failures: ["coverage of the contract by the whole run"] };
}

function secondsSince(start: number): string {
  return ((performance.now() - start) / 1_000).toFixed(0);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
