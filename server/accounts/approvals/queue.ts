import { arePairs } from "#platform/db/are-pairs";
import type { Tx } from "#platform/db/transaction";
import {
  isAnyDue,
  isLeasable,
  type LeaseScope,
  LIVE_FIRST,
  type Mode,
  type Queue,
  type QueueTable,
  readDueRows,
} from "#platform/work/queue";
import { approvalDeadlines } from "./tables.ts";

/** An approval of an account. */
export interface ApprovalName {
  readonly account_id: string;
  readonly approval_id: string;
}

/** An approval about which something is to be done. */
export interface DueApproval extends ApprovalName {
  readonly mode: Mode;
}

/** Longer than the utility may take to confirm a meter. */
const LEASE_MS = 60_000;

export const APPROVAL_TABLE: QueueTable = {
  queue: "approvals",
  table: approvalDeadlines,
  account_id: approvalDeadlines.account_id,
  row_id: approvalDeadlines.approval_id,
  due_at: approvalDeadlines.due_at,
  mode: approvalDeadlines.mode,
  lease_until: approvalDeadlines.lease_until,
};

/** The queue of what comes due for approvals, in which each approval is a row. */
export const APPROVAL_QUEUE: Queue<DueApproval> = {
  name: APPROVAL_TABLE.queue,
  modes: LIVE_FIRST,
  readDue: (tx, scope) => readDueRows(tx, APPROVAL_TABLE, scope),
  lease: leaseApprovals,
};

/** Whether any approval is due. */
export const HAS_DUE_APPROVALS = isAnyDue(APPROVAL_TABLE);

/** Leases approvals that are due; what somebody else holds is not due for this caller. */
async function leaseApprovals({ db }: Tx, scope: LeaseScope): Promise<DueApproval[]> {
  const due = await db
    .select()
    .from(approvalDeadlines)
    .where(isLeasable(APPROVAL_TABLE, scope))
    .orderBy(approvalDeadlines.due_at)
    .limit(scope.limit)
    .for("update", { skipLocked: true });
  if (due.length > 0) {
    await db
      .update(approvalDeadlines)
      .set({ lease_until: scope.now + LEASE_MS })
      .where(isAny(due));
  }
  return due.map(({ account_id, approval_id, mode }) => ({ account_id, approval_id, mode }));
}

/** Approvals that could not be carried out now are due again later. Writes: approval_deadlines. */
export async function postponeApprovals(
  { db }: Tx,
  { names, due_at }: { names: readonly ApprovalName[]; due_at: number },
): Promise<void> {
  await db.update(approvalDeadlines).set({ due_at, lease_until: null }).where(isAny(names));
}

/** Each by its account too, which leads the primary key. */
function isAny(names: readonly ApprovalName[]) {
  const pairs = names.map(({ account_id, approval_id: id }) => ({ account_id, id }));
  return arePairs(approvalDeadlines.account_id, approvalDeadlines.approval_id, pairs);
}
