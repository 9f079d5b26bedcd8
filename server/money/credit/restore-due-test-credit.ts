import type { Tx } from "#platform/db/transaction";
import {
  isLeasable,
  type LeaseScope,
  type Queue,
  type QueueTable,
  readDueRows,
} from "#platform/work/queue";
import { restoreTestCredit, type TestAccount } from "./restore-test-credit.ts";
import { testCreditRestores } from "./tables.ts";

const RESTORES: QueueTable = {
  queue: "restore test Credit",
  table: testCreditRestores,
  account_id: testCreditRestores.account_id,
  row_id: testCreditRestores.account_id,
  due_at: testCreditRestores.due_at,
  mode: null,
  lease_until: null,
};

/** The queue of test accounts whose midnight comes; leasing one restores its Credit. */
export const TEST_CREDIT_RESTORES: Queue<TestAccount> = {
  name: RESTORES.queue,
  modes: ["test"],
  readDue: (tx, scope) => readDueRows(tx, RESTORES, scope),
  lease: restoreDueTestCredit,
};

/**
 * Restores the test Credit of accounts whose midnight has come, and returns them. An account whose
 * clock leapt over several midnights is restored once.
 *
 * Writes: as `restoreTestCredit`.
 */
async function restoreDueTestCredit(tx: Tx, scope: LeaseScope): Promise<TestAccount[]> {
  const due = await lockDue(tx, scope);
  if (due.length > 0) await restoreTestCredit(tx, due);
  return due;
}

/** Rows are locked until the commit, and rows that another worker holds are left to it. */
async function lockDue(tx: Tx, scope: LeaseScope): Promise<TestAccount[]> {
  const rows = await tx.db
    .select({ account_id: testCreditRestores.account_id })
    .from(testCreditRestores)
    .where(isLeasable(RESTORES, scope))
    .orderBy(testCreditRestores.due_at)
    .limit(scope.limit)
    .for("update", { skipLocked: true });
  if (rows.length === 0) return [];
  // A clock that is being moved leaves its account for the next time.
  const clocks = await tx.sql<{ account_id: string; offset_seconds: string }[]>`
    select account_id, offset_seconds from account_clocks
    where account_id = any(${rows.map(({ account_id }) => account_id)}::uuid[])
    order by account_id for share skip locked`;
  return clocks.map(({ account_id, offset_seconds }) => {
    const clock_offset_ms = Number(offset_seconds) * 1_000;
    return { account_id, clock_offset_ms, now: scope.now + clock_offset_ms };
  });
}
