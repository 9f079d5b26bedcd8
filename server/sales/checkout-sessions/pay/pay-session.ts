import type { Schemas } from "@svc/generated/routes";
import { holdCheckout } from "#money/ledger";
import type { Tx } from "#platform/db/transaction";
import { moveSession } from "../lifecycle.ts";
import { openReview } from "../open-review.ts";
import { dropDeadline } from "../rows/deadlines.ts";
import type { SessionRow } from "../rows/tables.ts";
import { placePaidSend, type SessionCause } from "./place-paid-send.ts";

/** How a customer has paid. */
export type Payment = Omit<Schemas["CheckoutPayment"], "paid_at">;

/** A payment that is taken, and why people are to decide before anything is sold; null mostly. */
interface Taken {
  readonly payment: Payment;
  readonly review?: Schemas["CheckoutReviewReason"] | null;
  readonly cause: SessionCause;
}

/**
 * Takes the payment of a locked session that is open or has expired: the money is held, and its
 * sale is placed. What cannot be sold any more is for people to decide, and so is what they are to
 * look at first.
 *
 * Throws `AuthorityChanged`. Writes: checkout_sessions, checkout_deadlines, events, the ledger, and
 * as `placeSends`; a second payment of a session fails on a unique index.
 */
export async function paySession(
  tx: Tx,
  before: SessionRow,
  { payment, review = null, cause }: Taken,
): Promise<SessionRow> {
  const { account_id, id: session_id, currency, amount_minor, status } = before;
  const { now: at, request } = cause;
  // The balance is locked last, and the sale locks what comes before it.
  const send_id = review === null ? await placePaidSend(tx, before, cause) : null;
  await holdCheckout(tx, { account_id, session_id, currency, amount_minor, created: at });
  await dropDeadline(tx, before);
  const send_ids = send_id === null ? [] : [send_id];
  const by = status === "open" ? "payment" : "late_payment";
  const paid = { payment, paid_at: at, payment_error: null, send_ids };
  const after = await moveSession(tx, { before, to: "paid", by, with: paid, at, request });
  if (send_id !== null) return after;
  return await openReview(tx, after, { reason: review ?? "send_failed", at, request });
}
