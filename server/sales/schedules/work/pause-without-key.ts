import type { LockedClock } from "#accounts/account";
import { findCallerOfKey } from "#accounts/keys";
import { notifyAccounts } from "#accounts/notices";
import { auditBySystem } from "#journal/audit-log";
import type { AccountFacts } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import type { ScheduleRow } from "../rows/tables.ts";
import { pauseSchedule } from "../write/pause-schedule.ts";

/**
 * Pauses a schedule whose key has ended, notifies the owners and keeps it in the audit log. False,
 * with nothing written, while the key works.
 *
 * Writes: schedules, schedule_days, schedule_work, audit_entries, messages.
 * Source: spec/sales/schedules/operations.tsp.
 */
export async function pauseWithoutKey(
  tx: Tx,
  row: ScheduleRow,
  { account, clock }: { account: AccountFacts; clock: LockedClock },
): Promise<boolean> {
  const { account_id, api_key_id: key_id, name } = row;
  const { now } = clock;
  if (key_id === null) return false;
  const caller = await findCallerOfKey(tx, { account_id, key_id });
  if (caller !== null && isWorking(caller, now)) return false;
  await pauseSchedule(tx, row, { account, now, request: null }, clock);
  const changes = { active: [true, false], api_key: [formatId("key", key_id), null] };
  const object_id = formatId("sch", row.id);
  await auditBySystem(tx, [
    { account_id, action: "schedule.paused", object_id, changes, created: now },
  ]);
  const subject = `The schedule ${name} is paused`;
  const text =
    `${account.name}: the schedule ${name} is paused, because the API key that it sells by has ` +
    "ended. Set it to active with another key to go on.";
  await notifyAccounts(tx, [{ account_id, subject, text, channels: ["email"], created: now }]);
  return true;
}

function isWorking(
  { status, key }: NonNullable<Awaited<ReturnType<typeof findCallerOfKey>>>,
  now: number,
): boolean {
  const has_ended = key.expires_at !== null && key.expires_at <= now;
  return status !== "revoked" && status !== "expired" && !has_ended;
}
