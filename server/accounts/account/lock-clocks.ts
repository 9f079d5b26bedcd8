import { inOneFlight } from "#platform/db/in-one-flight";
import type { Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";

/** How an account's time runs for the rest of a transaction. */
export interface LockedClock {
  readonly mode: "test" | "live";
  /** Unix milliseconds on the account's clock. */
  readonly now: number;
  /** How far that is ahead of the wall. */
  readonly ahead_ms: number;
}

/**
 * Locks and reads the clocks of a set of accounts until the transaction ends. Every writer of a
 * test account's due time locks its clock first; a live account's clock never moves. Clocks run on
 * the database's time, not on this machine's.
 *
 * With `skip_moving` accounts whose clock is being moved are left out instead of waited for.
 */
export async function lockClocksForShare(
  tx: Tx,
  account_ids: readonly string[],
  { skip_moving = false }: { skip_moving?: boolean } = {},
): Promise<Map<string, LockedClock>> {
  const { sql } = tx;
  const ids = [...new Set(account_ids)];
  if (ids.length === 0) return new Map();
  // Moving a clock locks its row for update and shifts the account's due times, so a due time that
  // is written under this lock is either shifted as well or computed from the moved clock.
  const lock = skip_moving ? sql`for share of clock skip locked` : sql`for share of clock`;
  const [wall_now, live, test] = await inOneFlight([
    transactionTime(tx),
    // A list that PostgreSQL cannot see the length of is planned once.
    sql<{ id: string }[]>`
      select id from accounts where id = any((select ${ids}::uuid[])::uuid[]) and mode = 'live'`,
    sql<{ id: string; offset_seconds: string }[]>`
      select account.id, clock.offset_seconds
      from account_clocks clock join accounts account on account.id = clock.account_id
      where account.id = any((select ${ids}::uuid[])::uuid[]) and account.mode = 'test'
      order by account.id ${lock}`,
  ]);
  return new Map<string, LockedClock>([
    ...live.map(({ id }) => [id, { mode: "live" as const, now: wall_now, ahead_ms: 0 }] as const),
    ...test.map(({ id, offset_seconds }) => {
      const ahead_ms = Number(offset_seconds) * 1_000;
      return [id, { mode: "test" as const, now: wall_now + ahead_ms, ahead_ms }] as const;
    }),
  ]);
}
