import { lockClocksForShare } from "#accounts/account";
import { causedBy } from "#journal/events";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { Refusal, refuse } from "#platform/refusal";
import { type BatchRow, isValid, type JudgedLine, readThreshold } from "#sales/batches";
import type { Occurrence } from "./occurrence.ts";
import { readPayday } from "./rows/payday.ts";
import { findDay, findSchedules } from "./rows/queries.ts";
import { lockScheduleOfPath, scheduleIdOfPath } from "./rows/schedule-of-path.ts";
import type { ScheduleRow } from "./rows/tables.ts";
import { type PreparedRun, prepareRun } from "./run/prepare-run.ts";
import { type Run, sellRun } from "./run/sell-run.ts";
import { todaysDay } from "./run/todays-day.ts";
import { settleEdit, storedRow } from "./write/edit-day.ts";
import { lockSharing } from "./write/release-parts.ts";

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
  const { schedule_id } = asked;
  await lockSharing(tx, account.id, scheduleIdOfPath(schedule_id));
  const row = await lockScheduleOfPath(tx, ctx, schedule_id);
  const schedule = { ...row, payday_day: await readPayday(tx, account.id) };
  const day = await todaysDay(tx, schedule, now);
  if (!asked.again) await refuseAgain(tx, row, day);
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

/** Refuses: `already_ran_today`, of a day that has run, by itself or as part of another's run. */
async function refuseAgain(
  tx: Tx,
  { account_id }: ScheduleRow,
  { status, row }: Occurrence,
): Promise<void> {
  const { into_schedule_id = null, into_date = null } = row ?? {};
  const is_part = into_schedule_id !== null && into_date !== null;
  const sold_by = is_part
    ? await findDay(tx, { account_id, id: into_schedule_id }, into_date)
    : row;
  const is_sold = status === "ran" || sold_by?.status === "ran";
  // A schedule that is deleted leaves days combined that were part of a run that has ended.
  const ids = is_part && sold_by === null ? [into_schedule_id] : [];
  const is_orphan = ids.length > 0 && (await findSchedules(tx, account_id, ids)).length === 0;
  if (!is_sold && !is_orphan) return;
  const batch_id = sold_by?.batch_id ?? null;
  refuse("already_ran_today", batch_id === null ? {} : { resource: formatId("bch", batch_id) });
}

function refuseSize({ raw, lines }: PreparedRun, max: number): void {
  if (raw.length > max) refuse("batch_too_large", { meta: { max } });
  if (!lines.some(isValid)) refuse("batch_empty", { message: "Nobody can receive it now." });
}

function refuseOverCap({ over_cap }: PreparedRun): void {
  if (over_cap !== null) throw new Refusal(over_cap.code, { meta: over_cap.detail.meta ?? {} });
}
