import { and, eq } from "drizzle-orm";
import type { LockedClock } from "#accounts/account";
import type { Tx } from "#platform/db/transaction";
import type { DayCause } from "./lifecycle.ts";
import { type ScheduleRow, schedules } from "./rows/tables.ts";
import { releaseParts } from "./write/release-parts.ts";

/**
 * Deletes a locked schedule with its days; its batches stay, and go on.
 *
 * Writes: schedules, schedule_people, schedule_days, schedule_work.
 */
export async function endSchedule(
  tx: Tx,
  row: ScheduleRow,
  { cause, clock }: { cause: DayCause; clock: LockedClock },
): Promise<void> {
  await releaseParts(tx, row, cause, clock);
  await tx.db
    .delete(schedules)
    .where(and(eq(schedules.account_id, row.account_id), eq(schedules.id, row.id)));
}
