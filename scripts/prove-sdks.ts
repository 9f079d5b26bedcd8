/**
 * Runs the tests of the SDKs that are proven by change and those of the comparison with the
 * release, or what is named of them, as CI does: a missing compiler is a failure. What passes is
 * written down in sdks/proven.json, or in scripts/compatibility, so that `npm test` need not run it
 * again before something of it changes.
 */
import { hashesOfParts, PROVEN_BY_CHANGE, writeProofs } from "../sdks/tools/proven.ts";
import { runTests, type TestRun } from "./check/run-tests.ts";
import {
  hashOfComparison,
  RELEASE,
  RELEASE_TESTS,
  writeReleaseProof,
} from "./test/release-tests.ts";
import { filesProving, MACHINE_CLOCK } from "./test/sdk-tests.ts";

const known = [...PROVEN_BY_CHANGE, RELEASE];
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(
    `Nothing is proven by the name ${unknown.join(", ")}; there are ${known.join(", ")}.`,
  );
  process.exit(2);
}

const names = asked.length > 0 ? asked : known;
const of_sdks = names.filter((name) => name !== RELEASE);
const before = hashesNow();
const run = await runTests(names.flatMap(filesOf), { ...MACHINE_CLOCK, CI: "true" });
const after = hashesNow();
const green = names.flatMap((name) => {
  const made_of = before[name];
  const tests = greenTests(run, name);
  // What changed while it was tested is proven neither as it was nor as it is.
  if (tests === null || made_of === undefined || made_of !== after[name]) return [];
  return [[name, { made_of, tests }] as const];
});
const { [RELEASE]: release, ...sdks } = Object.fromEntries(green);
writeProofs(sdks);
if (release !== undefined) writeReleaseProof(release);
const written = green.map(([name]) => name);
const left = names.filter((name) => !written.includes(name));
if (written.length > 0) console.log(`Written down as passed: ${written.join(", ")}.`);
if (left.length > 0) console.log(`Not proven: ${left.join(", ")}.`);
process.exitCode = run.failed > 0 || left.length > 0 ? 1 : 0;
console.log(`${run.passed} passed, ${run.failed} failed, ${run.skipped} skipped`);

/** Of what each name is made as it stands. */
function hashesNow(): Readonly<Record<string, string>> {
  const hashes = hashesOfParts(of_sdks) ?? {};
  return names.includes(RELEASE) ? { ...hashes, [RELEASE]: hashOfComparison() } : hashes;
}

function filesOf(name: string): readonly string[] {
  return name === RELEASE ? RELEASE_TESTS : filesProving(name);
}

/** How many tests an ordinary run is spared; null where something of them has not passed. */
function greenTests({ files }: TestRun, name: string): number | null {
  const proving = filesOf(name).flatMap((path) => files.filter((file) => file.path === path));
  const is_green = proving.every(({ failed, passed }) => failed === 0 && passed > 0);
  if (proving.length < filesOf(name).length || !is_green) return null;
  // Of what is proven with the generator the files are counted, and not here.
  const counted = name === RELEASE ? proving : proving.slice(0, 1);
  return counted.reduce((sum, { passed, skipped }) => sum + passed + skipped, 0);
}
