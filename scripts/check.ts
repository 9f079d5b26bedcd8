/**
 * Everything that can be known without running the program, in the order of what is cheap to mend.
 */
import { lastLine } from "./check/last-line.ts";
import { countChecks } from "./check/steps.ts";

const counts = await countChecks();
process.send?.(counts);
if (process.send === undefined) console.log(lastLine(counts));
process.exitCode = counts.failed > 0 ? 1 : 0;
