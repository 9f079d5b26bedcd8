import type { Answer, Input } from "@svc/generated/routes";
import { once } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import { Refusal } from "#platform/refusal";
import { wakeWorkers } from "#platform/work/worker";
import { lockRetry, makeRetry, planRetry } from "../make/retry-batch.ts";
import { presentBatch } from "../present/present.ts";
import { batchOfPath, lockBatchOfPath } from "../rows/batch-of-path.ts";
import { countsAtStart } from "../rows/counts.ts";
import { BATCH_LINES_QUEUE } from "../rows/work.ts";

/** Makes a batch of the failed lines of another, once their networks were asked about them. */
export async function retryFailedBatchItems(
  ctx: Ctx,
  { path, body }: Input<"retryFailedBatchItems">,
): Promise<Answer<"retryFailedBatchItems">> {
  const of_path = await batchOfPath(ctx, path.batch_id);
  const plan = await planRetry(ctx, of_path, { only: null, asks: true });
  const { threshold, over_cap } = plan;
  const reserve_credit = body?.reserve_credit ?? true;
  const answer = await ctx.transact("retry a batch", (tx) =>
    once(ctx, tx, async () => {
      const batch = await lockBatchOfPath(tx, ctx, path.batch_id);
      if (over_cap !== null) throw new Refusal(over_cap.code, over_cap.detail);
      const again = await lockRetry(tx, batch, plan);
      const row = await makeRetry(ctx, tx, { batch, again, threshold, reserve_credit });
      return { status: 202 as const, body: presentBatch(row, countsAtStart(row), ctx) };
    }),
  );
  wakeWorkers(BATCH_LINES_QUEUE);
  return answer;
}
