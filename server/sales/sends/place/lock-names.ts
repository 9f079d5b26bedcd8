import { idempotencyLockName } from "#journal/idempotency";
import type { SendOrder } from "../order/order.ts";

/** Name of the lock and of the row that an order's Idempotency-Key stands for. */
export function keyLockName({ account, idempotency }: SendOrder): string | null {
  return idempotency === null ? null : idempotencyLockName(account.id, idempotency);
}

/** Name of the lock and of the row that an order's `client_reference` stands for. */
export function referenceLockName({ account, client_reference }: SendOrder): string | null {
  return client_reference === null ? null : `reference/${account.id}/${client_reference}`;
}
