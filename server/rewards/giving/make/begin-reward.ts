import type { Tx } from "#platform/db/transaction";
import { type NewReward, type RewardRow, takeReward, writeReward } from "#rewards/rewards";
import type { RewardMaking } from "./reward-making.ts";

/**
 * Writes a reward that begins: a new one, or what the one is claimed as that waited for it.
 *
 * Writes: rewards, reward_deadlines, events.
 */
export async function beginReward(
  tx: Tx,
  { actor, waiting }: Pick<RewardMaking, "actor" | "waiting">,
  row: NewReward,
  deadline: Parameters<typeof writeReward>[2]["deadline"],
): Promise<RewardRow> {
  const { now: at, request } = actor;
  if (waiting === null) return await writeReward(tx, row, { deadline, request });
  const { amount_minor, type, product, bundle_id, meter, token_phone, target } = row;
  const what = { amount_minor, type, product, bundle_id, meter, token_phone, target };
  const { send_id, review_id, held_at } = row;
  const taken = { ...what, send_id, review_id, held_at: held_at ?? waiting.held_at };
  return await takeReward(tx, waiting, taken, { deadline, at, request });
}
