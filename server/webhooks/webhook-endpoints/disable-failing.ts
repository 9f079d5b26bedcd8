import { notifyAccounts } from "#accounts/notices";
import { auditBySystem } from "#journal/audit-log";
import type { Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { formatId } from "#platform/ids";
import { armFeeds } from "./feeds.ts";
import { type EndpointName, switchOff } from "./lifecycle.ts";
import { notifyDisabled } from "./notify-disabled.ts";
import type { EndpointRow } from "./tables.ts";

/**
 * Disables an endpoint that has failed for three days, and notifies its owners; false if it was
 * already disabled. The caller holds the account's clock.
 *
 * Units: milliseconds on the account's clock. Writes: the endpoint's status, its feed, an event, an
 * audit entry, messages to the owners. Source: spec/base/lifecycles/webhook-endpoint.tsp.
 */
export async function disableFailingEndpoint(
  tx: Tx,
  { now, ...name }: EndpointName & { now: number },
): Promise<boolean> {
  const row = await switchOff(tx, { ...name, now, by: "failing" });
  if (row === null) return false;
  const enabled = { status: "enabled" as const, disabled_reason: null, disabled_at: null };
  const before = { ...row, ...enabled };
  await armFeeds(tx, [name], await transactionTime(tx));
  await notifyDisabled(tx, row, { before, created: now, request: null });
  await auditBySystem(tx, [
    {
      account_id: row.account_id,
      action: "webhook_endpoint.disabled",
      object_id: formatId("we", row.id),
      changes: { status: ["enabled", row.status] },
      created: now,
    },
  ]);
  await notifyAccounts(tx, [noticeOf(row, now)]);
  return true;
}

/** Only the host is named: the rest of a URL may be its secret. */
function noticeOf({ account_id, url }: EndpointRow, created: number) {
  const { host } = new URL(url);
  return {
    account_id,
    subject: "A webhook endpoint was switched off",
    text:
      `Your webhook endpoint on ${host} took no event for three days and was switched off. ` +
      "Switch it on again, and replay what it missed.",
    channels: ["email", "sms"] as const,
    created,
  };
}
