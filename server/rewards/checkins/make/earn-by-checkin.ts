import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { type Earner, earnByReward } from "#rewards/earning";
import type { RewardInput } from "#rewards/giving";
import { countedRewards, type RewardRow } from "#rewards/rewards";
import type { CheckinRow } from "../rows/tables.ts";

/**
 * Gives what the rules of the program give for a check-in, beside the reward that its link became.
 * A reward that was there before has been earned by something else, which may be a rule: so nobody
 * earns by claiming what a rule gave. Returns what was not given because of the blocklist.
 *
 * Throws `AuthorityChanged`. Writes: as `earnByReward`.
 */
export async function earnByCheckin(
  tx: Tx,
  earner: Earner,
  { id }: CheckinRow,
  reward: RewardRow,
): Promise<readonly RewardInput[]> {
  if (reward.source !== "checkin") return [];
  const wire_id = formatId("chk", id);
  const by = { wire_id, metadata: {}, counted: countedRewards(reward) };
  return (await earnByReward(tx, earner, reward, { on: "checkin", ...by })).blocked;
}
