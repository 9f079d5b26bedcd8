import type { Answer, Input } from "@svc/generated/routes";
import { once } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import { wakeWorkers } from "#platform/work/worker";
import { BATCH_LINES_QUEUE, countsAtStart, presentBatch } from "#sales/batches";
import { LINES_MAX } from "../run/prepare-run.ts";
import { runNow } from "../run-now.ts";

/** Runs a schedule at once, by the limits of the caller's key; today's day is this run. */
export async function runSchedule(
  ctx: Ctx,
  { path, body }: Input<"runSchedule">,
): Promise<Answer<"runSchedule">> {
  const asked = {
    schedule_id: path.schedule_id,
    again: body?.again ?? false,
    lines_max: LINES_MAX,
    source: "schedule" as const,
    judge: async () => {},
  };
  const answer = await ctx.transact("run a schedule", (tx) =>
    once(ctx, tx, async () => {
      const { batch } = await runNow(ctx, tx, asked);
      return { status: 202 as const, body: presentBatch(batch, countsAtStart(batch), ctx) };
    }),
  );
  wakeWorkers(BATCH_LINES_QUEUE);
  return answer;
}
