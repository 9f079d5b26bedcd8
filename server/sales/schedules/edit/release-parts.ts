import type { LockedClock } from "#accounts/account";
import type { Tx } from "#platform/db/transaction";
import { type DayCause, moveDay } from "../lifecycle/lifecycle.ts";
import { findParts, lockSchedules } from "../rows/queries.ts";
import type { ScheduleRow } from "../rows/tables.ts";
import { NO_WAIT, setScheduleDue } from "../rows/work.ts";

/**
 * Days that are part of the runs of a schedule that goes run on their own again.
 *
 * Writes: schedule_days, schedule_work.
 */
export async function releaseParts(
  tx: Tx,
  { account_id, id }: ScheduleRow,
  cause: DayCause,
  clock: LockedClock,
): Promise<void> {
  const parts = (await findParts(tx, account_id, [id])).filter((row) => row.schedule_id !== id);
  const ids = [...new Set(parts.map(({ schedule_id }) => schedule_id))];
  const rows = ids.length === 0 ? [] : await lockSchedules(tx, account_id, ids);
  for (const schedule of rows) {
    for (const before of parts.filter((part) => part.schedule_id === schedule.id)) {
      const alone = { into_schedule_id: null, into_date: null };
      await moveDay(tx, { schedule, before, to: "planned", by: "reset", with: alone }, cause);
    }
    if (schedule.active) await setScheduleDue(tx, schedule, { at: null, waits: NO_WAIT }, clock);
  }
}
