import { and, eq } from "drizzle-orm";
import type { Tx } from "#platform/db/transaction";
import { type RewardRow, rewards } from "./tables.ts";

/**
 * Writes which rules have matched what earned a reward, which was made in this transaction.
 *
 * Writes: rewards.
 */
export async function writeMatches(
  tx: Tx,
  { account_id, id }: RewardRow,
  matches: RewardRow["matches"],
): Promise<RewardRow> {
  const [row] = await tx.db
    .update(rewards)
    .set({ matches })
    .where(and(eq(rewards.account_id, account_id), eq(rewards.id, id)))
    .returning();
  if (row === undefined) throw new Error(`Reward ${id} has gone.`);
  return row;
}
