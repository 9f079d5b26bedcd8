import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { findByPath, lockByPath, type PathObject } from "#platform/path-object";
import { findRewards, lockReward } from "./queries.ts";
import { type RewardRow, rewards } from "./tables.ts";

const REWARD: PathObject = { table: rewards, prefix: "rwd", param: "reward_id" };

/**
 * The account's reward that a path names.
 *
 * Refuses: `resource_missing`.
 */
export async function rewardOfPath(
  { account, read }: Pick<Ctx, "account" | "read">,
  written: string,
): Promise<RewardRow> {
  return await read((tx) => findByPath(tx, REWARD, { account, written }, findRewards));
}

/**
 * The same, locked until the transaction ends.
 *
 * Refuses: `resource_missing`.
 */
export async function lockRewardOfPath(
  tx: Tx,
  { account }: Pick<Ctx, "account">,
  written: string,
): Promise<RewardRow> {
  return await lockByPath(tx, REWARD, { account, written }, lockReward);
}
