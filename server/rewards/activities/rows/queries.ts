import { and, eq, type SQL, sql } from "drizzle-orm";
import { isAnyOf } from "#platform/db/is-any-of";
import type { Read, Tx } from "#platform/db/transaction";
import { type ActivityRow, activities } from "./tables.ts";

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
  { db, sql: statement }: Tx,
  account_id: string,
  activity_id: string,
): Promise<ActivityRow | null> {
  const name = `activities/${account_id}/${activity_id}`;
  await statement`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
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
  { sql: statement }: Tx,
  { account_id, recipient_id }: Pick<ActivityRow, "account_id" | "recipient_id">,
): Promise<number> {
  const [row] = await statement<{ position: number }[]>`
    select coalesce(max(position), 0) + 1 as position from activities
    where account_id = ${account_id} and recipient_id = ${recipient_id}`;
  return row?.position ?? 1;
}

/** SQL of what somebody did, under the names of `Occasion`. */
export function countedActivities({
  account_id,
  recipient_id,
}: Pick<ActivityRow, "account_id" | "recipient_id">): SQL {
  return sql`
    select id, position, occurred_at, program_id, name, value_minor, currency, metadata
    from activities
    where account_id = ${account_id}::uuid and recipient_id = ${recipient_id}::uuid`;
}
