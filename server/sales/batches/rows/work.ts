import { and, eq } from "drizzle-orm";
import type { Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import type { QueueTable } from "#platform/work/queue";
import { type BatchItemRow, type BatchRow, batchWork } from "./tables.ts";

/** The queue of batches, in which each batch is a row. */
export const BATCH_TABLE: QueueTable = {
  queue: "batch-lines",
  table: batchWork,
  account_id: batchWork.account_id,
  row_id: batchWork.batch_id,
  due_at: batchWork.due_at,
  mode: batchWork.mode,
  lease_until: null,
};

export const BATCH_LINES_QUEUE = BATCH_TABLE.queue;

type BatchName = Pick<BatchRow, "account_id" | "id">;

/** Makes a batch due a while from now; the caller holds the account's clock. */
export async function setBatchDue(
  tx: Tx,
  { account_id, id }: BatchName,
  { wait_ms }: { wait_ms: number },
): Promise<void> {
  const due_at = (await transactionTime(tx)) + wait_ms;
  await tx.db.update(batchWork).set({ due_at }).where(isOf(account_id, id));
}

/**
 * Makes those batches due now of whose lines none waits or is under way any more. One that a worker
 * holds, or whose last lines end in two transactions at once, is left to its next look.
 *
 * Writes: batch_work.
 */
export async function setEndedBatchesDue(
  { sql }: Tx,
  lines: readonly Pick<BatchItemRow, "account_id" | "batch_id">[],
): Promise<void> {
  if (lines.length === 0) return;
  await sql`
    with ended as materialized (
      select account_id, batch_id from batch_work work
      where (account_id, batch_id) in (select * from unnest(
          ${lines.map(({ account_id }) => account_id)}::uuid[],
          ${lines.map(({ batch_id }) => batch_id)}::uuid[]))
        and due_at > svc_now()
        and not exists (
          select from batch_items line
          where line.account_id = work.account_id and line.batch_id = work.batch_id
            and line.status in ('pending', 'sending'))
      for update skip locked
    )
    update batch_work work set due_at = svc_now() from ended
    where work.account_id = ended.account_id and work.batch_id = ended.batch_id`;
}

/** Nothing is left to do for a batch. */
export async function dropBatchWork({ db }: Tx, { account_id, id }: BatchName): Promise<void> {
  await db.delete(batchWork).where(isOf(account_id, id));
}

function isOf(account_id: string, batch_id: string) {
  return and(eq(batchWork.account_id, account_id), eq(batchWork.batch_id, batch_id));
}
