import { writeInstant } from "#platform/db/columns";
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
  // The clock is held with its row, and one that is being moved is left for the next time.
  const rows = await sql<{ account_id: string; offset_seconds: string }[]>`
    select restore.account_id, clock.offset_seconds
    from test_credit_restores restore
    join account_clocks clock on clock.account_id = restore.account_id
    where restore.due_at <= ${writeInstant(wall_ms)}
    order by restore.due_at
    limit ${ACCOUNTS_MAX}
    for update of restore skip locked
    for share of clock skip locked`;
  return rows.map(({ account_id, offset_seconds }) => {
    const clock_offset_ms = Number(offset_seconds) * 1_000;
    return { account_id, clock_offset_ms, now: wall_ms + clock_offset_ms };
  });
}
