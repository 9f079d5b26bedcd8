import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { findByPath, idOfPath, lockByPath, type PathObject } from "#platform/path-object";
import { findSchedules, lockSchedule } from "./queries.ts";
import { type ScheduleRow, schedules } from "./tables.ts";

const SCHEDULE: PathObject = { table: schedules, prefix: "sch", param: "schedule_id" };

/**
 * The account's schedule that a path names.
 *
 * Refuses: `resource_missing`.
 */
export async function scheduleOfPath(
  { account, read }: Pick<Ctx, "account" | "read">,
  written: string,
): Promise<ScheduleRow> {
  return await read((tx) => findByPath(tx, SCHEDULE, { account, written }, findSchedules));
}

/**
 * The same, locked until the transaction ends.
 *
 * Refuses: `resource_missing`.
 */
export async function lockScheduleOfPath(
  tx: Tx,
  { account }: Pick<Ctx, "account">,
  written: string,
): Promise<ScheduleRow> {
  return await lockByPath(tx, SCHEDULE, { account, written }, lockSchedule);
}

/** The uuid that a path names. Refuses: `resource_missing`. */
export function scheduleIdOfPath(written: string): string {
  return idOfPath(SCHEDULE, written);
}
