import { and, eq } from "drizzle-orm";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { refuse } from "#platform/refusal";
import { moveToMeter, type SendRow } from "#sales/sends";
import { type OtherMeter, resendSession } from "./end/resend-session.ts";
import type { SessionCause } from "./pay/place-paid-send.ts";
import { checkoutSessions, type SessionRow } from "./rows/tables.ts";

/** A change of the meter of a locked session. */
interface MeterChange {
  readonly ctx: Pick<Ctx, "request_id" | "idempotency" | "key" | "now">;
  readonly cause: SessionCause;
  /** Its send that waits, which is locked; null when it has none, or the last has failed. */
  readonly send: SendRow | null;
  readonly to: OtherMeter;
}

/**
 * Has a locked session sell to another meter: before it is paid nothing else changes, a send that
 * waits goes there, and what was not delivered is sold again.
 *
 * Refuses: `invalid_transition`, where it cannot be sold any more. Throws `AuthorityChanged`.
 * Writes: checkout_sessions; sends, events; or as `resendSession`.
 */
export async function changeMeter(
  tx: Tx,
  session: SessionRow,
  { ctx, cause, send, to }: MeterChange,
): Promise<SessionRow> {
  if (session.status !== "open" && send === null) {
    return (await resendSession(tx, session, { cause, to })) ?? refuseUnsold(session);
  }
  if (session.target === to.target) return session;
  if (send !== null) {
    const { power } = send;
    if (power === null) throw new Error(`send ${send.id} of a session with a meter has none`);
    const { target: meter, meter: confirmed } = to;
    await moveToMeter(tx, ctx, { send: { ...send, power }, meter, confirmed });
  }
  const { account_id, id } = session;
  const [after] = await tx.db
    .update(checkoutSessions)
    .set(to)
    .where(and(eq(checkoutSessions.account_id, account_id), eq(checkoutSessions.id, id)))
    .returning();
  if (after === undefined) throw new Error(`session ${id} is locked and gone`);
  return after;
}

function refuseUnsold({ status }: SessionRow): never {
  const message = "What was paid for cannot be sold any more. Our staff review the session.";
  return refuse("invalid_transition", { message, meta: { status } });
}
