import { and, eq } from "drizzle-orm";
import { writeInstant } from "#platform/db/columns";
import type { Tx } from "#platform/db/transaction";
import { type ActivityRow, activities, type MatchRow } from "./tables.ts";

/**
 * Writes which rules an activity matched, and that what they count starts again after it.
 *
 * Writes: activities, rule_matches.
 */
export async function writeMatches(
  tx: Tx,
  { account_id, id, recipient_id, position, occurred_at }: ActivityRow,
  matches: readonly MatchRow[],
): Promise<ActivityRow> {
  const [row] = await tx.db
    .update(activities)
    .set({ matches, event_sequence: matches.length })
    .where(and(eq(activities.account_id, account_id), eq(activities.id, id)))
    .returning();
  if (row === undefined) throw new Error(`Activity ${id} has gone.`);
  const rule_ids = matches.map(({ rule_id }) => rule_id);
  await tx.sql`
    insert into rule_matches (account_id, rule_id, recipient_id, position, occurred_at)
    select ${account_id}, rule_id, ${recipient_id}, ${position}, ${writeInstant(occurred_at)}
    from unnest(${rule_ids}::uuid[]) as matched(rule_id)
    on conflict (account_id, recipient_id, rule_id) do update set
      position = excluded.position,
      occurred_at = greatest(rule_matches.occurred_at, excluded.occurred_at)`;
  return row;
}
