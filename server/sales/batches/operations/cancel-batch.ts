import type { Answer, Input } from "@svc/generated/routes";
import { lockClocksForShare } from "#accounts/account";
import { once } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import { cancelLocked } from "../end/cancel-locked.ts";
import { presentBatch } from "../present/present.ts";
import { lockBatchOfPath } from "../rows/batch-of-path.ts";
import { countLines } from "../rows/queries.ts";

/** Cancels the lines of a batch that were not sent; those that were sent run on. */
export async function cancelBatch(
  ctx: Ctx,
  { path }: Input<"cancelBatch">,
): Promise<Answer<"cancelBatch">> {
  return await ctx.transact("cancel a batch", (tx) =>
    once(ctx, tx, async () => {
      await lockClocksForShare(tx, [ctx.account.id]);
      const batch = await lockBatchOfPath(tx, ctx, path.batch_id);
      const row = await cancelLocked(ctx, tx, batch);
      const counts = await countLines(tx, row.account_id, [row.id]);
      return { status: 200 as const, body: presentBatch(row, counts.get(row.id) ?? {}, ctx) };
    }),
  );
}
