/** Ends or extends the leases of a set of tries, for their holder only. */
import { writeInstant } from "#platform/db/columns";
import type { Tx } from "#platform/db/transaction";

/** A lease on a delivery. */
export interface Lease {
  readonly account_id: string;
  readonly delivery_id: string;
  readonly lease_owner: string;
}

/** Ends the work of deliveries; returns those whose lease was still held. */
export async function endDispatches({ sql }: Tx, leases: readonly Lease[]): Promise<string[]> {
  if (leases.length === 0) return [];
  const rows = await sql<{ delivery_id: string }[]>`
    delete from webhook_dispatches where (account_id, delivery_id, lease_owner) in (
      select * from unnest(
        ${leases.map(({ account_id }) => account_id)}::uuid[],
        ${leases.map(({ delivery_id }) => delivery_id)}::uuid[],
        ${leases.map(({ lease_owner }) => lease_owner)}::uuid[]))
    returning delivery_id`;
  return rows.map(({ delivery_id }) => delivery_id);
}

/**
 * Schedules the next try of deliveries; returns those whose lease was still held.
 *
 * Units: wall time in milliseconds. Writes: webhook_dispatches.
 */
export async function postponeDispatches(
  { sql }: Tx,
  leases: readonly (Lease & { readonly due_at: number })[],
): Promise<string[]> {
  if (leases.length === 0) return [];
  const rows = await sql<{ delivery_id: string }[]>`
    update webhook_dispatches work
    set due_at = again.due_at, lease_owner = null, lease_until = null
    from unnest(
      ${leases.map(({ account_id }) => account_id)}::uuid[],
      ${leases.map(({ delivery_id }) => delivery_id)}::uuid[],
      ${leases.map(({ lease_owner }) => lease_owner)}::uuid[],
      ${leases.map(({ due_at }) => writeInstant(due_at))}::text[]::timestamptz[]
    ) as again(account_id, delivery_id, lease_owner, due_at)
    where work.account_id = again.account_id and work.delivery_id = again.delivery_id
      and work.lease_owner = again.lease_owner
    returning work.delivery_id`;
  return rows.map(({ delivery_id }) => delivery_id);
}
