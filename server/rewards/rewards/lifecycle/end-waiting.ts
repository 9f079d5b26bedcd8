import type { Tx } from "#platform/db/transaction";
import type { RewardRow } from "../rows/tables.ts";
import { type MovedAt, moveRewards } from "./lifecycle.ts";

/**
 * Ends locked rewards of one account that waited for their claim, because their links have ended;
 * the caller gives their budget back.
 *
 * Writes: rewards, reward_deadlines, events.
 */
export async function endWaiting(
  tx: Tx,
  rewards: readonly RewardRow[],
  { by, at, request }: MovedAt & { readonly by: "revoke" | "expiry" },
): Promise<void> {
  const step =
    by === "revoke"
      ? ({ to: "voided", by: "void", with: { voided_at: at } } as const)
      : ({ to: "expired", by: "not_taken_in_time", with: { expired_at: at } } as const);
  const moves = rewards.map((before) => ({ before, ...step }));
  await moveRewards(tx, moves, { at, request });
}
