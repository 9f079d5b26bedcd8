/**
 * Allocations: batches that an employer made, with a number of their own. What they sell, reserve
 * and wait for is the batch's.
 *
 * Promises: a number of an account is given once in its year of Harare.
 */
export { presentReplayedResult, presentResult } from "./present.ts";
export { giveReference, lockReferences, parseReference } from "./reference.ts";
