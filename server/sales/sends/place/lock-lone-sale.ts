import { claimOf } from "#journal/idempotency";
import type { Currency } from "#platform/context";
import { type Condition, orUnmet } from "#platform/db/multi-table-write";
import type { Tx } from "#platform/db/transaction";
import type { SendOrder } from "../order/order.ts";
import { keyLockName, referenceLockName, sharedLockName } from "./lock-names.ts";

/**
 * Locks what a set of this one sale would lock, in one statement: its names and its balance. It
 * never waits, so the order does not matter to others.
 *
 * Throws `Unmet` where a stranger holds any of it, or there is no balance.
 */
export async function lockLoneSale(
  { sql }: Tx,
  order: SendOrder,
  currency: Currency,
): Promise<void> {
  // A name that the sale does not take is null, and so is the lock of it: nothing is taken.
  const locked = sql`
    select 1 / (case when
      coalesce(
        pg_try_advisory_xact_lock(hashtextextended(${keyLockName(order)}, 0)), true)
      and coalesce(
        pg_try_advisory_xact_lock_shared(hashtextextended(${sharedLockName(order)}, 0)), true)
      and coalesce(
        pg_try_advisory_xact_lock(hashtextextended(${referenceLockName(order)}, 0)), true)
    then (
      select count(*) from (
        select from ledger_balances balance
        where balance.account_id = ${order.account.id} and balance.currency = ${currency}
        for no key update skip locked
      ) as held
    ) else 0 end)`;
  // Sent in this turn, before the statement that relies on it.
  await orUnmet(locked.execute());
}

const FREE = [
  `pg_current_xact_id_if_assigned() is not null and not exists (
    select from idempotency_keys held where held.account_id = `,
  "::uuid and held.key = ",
  "::text and held.operation = ",
  "::int and held.path = ",
  `::text and not held.by_approval
  ) and not exists (select from send_references held where held.account_id = `,
  "::uuid and held.reference = ",
  "::text)",
];

/**
 * That the names of a sale are unused, and locked. Only a transaction that has
 * locked the balance has an id by then: had it not begun, the statement would be one of its own,
 * and hold nothing.
 */
export function isFree({ account, idempotency, client_reference }: SendOrder): Condition {
  const claim = idempotency === null ? NO_CLAIM : claimOf(idempotency);
  const { key, operation, path } = claim;
  return { parts: FREE, values: [account.id, key, operation, path, account.id, client_reference] };
}

const NO_CLAIM = { key: null, operation: null, path: null };
