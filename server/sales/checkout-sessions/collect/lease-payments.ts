import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db/transaction";
import { mintId } from "#platform/ids";
import type { Lease } from "#platform/work/lease";
import { isLeasable, type LeaseScope, type QueueTable } from "#platform/work/queue";
import { checkoutPayments, type PaymentRow } from "../rows/payment-tables.ts";

/** A payment that is leased to be looked at. */
export interface PaymentJob {
  readonly row: PaymentRow;
  readonly lease_owner: string;
  readonly lease: Lease;
}

/** All of them are live. */
export const PAYMENT_TABLE: QueueTable = {
  queue: "checkout-payments",
  table: checkoutPayments,
  account_id: checkoutPayments.account_id,
  row_id: checkoutPayments.id,
  due_at: checkoutPayments.due_at,
  mode: null,
  lease_until: checkoutPayments.lease_until,
};

/** A lease outlives the deadline of any provider. */
const LEASE_MS = 60_000;

/**
 * Leases payments that are due to be looked at; what somebody else holds is not due for this
 * caller.
 *
 * Writes: checkout_payments.
 */
export async function leasePayments({ db }: Tx, scope: LeaseScope): Promise<PaymentJob[]> {
  const due = await db
    .select()
    .from(checkoutPayments)
    .where(isLeasable(PAYMENT_TABLE, scope))
    .orderBy(checkoutPayments.due_at)
    .limit(scope.limit)
    .for("no key update", { skipLocked: true });
  if (due.length === 0) return [];
  const lease_owner = mintId(scope.now);
  // What is hinted from here on is not known to this look.
  const leased = { lease_owner, lease_until: scope.now + LEASE_MS, is_notified: false };
  const account_ids = due.map(({ account_id }) => account_id);
  const ids = due.map(({ id }) => id);
  await db
    .update(checkoutPayments)
    .set(leased)
    .where(
      sql`(${checkoutPayments.account_id}, ${checkoutPayments.id}) in (
        select * from unnest(${listOf(account_ids)}::uuid[], ${listOf(ids)}::uuid[]))`,
    );
  const lease = { from: scope.from, length_ms: LEASE_MS };
  return due.map((row) => ({ row, lease_owner, lease }));
}

function listOf(ids: readonly string[]): string {
  return `{${ids.join(",")}}`;
}
