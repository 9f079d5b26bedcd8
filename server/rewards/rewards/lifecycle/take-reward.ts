import { and, eq } from "drizzle-orm";
import { insertMany } from "#platform/db/insert-many";
import type { Tx } from "#platform/db/transaction";
import { type RewardRow, rewardDeadlines, rewards } from "../rows/tables.ts";
import { type MovedAt, moveRewards } from "./lifecycle.ts";
import type { NewDeadline } from "./new-rewards.ts";

/** What somebody claims a reward as. */
type Taken = Pick<
  RewardRow,
  | "amount_minor"
  | "bundle_id"
  | "held_at"
  | "meter"
  | "product"
  | "review_id"
  | "send_id"
  | "target"
  | "token_phone"
  | "type"
>;

/**
 * Writes what somebody has claimed a locked reward as that waited for it. It is being sent, and
 * stays in its state; or a fraud rule holds its claim until the deadline of a review.
 *
 * Writes: rewards, reward_deadlines, events. Source: spec/base/lifecycles/reward.tsp.
 */
export async function takeReward(
  tx: Tx,
  before: RewardRow,
  { amount_minor, ...taken }: Taken,
  { deadline, at, request }: MovedAt & { readonly deadline: NewDeadline | null },
): Promise<RewardRow> {
  // A cheaper bundle is what the reward, or the released part of it, is worth from then on.
  const is_part = before.released_amount_minor !== null;
  const worth = is_part ? { released_amount_minor: amount_minor } : { amount_minor };
  const claimed = { ...taken, ...worth, expires_at: null };
  if (deadline === null) return await writeTaken(tx, before, claimed);
  const held = { ...claimed, held_reason: "review" as const };
  const move = { before, to: "held", by: "claim_review", with: held } as const;
  const [after] = await moveRewards(tx, [move], { at, request });
  if (after === undefined) throw new Error(`Reward ${before.id} was not held.`);
  const { account_id, id: reward_id } = before;
  await insertMany(tx, rewardDeadlines, [{ account_id, reward_id, ...deadline }]);
  return after;
}

async function writeTaken(
  { db }: Tx,
  { account_id, id }: RewardRow,
  claimed: Partial<RewardRow>,
): Promise<RewardRow> {
  const [after] = await db
    .update(rewards)
    .set(claimed)
    .where(and(eq(rewards.account_id, account_id), eq(rewards.id, id)))
    .returning();
  if (after === undefined) throw new Error(`Reward ${id} is locked and is gone.`);
  return after;
}
