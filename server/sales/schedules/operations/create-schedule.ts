import type { Answer, Input } from "@svc/generated/routes";
import { once } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import { wakeWorkers } from "#platform/work/worker";
import { makeSchedule } from "../make-schedule.ts";
import { presentRow } from "../present/present.ts";
import { readSchedule } from "../read/read-schedule.ts";
import { SCHEDULES_QUEUE } from "../rows/work.ts";

/** Makes a schedule, which sells by itself on its days; nothing is charged before. */
export async function createSchedule(
  ctx: Ctx,
  { body }: Input<"createSchedule">,
): Promise<Answer<"createSchedule">> {
  const { metadata, ...written } = body;
  const answer = await ctx.transact("create a schedule", (tx) =>
    once(ctx, tx, async () => {
      const read = await readSchedule(ctx, tx, written);
      const row = await makeSchedule(ctx, tx, { ...read, metadata, owner: null });
      return { status: 201 as const, body: await presentRow(tx, ctx, row) };
    }),
  );
  wakeWorkers(SCHEDULES_QUEUE);
  return answer;
}
