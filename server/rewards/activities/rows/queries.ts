import { and, eq } from "drizzle-orm";
import { isAnyOf } from "#platform/db/is-any-of";
import type { Read, Tx } from "#platform/db/transaction";
import { type ActivityRow, activities, type RuleMatchRow, ruleMatches } from "./tables.ts";

/** The activities of an account that have these ids; others' are absent. */
export async function findActivities(
  { db }: Pick<Read | Tx, "db">,
  account_id: string,
  ids: readonly string[],
): Promise<ActivityRow[]> {
  return await db
    .select()
    .from(activities)
    .where(and(eq(activities.account_id, account_id), isAnyOf(activities.id, ids)));
}

/**
 * The activity of an own ID, which nobody else reports until the transaction ends; null as long as
 * there is none.
 */
export async function holdActivity(
  { db, sql }: Tx,
  account_id: string,
  activity_id: string,
): Promise<ActivityRow | null> {
  const name = `activities/${account_id}/${activity_id}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
  const [row] = await db
    .select()
    .from(activities)
    .where(and(eq(activities.account_id, account_id), eq(activities.activity_id, activity_id)));
  return row ?? null;
}

/**
 * The place of a new activity of somebody; the programs that judge it are locked.
 */
export async function nextPosition(
  { sql }: Tx,
  { account_id, recipient_id }: Pick<ActivityRow, "account_id" | "recipient_id">,
): Promise<number> {
  const [row] = await sql<{ position: number }[]>`
    select coalesce(max(position), 0) + 1 as position from activities
    where account_id = ${account_id} and recipient_id = ${recipient_id}`;
  return row?.position ?? 1;
}

/** Where each of these rules matched somebody last; a rule that never did is absent. */
export async function findNewestMatches(
  { db }: Pick<Read | Tx, "db">,
  { account_id, recipient_id }: Pick<ActivityRow, "account_id" | "recipient_id">,
  rule_ids: readonly string[],
): Promise<Map<string, RuleMatchRow>> {
  const rows = await db
    .select()
    .from(ruleMatches)
    .where(
      and(
        eq(ruleMatches.account_id, account_id),
        eq(ruleMatches.recipient_id, recipient_id),
        isAnyOf(ruleMatches.rule_id, rule_ids),
      ),
    );
  return new Map(rows.map((row) => [row.rule_id, row]));
}
