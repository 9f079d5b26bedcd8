import { and, eq } from "drizzle-orm";
import type { ReservationCause } from "#money/credit";
import type { Tx } from "#platform/db/transaction";
import { moveBatch } from "../lifecycle.ts";
import { endLines } from "../line-lifecycle.ts";
import { releaseBatch } from "../make/reserve-batch.ts";
import { countLines } from "../rows/queries.ts";
import { type BatchRow, batches } from "../rows/tables.ts";
import { dropBatchWork, setBatchDue } from "../rows/work.ts";

/**
 * Cancels what was not sent of a locked batch, and gives back what was reserved for it. A batch of
 * which nothing is under way ends at once; any other when the last of its sends has ended.
 *
 * Null, with nothing written, when it has ended, or no line of it waits.
 * Writes: batches, batch_items, batch_work, credit_reservations, the ledger, events.
 * Source: spec/base/lifecycles/batch.tsp.
 */
export async function stopBatch(
  tx: Tx,
  cause: ReservationCause,
  { batch, by }: { batch: BatchRow; by: "cancel" | "approval_lapsed" },
): Promise<BatchRow | null> {
  const { status } = batch;
  if (status !== "requires_approval" && status !== "processing") return null;
  const ended = await endLines(tx, batch, "batch_cancelled");
  if (ended === 0) return null;
  const counts = (await countLines(tx, batch.account_id, [batch.id])).get(batch.id) ?? {};
  const is_under_way = (counts.sending ?? 0) > 0;
  // Its work is locked before a balance is, as it is by whoever settles its sends.
  if (is_under_way) await setBatchDue(tx, batch, { wait_ms: 0 });
  else await dropBatchWork(tx, batch);
  await releaseBatch(tx, cause, batch);
  if (is_under_way) return await markCancelling(tx, batch);
  const { now: at, request } = cause;
  return await moveBatch(tx, {
    before: batch,
    to: "cancelled",
    by: status === "processing" ? "cancelled_and_ended" : by,
    with: { cancelled_at: at },
    counts,
    at,
    request,
  });
}

async function markCancelling({ db }: Tx, { account_id, id }: BatchRow): Promise<BatchRow> {
  const [row] = await db
    .update(batches)
    .set({ is_cancelling: true })
    .where(and(eq(batches.account_id, account_id), eq(batches.id, id)))
    .returning();
  if (row === undefined) throw new Error(`Batch ${id} is locked and gone.`);
  return row;
}
