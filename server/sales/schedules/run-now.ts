import { lockClocksForShare } from "#accounts/account";
import { causedBy } from "#journal/events";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { Refusal, refuse } from "#platform/refusal";
import { type BatchRow, isValid, type JudgedLine, readThreshold } from "#sales/batches";
import type { Occurrence } from "./occurrence.ts";
import { readPayday } from "./rows/payday.ts";
import { lockScheduleOfPath } from "./rows/schedule-of-path.ts";
import type { ScheduleRow } from "./rows/tables.ts";
import { type PreparedRun, prepareRun } from "./run/prepare-run.ts";
import { type Run, sellRun } from "./run/sell-run.ts";
import { todaysDay } from "./run/todays-day.ts";
import { settleEdit, storedRow } from "./write/edit-day.ts";

/** A run that somebody asks for. */
export interface RunInput {
  /** As the path writes it. */
  readonly schedule_id: string;
  /** Whether it runs although it has run today. */
  readonly again: boolean;
  readonly lines_max: number;
  readonly source: Run["source"];
  /** What else the caller refuses of its lines, before the caps of the key. */
  readonly judge: (lines: readonly JudgedLine[]) => Promise<void>;
}

/** What a run has made, and the type of what it sells. */
interface RunMade {
  readonly batch: BatchRow;
  readonly type: ScheduleRow["type"];
}

/**
 * Runs a schedule at once, by the limits of the caller's key; today's day is this run.
 *
 * Refuses: `resource_missing`, `already_ran_today`, `batch_too_large`, `batch_empty`, what the
 * caller refuses, `spend_cap_exceeded`, `reservation_insufficient`.
 * Writes: as `sellRun`; schedule_days, schedule_work.
 */
export async function runNow(ctx: Ctx, tx: Tx, asked: RunInput): Promise<RunMade> {
  const { account, key, member, now, request_id } = ctx;
  const clock = (await lockClocksForShare(tx, [account.id])).get(account.id);
  if (clock === undefined) throw new Error(`no clock row for account ${account.id}`);
  const row = await lockScheduleOfPath(tx, ctx, asked.schedule_id);
  const schedule = { ...row, payday_day: await readPayday(tx, account.id) };
  const day = await todaysDay(tx, schedule, now);
  if (day.status === "ran" && !asked.again) refuseAgain(day);
  const seller = { account, key, member, now, request_id };
  const prepared = await prepareRun(tx, { schedule, day }, seller);
  refuseSize(prepared, asked.lines_max);
  await asked.judge(prepared.lines);
  refuseOverCap(prepared);
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
      source: asked.source,
    },
    { ...seller, request: cause.request },
  );
  await settleEdit(tx, { schedule, clock, cause });
  return { batch, type: row.type };
}

function refuseAgain({ row }: Occurrence): never {
  const batch_id = row?.batch_id ?? null;
  const resource = batch_id === null ? undefined : formatId("bch", batch_id);
  return refuse("already_ran_today", resource === undefined ? {} : { resource });
}

function refuseSize({ raw, lines }: PreparedRun, max: number): void {
  if (raw.length > max) refuse("batch_too_large", { meta: { max } });
  if (!lines.some(isValid)) refuse("batch_empty", { message: "Nobody can receive it now." });
}

function refuseOverCap({ over_cap }: PreparedRun): void {
  if (over_cap !== null) throw new Refusal(over_cap.code, { meta: over_cap.detail.meta ?? {} });
}
