import { auditBySystem } from "#journal/audit-log";
import { wall } from "#platform/clock";
import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { armFeeds } from "./feeds.ts";
import { type EndpointName, switchOff } from "./lifecycle.ts";
import { tellDisabled } from "./tell-disabled.ts";

/**
 * Switches an endpoint off that has failed for three days, and tells of it; false when it was off
 * already.
 *
 * Units: milliseconds on the account's clock. Writes: the endpoint's status, its feed, an event, an
 * audit entry. Source: contract.md 3.11.
 */
export async function disableFailingEndpoint(
  tx: Tx,
  { now, ...name }: EndpointName & { now: number },
): Promise<boolean> {
  const row = await switchOff(tx, { ...name, now, by: "failing" });
  if (row === null) return false;
  const before = { status: "enabled" as const, disabled_reason: null, disabled_at: null };
  await armFeeds(tx, [name], wall());
  await tellDisabled(tx, row, { before, created: now, request: null });
  await auditBySystem(tx, [
    {
      account_id: row.account_id,
      action: "webhook_endpoint.disabled",
      object_id: formatId("we", row.id),
      changes: { status: ["enabled", row.status] },
      created: now,
    },
  ]);
  return true;
}
