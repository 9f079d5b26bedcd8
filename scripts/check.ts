/**
 * Everything that can be known without running the program, in the order of what is cheap to mend.
 */
import { lastLine } from "./check/last-line.ts";
import { countChecks } from "./check/steps.ts";

/** A run of the tests asks only what was not judged before, unless it is a long one. */
const is_of_tests = process.send !== undefined && !process.argv.includes("--long");
const counts = await countChecks({ anew: !is_of_tests });
process.send?.(counts);
if (process.send === undefined) console.log(lastLine(counts));
process.exitCode = counts.failed > 0 ? 1 : 0;
