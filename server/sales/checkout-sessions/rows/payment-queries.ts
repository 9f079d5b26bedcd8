import { and, desc, eq } from "drizzle-orm";
import type { Read, Tx } from "#platform/db/transaction";
import { checkoutPayments, type PaymentRow } from "./payment-tables.ts";
import type { SessionRow } from "./tables.ts";

/** How often a customer may try; whoever needs more asks for a new session. */
export const PAYMENTS_MOST = 20;

/** The payments of a session, newest first. */
export async function findPayments(
  { db }: Pick<Read | Tx, "db">,
  { account_id, id }: Pick<SessionRow, "account_id" | "id">,
): Promise<PaymentRow[]> {
  return await db
    .select()
    .from(checkoutPayments)
    .where(and(eq(checkoutPayments.account_id, account_id), eq(checkoutPayments.session_id, id)))
    .orderBy(desc(checkoutPayments.id))
    .limit(PAYMENTS_MOST);
}

/** Whether the money that has paid a session went back, or is disputed. */
export async function isPaymentReversed(
  { db }: Pick<Read | Tx, "db">,
  { account_id, id }: Pick<SessionRow, "account_id" | "id">,
): Promise<boolean> {
  const { account_id: of_account, session_id, state, is_reversed } = checkoutPayments;
  const is_paid = and(eq(of_account, account_id), eq(session_id, id), eq(state, "paid"));
  const [row] = await db.select({ is_reversed }).from(checkoutPayments).where(is_paid);
  return row?.is_reversed ?? false;
}

/** Whether all that was asked for has come, and has not gone back: then the house pays nothing. */
export async function isPaidInFull(
  { db }: Pick<Read | Tx, "db">,
  { account_id, id }: Pick<SessionRow, "account_id" | "id">,
): Promise<boolean> {
  const { account_id: of_account, session_id, state } = checkoutPayments;
  const is_paid = and(eq(of_account, account_id), eq(session_id, id), eq(state, "paid"));
  const [row] = await db.select().from(checkoutPayments).where(is_paid);
  if (row === undefined || row.is_reversed || row.received_minor === null) return false;
  return row.received_minor >= row.amount_minor + row.fee_minor;
}

/** Locks a payment until the transaction ends, after its session; null when it is gone. */
export async function lockPayment(
  { db }: Tx,
  { account_id, id }: Pick<PaymentRow, "account_id" | "id">,
): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(checkoutPayments)
    .where(and(eq(checkoutPayments.account_id, account_id), eq(checkoutPayments.id, id)))
    .for("no key update");
  return row ?? null;
}

/** Changes a payment that the caller has locked. */
export async function updatePayment(
  { db }: Tx,
  { account_id, id }: Pick<PaymentRow, "account_id" | "id">,
  changes: Partial<PaymentRow>,
): Promise<void> {
  await db
    .update(checkoutPayments)
    .set(changes)
    .where(and(eq(checkoutPayments.account_id, account_id), eq(checkoutPayments.id, id)));
}
