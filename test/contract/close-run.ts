/**
 * Ends a whole run: says how much of the product stands in the contract, and judges the coverage
 * ledger from the folder that the run's workers wrote to. Fails when the ledger has a hole.
 */
import { substitutes } from "../kit/gate-classes.ts";
import { readSeen } from "../kit/seen.ts";
import { countPairs, describePairs } from "./count-pairs.ts";
import { describeCoverage, isWhole, judgeCoverage } from "./coverage-ledger.ts";
import { DECLARED_IMPLEMENTED_LATER } from "./declared-kept-later.ts";

const [folder = ""] = process.argv.slice(2);
const judgement = judgeCoverage(readSeen(folder), DECLARED_IMPLEMENTED_LATER, substitutes());
const is_whole = isWhole(judgement);
console.log(`${is_whole ? "✓" : "✗"} coverage ledger`);
for (const line of describeCoverage(judgement)) console.log(line);
console.log(describePairs(countPairs()));
process.exitCode = is_whole ? 0 : 1;
