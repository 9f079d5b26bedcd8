import { and, eq } from "drizzle-orm";
import type { EventDraft } from "#journal/events";
import type { Tx } from "#platform/db/transaction";
import { type BatchRow, isValid, makeBatch, type readThreshold, sumLines } from "#sales/batches";
import { type DayMove, moveDay } from "../lifecycle.ts";
import type { Occurrence } from "../occurrence.ts";
import { type ScheduleDayRow, type ScheduleRow, schedules } from "../rows/tables.ts";
import type { PreparedRun, RunSeller } from "./prepare-run.ts";

/** A run that nothing stands in the way of. */
export interface Run {
  readonly schedule: ScheduleRow;
  readonly day: Occurrence & { readonly row: ScheduleDayRow };
  readonly prepared: PreparedRun;
  readonly threshold: Awaited<ReturnType<typeof readThreshold>>;
  readonly by: Extract<DayMove["by"], "run" | "run_again" | "topped_up">;
  /** What its sales say made them. */
  readonly source: "schedule" | "workforce";
}

/**
 * Runs a stored day of a locked schedule: its batch and what is said of the day are one.
 *
 * Refuses: `reservation_insufficient`. Writes: as `makeBatch`; schedule_days, schedules, events.
 */
export async function sellRun(
  tx: Tx,
  { schedule, day, prepared, threshold, by, source }: Run,
  { request, ...seller }: RunSeller & { readonly request: EventDraft["request"] },
): Promise<BatchRow> {
  const { row } = day;
  const runs = row.runs + 1;
  const batch = await makeBatch({ ...seller, request }, tx, {
    settings: { ...settingsOf(schedule), source },
    lines: prepared.lines,
    written: prepared.raw.map(({ fields }) => fields.target ?? ""),
    threshold,
    retry_of: null,
    runs: { schedule_id: schedule.id, occurrence_date: day.original_date, run_number: runs },
  });
  const sold = {
    batch_id: batch.id,
    runs,
    people: prepared.lines.filter(isValid).length,
    total_minor: sumLines(prepared.lines).reduce((sum, { total_minor }) => sum + total_minor, 0n),
    ended_at: seller.now,
    ...{ retry_at: null, needs_minor: null, into_schedule_id: null, into_date: null },
  };
  const { account, now } = seller;
  const move = { schedule, before: row, to: "ran", by, with: sold } as const;
  await moveDay(tx, move, { account, now, request });
  await setResult(tx, schedule, { last_result: "ran", last_batch_id: batch.id });
  return batch;
}

/** What became of the last day that was due. Writes: schedules. */
export async function setResult(
  { db }: Tx,
  { account_id, id }: ScheduleRow,
  result: Partial<Pick<ScheduleRow, "last_result" | "last_batch_id">>,
): Promise<void> {
  await db
    .update(schedules)
    .set(result)
    .where(and(eq(schedules.account_id, account_id), eq(schedules.id, id)));
}

function settingsOf({ name, owner_id, cost_center_id, custom_sms, sms_message }: ScheduleRow) {
  return {
    // What an owned schedule is called names its owner, and goes with it; batches stay.
    title: owner_id === null ? name : (name.split(":")[0] ?? name),
    reserve_credit: true,
    on_invalid: "skip" as const,
    on_insufficient: "stop" as const,
    cost_center_id,
    sms_message: custom_sms ? sms_message : null,
    metadata: {},
  };
}
