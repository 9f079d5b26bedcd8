import { purgeQueue } from "#platform/work/purge-older";
import { claimChallenges, claimCodes, claimTries } from "./tables.ts";

/** The longest time in which any of it counts is a day. */
const KEPT_MS = 2 * 86_400_000;
const before = (wall_ms: number) => wall_ms - KEPT_MS;

/** Deletes codes and tries of claims that count no more. */
export const CLAIM_PURGES = [
  purgeQueue("purge claim codes", { table: claimCodes, before }),
  purgeQueue("purge claim tries", { table: claimTries, before }),
  purgeQueue("purge claim challenges", { table: claimChallenges, before }),
];
