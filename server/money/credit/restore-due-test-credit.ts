import { readInstant, writeInstant } from "#platform/db/columns";
import type { Tx } from "#platform/db/transaction";
import { restoreTestCredit, type TestAccount } from "./restore-test-credit.ts";

const ACCOUNTS_MAX = 100;

/**
 * Restores the test Credit of accounts whose midnight has come, at most a hundred, and returns how
 * many there were. An account whose clock leapt over several midnights is restored once.
 *
 * Units: wall time in milliseconds. Writes: as `restoreTestCredit`.
 */
export async function restoreDueTestCredit(tx: Tx, wall_ms: number): Promise<number> {
  const due = await claimDue(tx, wall_ms);
  if (due.length > 0) await restoreTestCredit(tx, due);
  return due.length;
}

/** Claimed rows are locked until the commit, and rows that another worker holds are left to it. */
async function claimDue({ sql }: Tx, wall_ms: number): Promise<TestAccount[]> {
  const rows = await sql<{ account_id: string; due_at: string; midnight: string }[]>`
    select account_id, due_at, midnight from test_credit_restores
    where due_at <= ${writeInstant(wall_ms)}
    order by due_at
    limit ${ACCOUNTS_MAX}
    for update skip locked`;
  return rows.map(({ account_id, due_at, midnight }) => {
    const clock_offset_ms = readInstant(midnight) - readInstant(due_at);
    return { account_id, clock_offset_ms, now: wall_ms + clock_offset_ms };
  });
}
