/**
 * The long version of the crash tests: servers and workers are killed 50 times at each moment, or
 * as often as the argument says, and told of as it goes.
 */
import { runTests } from "./check/run-tests.ts";

const KILLS = 50;

const [asked] = process.argv.slice(2);
const kills = asked === undefined ? KILLS : Number(asked);
if (!Number.isInteger(kills) || kills < 1) {
  console.error(`"${asked}" is no number of kills; say a whole one from 1, or none for ${KILLS}.`);
  process.exit(2);
}

const started = performance.now();
console.log(`Killing ${kills} times at each moment.`);
const { passed, failed, skipped } = await runTests(
  ["--disableConsoleIntercept=true", "test/crash"],
  { CRASH_KILLS: String(kills), SVC_TEST_LONG: "1" },
);
process.exitCode = failed > 0 ? 1 : 0;
console.log(`All of it took ${((performance.now() - started) / 1_000).toFixed(0)} s.`);
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
