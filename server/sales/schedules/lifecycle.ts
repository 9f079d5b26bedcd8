/** The only writer of the status of a schedule's days. */
import { LIFECYCLES } from "@svc/generated/lifecycles";
import { and, eq } from "drizzle-orm";
import { differenceOf, type EventDraft, emit } from "#journal/events";
import type { AccountFacts } from "#platform/context";
import { insertMissing } from "#platform/db/insert-many";
import type { Tx } from "#platform/db/transaction";
import { eventsOf } from "#platform/lifecycle";
import { type Occurrence, occurrenceOf } from "./occurrence.ts";
import { readDayFacts } from "./present/day-facts.ts";
import { presentOccurrence } from "./present/present-occurrence.ts";
import { type ScheduleDayRow, type ScheduleRow, scheduleDays } from "./rows/tables.ts";

type DayStep = (typeof LIFECYCLES.schedule_occurrence.steps)[number];

/** The state in which a day is stored first. */
const FIRST_STATUS = LIFECYCLES.schedule_occurrence.initial[0];

/** What moves a day, and when. */
export interface DayCause {
  readonly account: Pick<AccountFacts, "mode">;
  /** Unix milliseconds on the account's clock. */
  readonly now: number;
  /** Null when the service moves it by itself. */
  readonly request: EventDraft["request"];
}

/** One step of a stored day, whose schedule the caller has locked. */
export interface DayMove {
  readonly schedule: ScheduleRow;
  readonly before: ScheduleDayRow;
  readonly to: DayStep["to"];
  readonly by: DayStep["by"];
  /** What is written of it along with the step. */
  readonly with?: Partial<Omit<ScheduleDayRow, "status" | "event_sequence" | "changed_at">>;
}

/** Stores days as they are by the cadence, unless they are stored. Writes: schedule_days. */
export async function storeDays(
  tx: Tx,
  { account_id, id, currency }: ScheduleRow,
  days: readonly string[],
  changed_at: number,
): Promise<void> {
  const stored = { account_id, schedule_id: id, currency, status: FIRST_STATUS, changed_at };
  const rows = days.map((original_date) => ({ ...stored, original_date }));
  await insertMissing(tx, scheduleDays, rows, ["original_date"]);
}

/**
 * Moves a day along one step of its lifecycle, and emits the step's event if it has one; a step
 * that is not in the table is a bug of the caller.
 *
 * Writes: schedule_days, events. Source: spec/base/lifecycles/schedule-occurrence.tsp.
 */
export async function moveDay(tx: Tx, move: DayMove, cause: DayCause): Promise<ScheduleDayRow> {
  const { schedule, before, to, by } = move;
  const [type] = eventsOf(LIFECYCLES.schedule_occurrence, { from: before.status, to, by });
  const after = await writeDay(tx, before, {
    ...move.with,
    status: to,
    changed_at: cause.now,
    event_sequence: before.event_sequence + (type === undefined ? 0 : 1),
  });
  if (type !== undefined) await emitDay(tx, { schedule, before, after, type }, cause);
  return after;
}

/** Says that a day runs soon. Writes: schedule_days, events. */
export async function announceDay(
  tx: Tx,
  { schedule, before }: Pick<DayMove, "schedule" | "before">,
  cause: DayCause,
): Promise<ScheduleDayRow> {
  const type = "schedule.occurrence.upcoming";
  const event_sequence = before.event_sequence + 1;
  const after = await writeDay(tx, before, { announced_at: cause.now, event_sequence });
  await emitDay(tx, { schedule, before, after, type }, cause);
  return after;
}

async function writeDay(
  { db }: Tx,
  { account_id, schedule_id, original_date, status }: ScheduleDayRow,
  written: Partial<ScheduleDayRow>,
): Promise<ScheduleDayRow> {
  const [after] = await db
    .update(scheduleDays)
    .set(written)
    .where(
      and(
        eq(scheduleDays.account_id, account_id),
        eq(scheduleDays.schedule_id, schedule_id),
        eq(scheduleDays.original_date, original_date),
        eq(scheduleDays.status, status),
      ),
    )
    .returning();
  const day = `Day ${original_date} of schedule ${schedule_id}`;
  if (after === undefined) throw new Error(`${day} is locked and was moved from ${status}.`);
  return after;
}

/** A day has no id: its events tell it as it is at this moment. */
async function emitDay(
  tx: Tx,
  {
    schedule,
    before,
    after,
    type,
  }: { schedule: ScheduleRow; before: ScheduleDayRow; after: ScheduleDayRow; type: DayEvent },
  { account, now, request }: DayCause,
): Promise<void> {
  const facts = await readDayFacts(tx, schedule.account_id, [schedule]);
  const shown = (row: ScheduleDayRow) =>
    presentOccurrence(schedule, dayOf(schedule, row), { account, facts });
  const snapshot = shown(after);
  await emit(tx, [
    {
      account_id: schedule.account_id,
      type,
      object: { snapshot },
      sequence: after.event_sequence,
      previous_attributes: differenceOf(shown(before), snapshot),
      request,
      created: now,
    },
  ]);
}

type DayEvent = Extract<EventDraft["type"], `schedule.${string}`>;

function dayOf(schedule: ScheduleRow, row: ScheduleDayRow): Occurrence {
  return occurrenceOf(schedule, row.original_date, row);
}
