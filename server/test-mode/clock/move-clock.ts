import { eq, sql } from "drizzle-orm";
import { accountClocks } from "#accounts/account";
import type { Tx } from "#platform/db/transaction";
import { DUE_TABLES, type DueTable } from "./due-tables.ts";

/** The clock of one account, and how far it goes. */
export interface ClockMove {
  readonly account_id: string;
  readonly seconds: number;
}

/**
 * Locks the clock of an account until the transaction ends, and reads how far it is ahead.
 *
 * Units: seconds.
 */
export async function lockClock({ db }: Tx, account_id: string): Promise<number> {
  // Every writer of a due time takes this lock for share first: the time is either shifted or
  // computed from the moved clock.
  const [clock] = await db
    .select({ offset_seconds: accountClocks.offset_seconds })
    .from(accountClocks)
    .where(eq(accountClocks.account_id, account_id))
    .for("update");
  if (clock === undefined) throw new Error(`no clock row for account ${account_id}`);
  return clock.offset_seconds;
}

/**
 * Moves a clock that the caller has locked, and everything that the account has due with it.
 *
 * Writes: account_clocks, and the due times of every table in `DUE_TABLES`.
 */
export async function moveClock(tx: Tx, move: ClockMove): Promise<void> {
  const { account_id, seconds } = move;
  await tx.db
    .update(accountClocks)
    .set({ offset_seconds: sql`${accountClocks.offset_seconds} + ${seconds}` })
    .where(eq(accountClocks.account_id, account_id));
  for (const table of DUE_TABLES) await shiftDueTimes(tx, table, move);
}

/**
 * Due times are wall time: what the account sees an hour earlier is due an hour earlier. Nothing is
 * due before now, so that no number of moves takes a due time out of the calendar.
 */
async function shiftDueTimes({ db }: Tx, table: DueTable, { account_id, seconds }: ClockMove) {
  const now = sql`date_trunc('milliseconds', svc_now())`;
  await db.execute(sql`
    update ${table} set due_at = greatest(
      (due_at at time zone 'UTC' - make_interval(secs => ${seconds})) at time zone 'UTC', ${now})
    where account_id = ${account_id} and due_at > ${now}`);
}
