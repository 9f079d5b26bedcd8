import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { refuse } from "#platform/refusal";
import { type JudgedLine, type JudgedLines, judgeLines } from "../judge/judge-lines.ts";
import { isValid } from "../judge/sum-lines.ts";
import { readThreshold, type Threshold } from "../judge/threshold.ts";
import type { BatchRow } from "../rows/tables.ts";
import { type FailedLine, findFailedLines, lockUnretried, markRetried } from "./failed-lines.ts";
import { makeBatch, makerOf } from "./make-batch.ts";

/** A failed line that can be sold again, judged. */
export type RetriedLine = FailedLine & { readonly judged: JudgedLine };

/** What a retry of a batch would make. */
export interface RetryPlan {
  readonly lines: readonly RetriedLine[];
  readonly over_cap: JudgedLines["over_cap"];
  readonly threshold: Threshold;
}

/** Which failed lines are repeated, and whether their networks are asked about them first. */
interface RetryChoice {
  /** Uuids of lines; null for all. */
  readonly only: ReadonlySet<string> | null;
  readonly asks: boolean;
}

/**
 * Finds and judges the failed lines of a batch that can be sold again.
 *
 * Writes: as `findFailedLines`.
 */
export async function planRetry(
  ctx: Ctx,
  batch: BatchRow,
  { only, asks }: RetryChoice,
): Promise<RetryPlan> {
  const failed = await findFailedLines(ctx, batch, { only, asks });
  const again = failed.map(({ order }) => ({ order, wrong: [] }));
  const { lines: judged, over_cap } = await ctx.read((read) => judgeLines(read, again));
  const lines = failed.flatMap((one, index) => {
    const line = judged[index];
    return line !== undefined && isValid(line) ? [{ ...one, judged: line }] : [];
  });
  const threshold = await ctx.read((read) => readThreshold(read, ctx.account.id));
  return { lines, over_cap, threshold };
}

/**
 * Locks the lines of a plan that nobody has repeated meanwhile; the caller has locked their batch.
 *
 * Refuses: `nothing_to_retry`.
 */
export async function lockRetry(
  tx: Tx,
  batch: BatchRow,
  { lines }: RetryPlan,
): Promise<RetriedLine[]> {
  const ids = lines.map(({ line }) => line.id);
  const unretried = await lockUnretried(tx, batch, ids);
  const again = lines.filter(({ line }) => unretried.has(line.id));
  return again.length === 0 ? refuse("nothing_to_retry") : again;
}

/**
 * Makes a batch of locked lines of another; each names the line that repeats it.
 *
 * Refuses: as `makeBatch`. Writes: as `makeBatch`, and the batch and its lines that are repeated.
 */
export async function makeRetry(
  ctx: Ctx,
  tx: Tx,
  {
    batch,
    again,
    threshold,
    reserve_credit,
  }: {
    batch: BatchRow;
    again: readonly RetriedLine[];
    threshold: Threshold;
    reserve_credit: boolean;
  },
): Promise<BatchRow> {
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
  const lines = again.map(({ line, judged }) => ({ id: line.id, retried_by: judged.order.id }));
  await markRetried(tx, batch, { lines, retried_by: row.id });
  return row;
}
