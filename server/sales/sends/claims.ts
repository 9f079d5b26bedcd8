import { claimNameOf } from "#journal/idempotency";
import type { SendOrder } from "./order.ts";

/** Name of the lock and of the row that an order's Idempotency-Key stands for. */
export function keyClaimOf({ account, idempotency }: SendOrder): string | null {
  return idempotency === null ? null : claimNameOf(account.id, idempotency);
}

/** Name of the lock and of the row that an order's `client_reference` stands for. */
export function referenceClaimOf({ account, client_reference }: SendOrder): string | null {
  return client_reference === null ? null : `reference/${account.id}/${client_reference}`;
}
