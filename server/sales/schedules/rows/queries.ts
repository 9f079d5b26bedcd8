import { and, asc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { isAnyOf } from "#platform/db/is-any-of";
import type { Read, Tx } from "#platform/db/transaction";
import {
  type ScheduleDayRow,
  type SchedulePersonRow,
  type ScheduleRow,
  scheduleDays,
  schedulePeople,
  schedules,
} from "./tables.ts";

/** A schedule, named. Uuids. */
export interface ScheduleName {
  readonly account_id: string;
  readonly id: string;
}

type From = Pick<Read | Tx, "db">;

/** The schedules of an account that have these ids; others' are absent. */
export async function findSchedules(
  { db }: From,
  account_id: string,
  ids: readonly string[],
): Promise<ScheduleRow[]> {
  return await db.select().from(schedules).where(isOf(account_id, ids));
}

/** Locks schedules until the transaction ends, in the order of their ids. */
export async function lockSchedules(
  { db }: Tx,
  account_id: string,
  ids: readonly string[],
): Promise<ScheduleRow[]> {
  return await db
    .select()
    .from(schedules)
    .where(isOf(account_id, ids))
    .orderBy(asc(schedules.id))
    .for("no key update");
}

/** Locks one; null when the account has none of this id. Its days are locked with it. */
export async function lockSchedule(
  tx: Tx,
  account_id: string,
  id: string,
): Promise<ScheduleRow | null> {
  const [row] = await lockSchedules(tx, account_id, [id]);
  return row ?? null;
}

/** The people whom schedules name one by one, in their order. */
export async function findPeople(
  { db }: From,
  account_id: string,
  ids: readonly string[],
): Promise<SchedulePersonRow[]> {
  if (ids.length === 0) return [];
  return await db
    .select()
    .from(schedulePeople)
    .where(and(eq(schedulePeople.account_id, account_id), isAnyOf(schedulePeople.schedule_id, ids)))
    .orderBy(asc(schedulePeople.schedule_id), asc(schedulePeople.place));
}

/** The stored days of schedules that stand between two days, by the cadence or by a move. */
export async function findDays(
  from: From,
  account_id: string,
  ids: readonly string[],
  { first, last }: { first: string; last: string | null },
): Promise<ScheduleDayRow[]> {
  const { original_date, moved_to } = scheduleDays;
  const end = last ?? "2100-01-01";
  const stands = sql`${original_date} between ${first} and ${end}`;
  const moved_there = sql`${moved_to} between ${first} and ${end}`;
  return await readDays(from, account_id, ids, or(stands, moved_there));
}

/** The stored days of schedules that are still to run. */
export async function findOpenDays(
  from: From,
  account_id: string,
  ids: readonly string[],
): Promise<ScheduleDayRow[]> {
  const open = inArray(scheduleDays.status, ["planned", "moved", "waiting_topup"]);
  return await readDays(from, account_id, ids, open);
}

/** One stored day; null when nothing of it is stored. */
export async function findDay(
  from: From,
  { account_id, id }: ScheduleName,
  original_date: string,
): Promise<ScheduleDayRow | null> {
  const is_it = eq(scheduleDays.original_date, original_date);
  const [row] = await readDays(from, account_id, [id], is_it);
  return row ?? null;
}

/** The days that are part of other days' runs, whose schedules these are. */
export async function findParts(
  { db }: From,
  account_id: string,
  into_ids: readonly string[],
): Promise<ScheduleDayRow[]> {
  if (into_ids.length === 0) return [];
  return await db
    .select()
    .from(scheduleDays)
    .where(
      and(
        eq(scheduleDays.account_id, account_id),
        isAnyOf(scheduleDays.into_schedule_id, into_ids),
      ),
    )
    .orderBy(asc(scheduleDays.original_date), asc(scheduleDays.schedule_id));
}

/**
 * The days of a schedule that are part of others' runs, and those that are part of its own, as far
 * as these are still to come.
 */
export async function findSharedDays(
  { db }: From,
  account_id: string,
  id: string,
): Promise<ScheduleDayRow[]> {
  const { into_schedule_id, into_date, schedule_id, status, original_date } = scheduleDays;
  const has_ended = sql`exists (
    select from schedule_days whole
    where whole.account_id = ${account_id} and whole.schedule_id = ${into_schedule_id}
      and whole.original_date = ${into_date} and whole.status in ('ran', 'skipped', 'missed'))`;
  return await db
    .select()
    .from(scheduleDays)
    .where(
      and(
        eq(scheduleDays.account_id, account_id),
        eq(status, "combined"),
        or(eq(schedule_id, id), eq(into_schedule_id, id)),
        sql`not ${has_ended}`,
      ),
    )
    .orderBy(asc(original_date), asc(schedule_id));
}

async function readDays(
  { db }: From,
  account_id: string,
  ids: readonly string[],
  where: SQL | undefined,
): Promise<ScheduleDayRow[]> {
  if (ids.length === 0) return [];
  return await db
    .select()
    .from(scheduleDays)
    .where(
      and(eq(scheduleDays.account_id, account_id), isAnyOf(scheduleDays.schedule_id, ids), where),
    )
    .orderBy(asc(scheduleDays.original_date));
}

function isOf(account_id: string, ids: readonly string[]) {
  return and(eq(schedules.account_id, account_id), isAnyOf(schedules.id, ids));
}
