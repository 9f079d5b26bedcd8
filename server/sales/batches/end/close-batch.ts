import type { ReservationCause } from "#money/credit";
import type { Tx } from "#platform/db/transaction";
import { type BatchMove, moveBatch } from "../lifecycle.ts";
import { releaseBatch } from "../make/reserve-batch.ts";
import type { BatchCounts } from "../rows/counts.ts";
import type { BatchRow } from "../rows/tables.ts";
import { dropBatchWork } from "../rows/work.ts";

/**
 * Ends a locked batch of which no line waits or is under way, and gives back what was reserved and
 * not drawn.
 *
 * Writes: batches, batch_work, credit_reservations, the ledger, events.
 * Source: spec/base/lifecycles/batch.tsp.
 */
export async function closeBatch(
  tx: Tx,
  cause: ReservationCause,
  { batch, counts }: { batch: BatchRow; counts: BatchCounts },
): Promise<BatchRow> {
  await releaseBatch(tx, cause, batch);
  await dropBatchWork(tx, batch);
  const { now: at, request } = cause;
  const move = { before: batch, counts, at, request };
  const end = endOf(batch, counts);
  const times = end.to === "cancelled" ? { cancelled_at: at } : { completed_at: at };
  return await moveBatch(tx, { ...move, ...end, with: times });
}

function endOf(batch: BatchRow, counts: BatchCounts): Pick<BatchMove, "to" | "by"> {
  if (batch.is_cancelling) return { to: "cancelled", by: "cancelled_and_ended" };
  const valid = batch.lines - batch.invalid_lines;
  const delivered = counts.delivered ?? 0;
  if (delivered === valid) return { to: "completed", by: "all_delivered" };
  if ((counts.unresolved ?? 0) > 0) return { to: "partially_completed", by: "day_over" };
  if (delivered > 0) return { to: "partially_completed", by: "some_delivered" };
  return { to: "failed", by: "none_delivered" };
}
