import type { Read, Tx } from "#platform/db/transaction";
import type { Occurrence } from "../occurrence.ts";
import { findParts, findSchedules } from "../rows/queries.ts";
import type { ScheduleDayRow, ScheduleRow } from "../rows/tables.ts";
import { type Estimate, readEstimates, totalOf } from "./estimates.ts";

/** What the days of schedules are shown with. */
export interface DayFacts {
  readonly estimates: ReadonlyMap<string, Estimate>;
  /** The days that are part of other days' runs, by the name of the other. */
  readonly parts: ReadonlyMap<string, readonly Part[]>;
}

/** A day that is part of another day's run. Units: minor units of face. */
interface Part {
  readonly row: ScheduleDayRow;
  readonly total_minor: bigint;
}

/** Reads what the days of some schedules are shown with, in a few statements for all of them. */
export async function readDayFacts(
  from: Read | Tx,
  account_id: string,
  rows: readonly ScheduleRow[],
): Promise<DayFacts> {
  const ids = rows.map(({ id }) => id);
  const parts = await findParts(from, account_id, ids);
  const known = new Set(ids);
  const others = parts.map(({ schedule_id }) => schedule_id).filter((id) => !known.has(id));
  const part_schedules = await findSchedules(from, account_id, [...new Set(others)]);
  const all = new Map([...rows, ...part_schedules].map((row) => [row.id, row]));
  const estimates = await readEstimates(from, account_id, [...all.values()]);
  const totals = parts.map((row) => ({ row, total_minor: totalOfPart(row, all, estimates) }));
  return { estimates, parts: Map.groupBy(totals, ({ row }) => intoName(row)) };
}

/** What a day of a schedule is called among those that others are part of. */
export function partsName(schedule_id: string, original_date: string): string {
  return `${schedule_id}/${original_date}`;
}

function intoName({ into_schedule_id, into_date }: ScheduleDayRow): string {
  return partsName(into_schedule_id ?? "", into_date ?? "");
}

function totalOfPart(
  row: ScheduleDayRow,
  all: ReadonlyMap<string, ScheduleRow>,
  estimates: DayFacts["estimates"],
): bigint {
  const schedule = all.get(row.schedule_id);
  const estimate = estimates.get(row.schedule_id);
  return schedule === undefined || estimate === undefined ? 0n : totalOf(schedule, estimate, row);
}

/** What a day comes to with the days that are part of it. Units: minor units of face. */
export function totalOfDay(
  schedule: ScheduleRow,
  { row, original_date }: Occurrence,
  { estimates, parts }: DayFacts,
): bigint {
  const estimate = estimates.get(schedule.id);
  if (estimate === undefined) throw new Error(`no estimate of schedule ${schedule.id}`);
  const combined = parts.get(partsName(schedule.id, original_date)) ?? [];
  return combined.reduce(
    (sum, { total_minor }) => sum + total_minor,
    totalOf(schedule, estimate, row),
  );
}
