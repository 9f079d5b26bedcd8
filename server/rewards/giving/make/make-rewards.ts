import type { Tx } from "#platform/db/transaction";
import { decideRewards } from "./decide-rewards.ts";
import { gatherRewards, type OpenedSet } from "./gather-rewards.ts";
import type { RewardRequest } from "./reward-request.ts";
import { type RewardOutcome, writeRewards } from "./write-rewards.ts";

/**
 * Makes a set of rewards of one program: all that must be locked is locked and read, then decided
 * by pure rules, then written. What is refused writes nothing, whatever is made with it; all that
 * refuses a reward is named of a set of one. The outcomes stand in the order of the set.
 *
 * Refuses: `resource_missing` and `reference_not_found`, of the program; else as outcomes.
 * Writes: as `makeReward`, and idempotency_keys.
 * Source: docs/decisions/0091-one-way-to-make-rewards.md.
 */
export async function makeRewards(
  tx: Tx,
  set: readonly RewardRequest[],
  opened: OpenedSet,
): Promise<RewardOutcome[]> {
  const gathered = await gatherRewards(tx, set, opened);
  return await writeRewards(tx, decideRewards(gathered), { ...gathered, ends: opened.ends });
}
