/**
 * Everything that can be known without running the program, in the order of what is cheap to mend.
 */
import { countChecks } from "./check/steps.ts";

const { passed, failed } = await countChecks();
process.send?.({ passed, failed });
process.exitCode = failed > 0 ? 1 : 0;
