import type { Answer, Input } from "@svc/generated/routes";
import { once } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import { Refusal } from "#platform/refusal";
import { wakeWorkers } from "#platform/work/worker";
import { judgeLines } from "../judge/judge-lines.ts";
import { refuseInvalid } from "../judge/refuse-invalid.ts";
import { readThreshold } from "../judge/threshold.ts";
import { bindReferences, makeBatch, makerOf } from "../make/make-batch.ts";
import { presentBatch } from "../present/present.ts";
import { readBatch } from "../read/read-batch.ts";
import { countsAtStart } from "../rows/counts.ts";
import { BATCH_LINES_QUEUE } from "../rows/work.ts";

/** Makes a batch: its lines are judged, its references bound, its cost reserved, all at once. */
export async function createBatch(
  ctx: Ctx,
  { body }: Input<"createBatch">,
): Promise<Answer<"createBatch">> {
  const { settings, raw, lines: read_lines } = await readBatch(ctx, body);
  const { lines: judged, over_cap } = await ctx.read((read) => judgeLines(read, read_lines));
  const threshold = await ctx.read((read) => readThreshold(read, ctx.account.id));
  const written = raw.map(({ fields }) => fields.target?.slice(0, 128) ?? "");
  const answer = await ctx.transact("create a batch", (tx) =>
    once(ctx, tx, async () => {
      refuseInvalid(settings.on_invalid, judged);
      const lines = await bindReferences(ctx, tx, judged);
      refuseInvalid(settings.on_invalid, lines);
      if (over_cap !== null) throw new Refusal(over_cap.code, over_cap.detail);
      const made = { settings, lines, written, threshold, retry_of: null, runs: null };
      const row = await makeBatch(makerOf(ctx), tx, made);
      return { status: 202 as const, body: presentBatch(row, countsAtStart(row), ctx) };
    }),
  );
  wakeWorkers(BATCH_LINES_QUEUE);
  return answer;
}
