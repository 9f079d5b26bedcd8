import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { findByPath, idOfPath, lockByPath, type PathObject } from "#platform/path-object";
import { refuse } from "#platform/refusal";
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

/** Refuses: `resource_in_use`, of a schedule that is changed with what it belongs to. */
export function refuseOwned({ owner_prefix, owner_id }: ScheduleRow): void {
  if (owner_prefix === null || owner_id === null) return;
  refuse("resource_in_use", {
    message: "This schedule belongs to another object. Change it there.",
    resource: formatId(owner_prefix, owner_id),
  });
}

/** The uuid that a path names. Refuses: `resource_missing`. */
export function scheduleIdOfPath(written: string): string {
  return idOfPath(SCHEDULE, written);
}
