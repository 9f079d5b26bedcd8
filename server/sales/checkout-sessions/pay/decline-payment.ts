import type { Schemas } from "@svc/generated/routes";
import type { Tx } from "#platform/db/transaction";
import { moveSession } from "../lifecycle.ts";
import type { SessionRow } from "../rows/tables.ts";
import type { SessionCause } from "./place-paid-send.ts";

/**
 * Keeps that a payment of a locked, open session has failed; the customer may try again.
 *
 * Writes: checkout_sessions.
 */
export async function declinePayment(
  tx: Tx,
  before: SessionRow,
  { code, cause }: { code: Schemas["CheckoutPaymentErrorCode"]; cause: SessionCause },
): Promise<SessionRow> {
  const step = { to: "open", by: "payment_failed", with: { payment_error: code } } as const;
  return await moveSession(tx, { before, ...step, at: cause.now, request: cause.request });
}
