import { idempotencyLockName } from "#journal/idempotency";
import type { SendOrder } from "../order/order.ts";

/** Name of the lock and of the row that an order's Idempotency-Key stands for. */
export function keyLockName({ account, idempotency }: SendOrder): string | null {
  return idempotency === null ? null : idempotencyLockName(account.id, idempotency);
}

/** Name of the lock and of the row that an order's `client_reference` stands for. */
export function referenceLockName({ account, client_reference }: SendOrder): string | null {
  if (client_reference === null) return null;
  return referenceName({ account_id: account.id, reference: client_reference });
}

/** The same of a reference that is not an order's. */
export function referenceName(named: { account_id: string; reference: string }): string {
  return `reference/${named.account_id}/${named.reference}`;
}

/**
 * Name of the lock that one who binds many `client_reference`s of an account holds alone, and one
 * who binds a single one shares: nobody takes ten thousand locks for a batch.
 */
export function referencesLockName(account_id: string): string {
  return `references/${account_id}`;
}

/** The same, for an order that binds its reference itself; that of a batch's line is bound. */
export function sharedLockName(order: SendOrder): string | null {
  if (order.client_reference === null || order.batch_item !== null) return null;
  return referencesLockName(order.account.id);
}
