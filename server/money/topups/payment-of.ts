import { formatId } from "#platform/ids";
import type { Config } from "#platform/settings/config";
import type { NewPayment, Payment } from "#providers/payments";
import type { TopupRow } from "./rows/tables.ts";

/** Where this program is reached. */
export type Reached = Pick<Config, "public_url" | "cell_url">;

/** A top-up as its provider knows it. */
export function paymentOf(row: TopupRow, { public_url }: Pick<Reached, "public_url">): Payment {
  const { reference, id: trace, method, amount_minor, fee_minor, currency, status_url } = row;
  const return_url = `${public_url}/pay/${reference}`;
  const is_over = row.status !== "pending";
  return {
    ...{ reference, trace, method, amount_minor, fee_minor, currency },
    ...{ return_url, status_url, is_over },
  };
}

/** The same, with what starts it. */
export function newPaymentOf(row: TopupRow, reached: Reached): NewPayment {
  return {
    ...paymentOf(row, reached),
    words: `Credit top-up ${formatId("top", row.id)}`,
    result_url: `${reached.cell_url}/payments/paynow/${row.currency}`,
  };
}
