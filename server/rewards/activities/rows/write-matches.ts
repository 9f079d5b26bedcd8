import { and, eq } from "drizzle-orm";
import type { Tx } from "#platform/db/transaction";
import { type ActivityRow, activities } from "./tables.ts";

/** Writes which rules an activity matched, each of which tells an event. Writes: activities. */
export async function writeMatches(
  tx: Tx,
  { account_id, id }: ActivityRow,
  matches: ActivityRow["matches"],
): Promise<ActivityRow> {
  const [row] = await tx.db
    .update(activities)
    .set({ matches, event_sequence: matches.length })
    .where(and(eq(activities.account_id, account_id), eq(activities.id, id)))
    .returning();
  if (row === undefined) throw new Error(`Activity ${id} has gone.`);
  return row;
}
