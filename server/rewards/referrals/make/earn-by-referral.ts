import { causedBy } from "#journal/events";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { earnByReward } from "#rewards/earning";
import type { RewardInput } from "#rewards/giving";
import type { RewardRow } from "#rewards/rewards";
import { countedReferrals } from "../rows/queries.ts";
import type { ReferralRow } from "../rows/tables.ts";

/**
 * Gives the referrer what the rules of the program give for a referral that has qualified, beside
 * its own reward. Returns what was not given because of the blocklist.
 *
 * Throws `AuthorityChanged`. Writes: as `earnByReward`.
 */
export async function earnByReferral(
  tx: Tx,
  ctx: Ctx,
  { id, metadata }: ReferralRow,
  reward: RewardRow,
): Promise<readonly RewardInput[]> {
  const actor = { ...ctx, request: causedBy(ctx) };
  const by = { wire_id: formatId("ref", id), metadata, counted: countedReferrals(reward) };
  return (await earnByReward(tx, actor, reward, { on: "referral", ...by })).blocked;
}
