import { writeInstant } from "#platform/db/columns";
import type { Tx } from "#platform/db/transaction";
import type { Payment } from "./port.ts";

/** Writes down that a payment was started. Units: `now` in milliseconds. */
export async function recordStart({ sql }: Tx, payment: Payment, now: number): Promise<void> {
  await sql`
    insert into simulator_payments (reference, amount_minor, currency, starts, received_at)
    values (${payment.reference}, ${String(payment.amount_minor)}, ${payment.currency}, 1,
      ${writeInstant(now)})
    on conflict (reference) do update set starts = simulator_payments.starts + 1`;
}

/** Counts a look at a payment, this one among them; a transfer is known from its first one on. */
export async function countLook({ sql }: Tx, payment: Payment, now: number): Promise<number> {
  const [row] = await sql<{ queries: number }[]>`
    insert into simulator_payments (reference, amount_minor, currency, queries, received_at)
    values (${payment.reference}, ${String(payment.amount_minor)}, ${payment.currency}, 1,
      ${writeInstant(now)})
    on conflict (reference) do update set queries = simulator_payments.queries + 1
    returning queries`;
  if (row === undefined) throw new Error(`${payment.reference} was not written down.`);
  return row.queries;
}

/** Whether a payment was started. */
export async function findPayment({ sql }: Tx, reference: string): Promise<boolean> {
  const rows = await sql`select from simulator_payments where reference = ${reference}`;
  return rows.length > 0;
}
