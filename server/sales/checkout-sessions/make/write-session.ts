import { LIFECYCLES } from "@svc/generated/lifecycles";
import { lockClocksForShare } from "#accounts/account";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { cellSecret } from "#platform/settings/cell";
import type { PaidSession, UnpaidSale } from "#sales/sends";
import { planDeadline } from "../rows/deadlines.ts";
import { checkoutSessions, type SessionRow } from "../rows/tables.ts";
import type { SessionInput } from "./read-session.ts";

/** How long a customer has. Source: spec/sales/checkout-sessions/models.tsp. */
const OPEN_MS = 60 * 60_000;

/** A session to write: as it was asked for, and what it sells. */
interface NewSession {
  readonly input: SessionInput;
  readonly sale: UnpaidSale;
  readonly paid: PaidSession;
  readonly fee_minor: bigint;
}

/**
 * Writes a session that waits for its payment, and when it expires.
 *
 * Writes: checkout_sessions, checkout_deadlines.
 */
export async function writeSession(
  tx: Tx,
  ctx: Pick<Ctx, "account" | "request_id">,
  { input, sale, paid, fee_minor }: NewSession,
): Promise<SessionRow> {
  const account_id = ctx.account.id;
  const clock = (await lockClocksForShare(tx, [account_id])).get(account_id);
  if (clock === undefined) throw new Error(`no clock row for account ${account_id}`);
  const { customer_phone, client_reference, success_url, cancel_url } = input;
  const expires_at = clock.now + OPEN_MS;
  const [row] = await tx.db
    .insert(checkoutSessions)
    .values({
      ...sale,
      ...{ account_id, id: paid.checkout_session_id, request_id: ctx.request_id },
      ...{ customer_phone, client_reference, success_url, cancel_url, fee_minor, expires_at },
      status: LIFECYCLES.checkout_session.initial[0],
      url_secret: cellSecret(tx.cell),
      send_ids: [],
      created: clock.now,
      event_sequence: 0,
    })
    .returning();
  if (row === undefined) throw new Error("A checkout session was not written.");
  await planDeadline(tx, row, { ...clock, at: expires_at });
  return row;
}
