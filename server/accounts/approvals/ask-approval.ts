import type { LockedClock } from "#accounts/account";
import { notifyAccounts } from "#accounts/notices";
import { type EventRequest, emit } from "#journal/events";
import { writeTogether } from "#platform/db/multi-table-write";
import type { Tx } from "#platform/db/transaction";
import { requestedNotices } from "./requested-notices.ts";
import { type ApprovalInput, requestedEvent, requestedRows } from "./requested-rows.ts";
import type { ApprovalRow } from "./tables.ts";

/** Who asks, and by what request. */
interface AskedBy {
  /** The account's, which the caller holds. */
  readonly clock: LockedClock;
  readonly key_label: string | null;
  readonly request: EventRequest | null;
}

/**
 * Writes one request of an agent in place of what it asked for, and tells those who decide.
 *
 * Writes: agent_approvals, approval_deadlines, events, messages.
 */
export async function askApproval(
  tx: Tx,
  asked: ApprovalInput,
  { clock, key_label, request }: AskedBy,
): Promise<ApprovalRow> {
  const { rows, writes } = requestedRows([asked], new Map([[asked.account_id, clock]]));
  const [row] = rows;
  if (row === undefined) throw new Error("One request has one row.");
  await writeTogether(tx, writes);
  await emit(tx, [requestedEvent(row, request)]);
  await notifyAccounts(tx, await requestedNotices(tx, [{ row, key_label }]));
  return row;
}
