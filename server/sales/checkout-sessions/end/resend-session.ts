import type { Tx } from "#platform/db/transaction";
import { moveSession } from "../lifecycle.ts";
import { placePaidSend, type SessionCause } from "../pay/place-paid-send.ts";
import { dropDeadline } from "../rows/deadlines.ts";
import type { SessionRow } from "../rows/tables.ts";

/** Where what was paid for goes instead. */
export type OtherMeter = Pick<SessionRow, "target" | "meter">;

/**
 * Sells again what the customer of a locked session has paid for; the caller has locked its newest
 * send, and knows that it has failed. Returns null where it cannot be sold any more.
 *
 * Throws `AuthorityChanged`. Writes: checkout_sessions, checkout_deadlines, events, and as
 * `placeSends`; a second sale of one payment fails on a unique index.
 */
export async function resendSession(
  tx: Tx,
  before: SessionRow,
  { cause, to }: { cause: SessionCause; to: OtherMeter | null },
): Promise<SessionRow | null> {
  const { now: at, request } = cause;
  const send_id = await placePaidSend(tx, { ...before, ...to }, cause);
  if (send_id === null) return null;
  await dropDeadline(tx, before);
  const review_resolution = before.review_reason === null ? null : ("resent" as const);
  const sent = { ...to, send_ids: [...before.send_ids, send_id], review_resolution };
  return await moveSession(tx, { before, to: "resent", by: "resend", with: sent, at, request });
}
