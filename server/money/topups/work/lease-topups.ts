import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/transaction";
import { mintId } from "#platform/ids";
import type { Lease } from "#platform/work/lease";
import { isLeasable, type LeaseScope, type Mode, type QueueTable } from "#platform/work/queue";
import { type TopupRow, topups, topupWork } from "../rows/tables.ts";

/** A top-up that is leased to be looked at. */
export interface TopupJob {
  readonly row: TopupRow;
  readonly mode: Mode;
  readonly lease_owner: string;
  readonly lease: Lease;
}

export const TOPUP_TABLE: QueueTable = {
  queue: "topups",
  table: topupWork,
  account_id: topupWork.account_id,
  row_id: topupWork.topup_id,
  due_at: topupWork.due_at,
  mode: topupWork.mode,
  lease_until: topupWork.lease_until,
};

/** A lease outlives the deadline of any provider. */
const LEASE_MS = 60_000;

/**
 * Leases top-ups that are due to be looked at; what somebody else holds is not due for this caller.
 *
 * Writes: topup_work.
 */
export async function leaseTopups(tx: Tx, scope: LeaseScope): Promise<TopupJob[]> {
  const due = await tx.db
    .select({ work: topupWork, row: topups })
    .from(topupWork)
    .innerJoin(
      topups,
      and(eq(topups.account_id, topupWork.account_id), eq(topups.id, topupWork.topup_id)),
    )
    .where(isLeasable(TOPUP_TABLE, scope))
    .orderBy(topupWork.due_at)
    .limit(scope.limit)
    .for("update", { of: topupWork, skipLocked: true });
  if (due.length === 0) return [];
  const lease_owner = mintId(scope.now);
  // What is hinted from here on is not known to this look.
  await tx.db
    .update(topupWork)
    .set({ lease_owner, lease_until: scope.now + LEASE_MS, is_notified: false })
    .where(
      sql`(${topupWork.account_id}, ${topupWork.topup_id}) in (
        select * from unnest(
          ${listOf(due.map(({ work }) => work.account_id))}::uuid[],
          ${listOf(due.map(({ work }) => work.topup_id))}::uuid[]))`,
    );
  const lease = { from: scope.from, length_ms: LEASE_MS };
  return due.map(({ row, work }) => ({ row, mode: work.mode, lease_owner, lease }));
}

function listOf(ids: readonly string[]): string {
  return `{${ids.join(",")}}`;
}
