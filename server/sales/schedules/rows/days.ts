import { and, eq } from "drizzle-orm";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import type { ScheduleName } from "./queries.ts";
import { type ScheduleDayRow, type ScheduleRow, scheduleDays, schedules } from "./tables.ts";

/** A run is tried again then, and needs so much Credit. Writes: schedule_days. */
export async function retryLater(
  { db }: Tx,
  { account_id, schedule_id, original_date }: ScheduleDayRow,
  { at, needs_minor = null }: { at: number; needs_minor?: bigint | null },
): Promise<void> {
  await db
    .update(scheduleDays)
    .set({ retry_at: at, needs_minor })
    .where(
      and(
        eq(scheduleDays.account_id, account_id),
        eq(scheduleDays.schedule_id, schedule_id),
        eq(scheduleDays.original_date, original_date),
      ),
    );
}

/** Writes what a request says of a day. Writes: schedule_days. */
export async function editDay(
  { db }: Tx,
  { account_id, schedule_id, original_date }: ScheduleDayRow,
  edited: Partial<Pick<ScheduleDayRow, "override_minor" | "note" | "changed_at" | "announced_at">>,
): Promise<void> {
  await db
    .update(scheduleDays)
    .set(edited)
    .where(
      and(
        eq(scheduleDays.account_id, account_id),
        eq(scheduleDays.schedule_id, schedule_id),
        eq(scheduleDays.original_date, original_date),
      ),
    );
}

/** Forgets days that the cadence does not have any more. Writes: schedule_days. */
export async function forgetDays(
  { sql }: Tx,
  { account_id, id }: ScheduleRow,
  days: readonly string[],
): Promise<void> {
  if (days.length === 0) return;
  await sql`
    delete from schedule_days
    where account_id = ${account_id} and schedule_id = ${id}
      and original_date = any(${[...days]}::text[])`;
}

/** By whose limits, and in whose name, a schedule sells: the caller's. */
export function sellerAmong({
  key,
  member,
}: Pick<Ctx, "key" | "member">): Pick<ScheduleRow, "api_key_id" | "member_id"> {
  return { api_key_id: key?.id ?? null, member_id: member?.id ?? null };
}

/** By the limits of this caller the schedule sells from now on. Writes: schedules. */
export async function setSeller(
  { db }: Tx,
  { account_id, id }: ScheduleName,
  caller: Pick<Ctx, "key" | "member">,
): Promise<void> {
  await db
    .update(schedules)
    .set(sellerAmong(caller))
    .where(and(eq(schedules.account_id, account_id), eq(schedules.id, id)));
}

/** Every day that runs up to this moment has a row. Writes: schedules. */
export async function setOpenedUntil(
  { db }: Tx,
  { account_id, id }: ScheduleRow,
  opened_until: number,
): Promise<void> {
  await db
    .update(schedules)
    .set({ opened_until })
    .where(and(eq(schedules.account_id, account_id), eq(schedules.id, id)));
}
