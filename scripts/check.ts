/**
 * Everything that can be known without running the program, in the order of what is cheap to mend.
 */
import { countChecks } from "./check/steps.ts";

const counts = await countChecks();
process.send?.(counts);
process.exitCode = counts.failed > 0 ? 1 : 0;
