/**
 * Runs the tests of the SDKs that are proven by change, or of those that are named, as CI does: a
 * missing compiler is a failure. What passes is written down in sdks/proven.json, so that
 * `npm test` need not run it again before something of it changes.
 */
import { hashesOfParts, PROVEN_BY_CHANGE, writeProofs } from "../sdks/tools/proven.ts";
import { runTests } from "./check/run-tests.ts";
import { filesProving, MACHINE_CLOCK } from "./test/sdk-tests.ts";

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !PROVEN_BY_CHANGE.includes(name));
if (unknown.length > 0) {
  const known = PROVEN_BY_CHANGE.join(", ");
  console.error(`Nothing is proven by the name ${unknown.join(", ")}; there are ${known}.`);
  process.exit(2);
}

const names = asked.length > 0 ? asked : PROVEN_BY_CHANGE;
const before = hashesOfParts(names);
const { files, passed, failed, skipped } = await runTests(names.flatMap(filesProving), {
  ...MACHINE_CLOCK,
  CI: "true",
});
const after = hashesOfParts(names);
const green = names.flatMap((name) => {
  const proving = filesProving(name).map((path) => files.find((file) => file.path === path));
  const [file] = proving;
  const made_of = before?.[name];
  const is_green = proving.every((one) => one !== undefined && one.failed === 0 && one.passed > 0);
  if (file === undefined || !is_green) return [];
  // What changed while it was tested is proven neither as it was nor as it is.
  if (made_of === undefined || made_of !== after?.[name]) return [];
  return [[name, { made_of, tests: file.passed + file.skipped }] as const];
});
writeProofs(Object.fromEntries(green));
const written = green.map(([name]) => name);
const left = names.filter((name) => !written.includes(name));
if (written.length > 0) console.log(`In sdks/proven.json as passed: ${written.join(", ")}.`);
if (left.length > 0) console.log(`Not proven: ${left.join(", ")}.`);
process.exitCode = failed > 0 || left.length > 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
