import type { Read, Tx } from "#platform/db/transaction";
import { harareDay } from "#platform/time/instants";
import { type Occurrence, occurrenceOf } from "../occurrence.ts";
import { findDays } from "../rows/queries.ts";
import type { ScheduleRow } from "../rows/tables.ts";

/**
 * The day of a schedule that somebody runs: the one that stands today, else the one that would by
 * the cadence; a day of its own where there is neither.
 */
export async function todaysDay(
  from: Read | Tx,
  schedule: ScheduleRow,
  now: number,
): Promise<Occurrence> {
  const today = harareDay(now);
  const period = { first: today, last: today };
  const rows = await findDays(from, schedule.account_id, [schedule.id], period);
  const moved_here = rows.find(({ moved_to }) => moved_to === today);
  const by_cadence = rows.find(({ original_date }) => original_date === today);
  const row = moved_here ?? by_cadence ?? null;
  return occurrenceOf(schedule, row?.original_date ?? today, row);
}
