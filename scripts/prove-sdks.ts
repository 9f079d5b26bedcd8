/**
 * Runs the tests of the SDKs that are proven by change and those of the comparison with the
 * release, or what is named of them, as CI does: a missing compiler is a failure. What passes is
 * written down in sdks/proven.json, or in scripts/compatibility, so that `npm test` need not run it
 * again before something of it changes.
 */
import { runTests } from "./check/run-tests.ts";
import { filesOf, madeOf, PROVABLE, recordedText, recordProofs } from "./test/record-proofs.ts";
import { MACHINE_CLOCK } from "./test/sdk-tests.ts";

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !PROVABLE.includes(name));
if (unknown.length > 0) {
  console.error(
    `Nothing is proven by the name ${unknown.join(", ")}; there are ${PROVABLE.join(", ")}.`,
  );
  process.exit(2);
}

const names = asked.length > 0 ? asked : PROVABLE;
const before = madeOf(names);
const run = await runTests(names.flatMap(filesOf), { ...MACHINE_CLOCK, CI: "true" });
const written = recordProofs(run.files, before);
const left = names.filter((name) => !written.includes(name));
console.log(recordedText(written));
if (left.length > 0) console.log(`Not proven: ${left.join(", ")}.`);
process.exitCode = run.failed > 0 || left.length > 0 ? 1 : 0;
console.log(`${run.passed} passed, ${run.failed} failed, ${run.skipped} skipped`);
