import { causedBy } from "#journal/events";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { refuse } from "#platform/refusal";
import type { BatchRow } from "../rows/tables.ts";
import { stopBatch } from "./stop-batch.ts";

/**
 * Cancels what was not sent of a locked batch, whose clock is locked too; one that is cancelled
 * stays as it is.
 *
 * Refuses: `batch_not_cancellable`. Writes: as `stopBatch`.
 */
export async function cancelLocked(ctx: Ctx, tx: Tx, batch: BatchRow): Promise<BatchRow> {
  const { account, now, key } = ctx;
  if (batch.status === "cancelled" || batch.is_cancelling) return batch;
  const cause = { account, now, request: causedBy(ctx), api_key_id: key?.id ?? null };
  const stopped = await stopBatch(tx, cause, { batch, by: "cancel" });
  return stopped ?? refuse("batch_not_cancellable", { meta: { status: batch.status } });
}
