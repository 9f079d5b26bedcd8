import type { Payment } from "../pay/pay-session.ts";
import type { PaymentRow, Way } from "../rows/payment-tables.ts";

/** What wallets are called; of cards the provider does not say which they are. */
export const WALLET_NAMES: Readonly<Record<Exclude<Way, "card">, string>> = {
  ecocash: "EcoCash",
  onemoney: "OneMoney",
  innbucks: "InnBucks",
};

/** A payment as its session shows it. */
export function checkoutPaymentOf(
  { method, last4 }: Pick<PaymentRow, "method" | "last4">,
  reference: string,
): Payment {
  if (method === "card") return { method, brand: null, last4: null, reference };
  return { method: "mobile_money", brand: WALLET_NAMES[method], last4, reference };
}
