import { formatId } from "#platform/ids";
import type { Config } from "#platform/settings/config";
import type { NewPayment, Payment } from "#providers/payments";
import { pageUrlOf } from "../page-url.ts";
import type { PaymentRow } from "../rows/payment-tables.ts";
import type { SessionRow } from "../rows/tables.ts";

/** Where this program is reached. */
export type Reached = Pick<Config, "public_url" | "cell_url">;

/** A payment as its provider knows it; the customer comes back to the page of the session. */
export function paymentOf(row: PaymentRow, return_url: string): Payment {
  const { reference, id: trace, amount_minor, fee_minor, currency, status_url } = row;
  const paid = { reference, trace, amount_minor, fee_minor, currency, status_url };
  return { ...paid, method: "card", return_url, is_over: row.state !== "pending" };
}

/** The same, with what starts it. */
export function newPaymentOf(row: PaymentRow, session: SessionRow, reached: Reached): NewPayment {
  return {
    ...paymentOf(row, pageUrlOf(session, reached)),
    words: `Checkout ${formatId("cs", session.id)}`,
    result_url: `${reached.cell_url}/payments/paynow/${row.currency}`,
  };
}
