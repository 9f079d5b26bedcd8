import { emissionOf } from "#journal/events";
import { writeTogether } from "#platform/db/multi-table-write";
import type { Tx } from "#platform/db/transaction";
import type { RewardRow } from "../rows/tables.ts";
import { type NewReward, newRewards, type RewardBeginning } from "./new-rewards.ts";

/**
 * Writes a new reward with its events, and when it is due if it waits; the caller holds the
 * account's clock.
 *
 * Writes: rewards, reward_deadlines, events.
 */
export async function writeReward(
  tx: Tx,
  reward: NewReward,
  rest: Omit<RewardBeginning, "reward">,
): Promise<RewardRow> {
  const { rows, writes, events } = newRewards([{ reward, ...rest }]);
  await writeTogether(tx, [...writes, ...emissionOf(events)]);
  const [row] = rows;
  if (row === undefined) throw new Error("A reward that begins has a row.");
  return row;
}
