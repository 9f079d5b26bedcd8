import { and, eq } from "drizzle-orm";
import type { Currency } from "#platform/context";
import type { Read, Tx } from "#platform/db/transaction";
import { checkoutPayments } from "./payment-tables.ts";
import { checkoutSessions, type SessionRow } from "./tables.ts";

/** What a session is worth, and what has come for it. Units: minor units of `currency`. */
export interface SessionMoney {
  readonly currency: Currency;
  /** What becomes Credit where nothing is delivered. */
  readonly credit_minor: bigint;
  /** What the customer pays, with the fee. */
  readonly total_minor: bigint;
  /** Null where no payment has paid it. */
  readonly received_minor: bigint | null;
  /** Whether the money went back, or is disputed. */
  readonly is_reversed: boolean;
}

/** The money of a session; null where there is no such session. */
export async function readSessionMoney(
  { db }: Pick<Read | Tx, "db">,
  { account_id, id }: Pick<SessionRow, "account_id" | "id">,
): Promise<SessionMoney | null> {
  const [row] = await db
    .select({ session: checkoutSessions, payment: checkoutPayments })
    .from(checkoutSessions)
    .leftJoin(
      checkoutPayments,
      and(
        eq(checkoutPayments.account_id, checkoutSessions.account_id),
        eq(checkoutPayments.session_id, checkoutSessions.id),
        eq(checkoutPayments.state, "paid"),
      ),
    )
    .where(and(eq(checkoutSessions.account_id, account_id), eq(checkoutSessions.id, id)));
  if (row === undefined) return null;
  const { session, payment } = row;
  return {
    currency: session.currency,
    credit_minor: session.amount_minor,
    total_minor: session.amount_minor + session.fee_minor,
    received_minor: payment?.received_minor ?? null,
    is_reversed: payment?.is_reversed ?? false,
  };
}
