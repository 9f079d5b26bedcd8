import type { FailureCode } from "#providers/port";

/** One sentence for the cashier a failure code. Source: spec/sales/sends/enums.tsp. */
const FAILURE_MESSAGES: Readonly<Record<FailureCode, string>> = {
  invalid_target: "The network does not recognise this number. Check it and sell again.",
  wrong_network: "This number is on another network. Sell that network's product.",
  target_barred:
    "This line is suspended or cannot be topped up. The customer should contact the network.",
  postpaid_number: "This is a contract line and cannot be topped up.",
  amount_not_allowed: "The network does not accept this amount. Choose another amount.",
  bundle_unavailable: "This bundle is no longer sold. Choose another one.",
  subscriber_limit_reached: "This line has reached the network's limit. Sell again later.",
  duplicate_rejected: "The network treated this as a repeat of a recent sale. Sell again later.",
  meter_not_found: "The utility does not recognise this meter. Check the number.",
  meter_blocked: "The utility has blocked this meter. The customer should contact the utility.",
  meter_currency_mismatch: "This meter is billed in the other currency. Sell in that currency.",
  meter_arrears: "This meter has arrears that must be paid to the utility first.",
  meter_confirmation_failed: "The meter could not be confirmed, so no token was bought.",
  network_rejected: "The network rejected this sale. Refund the customer or sell again.",
  network_busy:
    "The network stayed busy and did not accept the sale. Refund the customer or sell again.",
  power_unavailable: "Power is down, so no token could be bought. Sell again later.",
  hold_expired: "Power stayed down for too long. Refund the customer or sell again.",
  product_unavailable: "This product was paused before the sale was sent. Sell again later.",
  target_blocked: "This number or meter is on your blocklist, so nothing was sent.",
  provider_unavailable:
    "No supplier could accept this sale. Refund the customer or sell again later.",
  not_delivered: "The network confirmed that nothing was delivered. It is safe to sell again.",
  not_delivered_by_review: "Our review found that nothing was delivered. It is safe to sell again.",
  cancelled_by_batch: "The batch was cancelled before this line was sent.",
};

/** Why a send failed, in one sentence fit for a cashier. */
export function failureMessageOf(code: string): string {
  const message = FAILURE_MESSAGES[code as FailureCode];
  if (message === undefined) throw new Error(`There is no sentence for the failure ${code}.`);
  return message;
}
