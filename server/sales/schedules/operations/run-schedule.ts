import type { Answer, Input } from "@svc/generated/routes";
import { lockClocksForShare } from "#accounts/account";
import { causedBy } from "#journal/events";
import { once } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { Refusal, refuse } from "#platform/refusal";
import { wakeWorkers } from "#platform/worker";
import {
  BATCH_LINES_QUEUE,
  type BatchRow,
  countsAtStart,
  isValid,
  presentBatch,
  readThreshold,
} from "#sales/batches";
import { settleEdit, storedRow } from "../edit/edit-day.ts";
import type { Occurrence } from "../occurrences/occurrence.ts";
import { readPayday } from "../rows/payday.ts";
import { lockScheduleOfPath } from "../rows/schedule-of-path.ts";
import { LINES_MAX, type PreparedRun, prepareRun } from "../run/prepare-run.ts";
import { sellRun } from "../run/sell-run.ts";
import { todaysDay } from "../run/todays-day.ts";

/** Runs a schedule at once, by the limits of the caller's key; today's day is this run. */
export async function runSchedule(
  ctx: Ctx,
  { path, body }: Input<"runSchedule">,
): Promise<Answer<"runSchedule">> {
  const answer = await ctx.transact("run a schedule", (tx) =>
    once(ctx, tx, async () => {
      const wanted = { schedule_id: path.schedule_id, again: body?.again ?? false };
      const batch = await runNow(ctx, tx, wanted);
      return { status: 202 as const, body: presentBatch(batch, countsAtStart(batch), ctx) };
    }),
  );
  wakeWorkers(BATCH_LINES_QUEUE);
  return answer;
}

async function runNow(
  ctx: Ctx,
  tx: Tx,
  { schedule_id, again }: { schedule_id: string; again: boolean },
): Promise<BatchRow> {
  const { account, key, now, request_id } = ctx;
  const clock = (await lockClocksForShare(tx, [account.id])).get(account.id);
  if (clock === undefined) throw new Error(`no clock row for account ${account.id}`);
  const row = await lockScheduleOfPath(tx, ctx, schedule_id);
  const schedule = { ...row, payday_day: await readPayday(tx, account.id) };
  const day = await todaysDay(tx, schedule, now);
  if (day.status === "ran" && !again) refuseAgain(day);
  const seller = { account, key, now, request_id };
  const prepared = await prepareRun(tx, { schedule, day }, seller);
  refuseUnsellable(prepared);
  const cause = { account, now, request: causedBy(ctx) };
  const stored = await storedRow(tx, { schedule, day, cause });
  const batch = await sellRun(
    tx,
    {
      schedule: row,
      day: { ...day, row: stored },
      prepared,
      threshold: await readThreshold(tx, account.id),
      by: day.status === "ran" ? "run_again" : "run",
    },
    { ...seller, request: cause.request },
  );
  await settleEdit(tx, { schedule, clock, cause });
  return batch;
}

function refuseAgain({ row }: Occurrence): never {
  const batch_id = row?.batch_id ?? null;
  const resource = batch_id === null ? undefined : formatId("bch", batch_id);
  return refuse("already_ran_today", resource === undefined ? {} : { resource });
}

function refuseUnsellable({ raw, lines, over_cap }: PreparedRun): void {
  if (raw.length > LINES_MAX) refuse("batch_too_large", { meta: { max: LINES_MAX } });
  if (!lines.some(isValid)) refuse("batch_empty", { message: "Nobody can receive it now." });
  if (over_cap !== null) throw new Refusal(over_cap.code, { meta: over_cap.detail.meta ?? {} });
}
