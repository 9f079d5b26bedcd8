import type { Answer, Input } from "@svc/generated/routes";
import { lockClocksForShare } from "#accounts/account";
import { causedBy } from "#journal/events";
import { once } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { refuse } from "#platform/refusal";
import { stopBatch } from "../end/stop-batch.ts";
import { presentBatch } from "../present/present.ts";
import { lockBatchOfPath } from "../rows/batch-of-path.ts";
import { countLines } from "../rows/queries.ts";
import type { BatchRow } from "../rows/tables.ts";

/** Cancels the lines of a batch that were not sent; those that were sent run on. */
export async function cancelBatch(
  ctx: Ctx,
  { path }: Input<"cancelBatch">,
): Promise<Answer<"cancelBatch">> {
  return await ctx.transact("cancel a batch", (tx) =>
    once(ctx, tx, async () => {
      await lockClocksForShare(tx, [ctx.account.id]);
      const row = await cancelled(ctx, tx, await lockBatchOfPath(tx, ctx, path.batch_id));
      const counts = await countLines(tx, row.account_id, [row.id]);
      return { status: 200 as const, body: presentBatch(row, counts.get(row.id) ?? {}, ctx) };
    }),
  );
}

async function cancelled(ctx: Ctx, tx: Tx, batch: BatchRow): Promise<BatchRow> {
  const { account, now, key } = ctx;
  if (batch.status === "cancelled" || batch.is_cancelling) return batch;
  const cause = { account, now, request: causedBy(ctx), api_key_id: key?.id ?? null };
  const stopped = await stopBatch(tx, cause, { batch, by: "cancel" });
  return stopped ?? refuse("batch_not_cancellable", { meta: { status: batch.status } });
}
