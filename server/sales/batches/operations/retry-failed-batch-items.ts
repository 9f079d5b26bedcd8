import type { Answer, Input } from "@svc/generated/routes";
import { once } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { Refusal, refuse } from "#platform/refusal";
import { wakeWorkers } from "#platform/worker";
import { type JudgedLine, judgeLines } from "../judge/judge-lines.ts";
import { isValid } from "../judge/sum-lines.ts";
import { readThreshold, type Threshold } from "../judge/threshold.ts";
import {
  type FailedLine,
  findFailedLines,
  lockUnretried,
  markRetried,
} from "../make/failed-lines.ts";
import { makeBatch, makerOf } from "../make/make-batch.ts";
import { presentBatch } from "../present/present.ts";
import { batchOfPath, lockBatchOfPath } from "../rows/batch-of-path.ts";
import { countsAtStart } from "../rows/counts.ts";
import type { BatchRow } from "../rows/tables.ts";
import { BATCH_LINES_QUEUE } from "../rows/work.ts";

/** Makes a batch of the failed lines of another, once their networks were asked about them. */
export async function retryFailedBatchItems(
  ctx: Ctx,
  { path, body }: Input<"retryFailedBatchItems">,
): Promise<Answer<"retryFailedBatchItems">> {
  const failed = await findFailedLines(ctx, await batchOfPath(ctx, path.batch_id));
  const again = failed.map(({ order }) => ({ order, wrong: [] }));
  const { lines, over_cap } = await ctx.read((read) => judgeLines(read, again));
  const sold_again = failed.flatMap((one, index) => {
    const judged = lines[index];
    return judged !== undefined && isValid(judged) ? [{ ...one, judged }] : [];
  });
  const threshold = await ctx.read((read) => readThreshold(read, ctx.account.id));
  const reserve_credit = body?.reserve_credit ?? true;
  const answer = await ctx.transact("retry a batch", (tx) =>
    once(ctx, tx, async () => {
      const batch = await lockBatchOfPath(tx, ctx, path.batch_id);
      if (over_cap !== null) throw new Refusal(over_cap.code, over_cap.detail);
      const row = await retry(ctx, tx, { batch, sold_again, threshold, reserve_credit });
      return { status: 202 as const, body: presentBatch(row, countsAtStart(row), ctx) };
    }),
  );
  wakeWorkers(BATCH_LINES_QUEUE);
  return answer;
}

interface Retry {
  readonly batch: BatchRow;
  readonly sold_again: readonly (FailedLine & { readonly judged: JudgedLine })[];
  readonly threshold: Threshold;
  readonly reserve_credit: boolean;
}

async function retry(
  ctx: Ctx,
  tx: Tx,
  { batch, sold_again, threshold, reserve_credit }: Retry,
): Promise<BatchRow> {
  const ids = sold_again.map(({ line }) => line.id);
  const unretried = await lockUnretried(tx, batch, ids);
  const again = sold_again.filter(({ line }) => unretried.has(line.id));
  if (again.length === 0) refuse("nothing_to_retry");
  const { title, on_invalid, on_insufficient, metadata, source } = batch;
  const { cost_center_id, sms_message } = batch;
  const shared = { title, on_invalid, on_insufficient, metadata, source };
  const row = await makeBatch(makerOf(ctx), tx, {
    settings: { ...shared, cost_center_id, sms_message, reserve_credit },
    lines: again.map(({ judged }, index) => ({ ...judged, line: index + 1 })),
    written: [],
    threshold,
    retry_of: batch.id,
    runs: null,
  });
  const line_ids = again.map(({ line }) => line.id);
  await markRetried(tx, batch, { line_ids, retried_by: row.id });
  return row;
}
