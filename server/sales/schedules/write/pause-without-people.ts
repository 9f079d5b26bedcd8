import type { LockedClock } from "#accounts/account";
import { notifyAccounts } from "#accounts/notices";
import { auditBySystem } from "#journal/audit-log";
import type { AccountFacts } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import type { ScheduleRow } from "../rows/tables.ts";
import { pauseSchedule } from "./pause-schedule.ts";

/**
 * Pauses a locked schedule whose last person has been erased, notifies the owners and keeps it in
 * the audit log; neither says who it was.
 *
 * Writes: schedules, schedule_days, schedule_work, audit_entries, messages.
 * Source: spec/directory/recipients/models.tsp.
 */
export async function pauseWithoutPeople(
  tx: Tx,
  row: ScheduleRow,
  { account, clock }: { account: AccountFacts; clock: LockedClock },
): Promise<void> {
  const { account_id, id, name } = row;
  const { now } = clock;
  await pauseSchedule(tx, row, { account, now, request: null }, clock);
  const paused = { action: "schedule.paused", object_id: formatId("sch", id) };
  const changes = { active: [true, false] };
  await auditBySystem(tx, [{ account_id, ...paused, changes, created: now }]);
  const subject = `The schedule ${name} is paused`;
  const text =
    `${account.name}: the schedule ${name} is paused, because the last person whom it was for ` +
    "has been erased. Set it to active with other recipients to go on.";
  await notifyAccounts(tx, [{ account_id, subject, text, channels: ["email"], created: now }]);
}
