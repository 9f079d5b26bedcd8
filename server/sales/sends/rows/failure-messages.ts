import type { FailureCode } from "#providers/port";

/** One sentence for the cashier a failure code. Source: contract.md 2.4. */
const FAILURE_MESSAGES: Readonly<Record<FailureCode, string>> = {
  invalid_target: "The network does not know this number; check it and sell again.",
  wrong_network: "This number is on another network; sell that network's product.",
  target_barred: "This line is suspended or barred from top-up; the customer must ask the network.",
  postpaid_number: "This is a contract line and cannot be topped up.",
  amount_not_allowed: "The network does not take this amount; sell another amount.",
  bundle_unavailable: "This bundle is no longer sold; choose another one.",
  subscriber_limit_reached: "This line has reached the network's own limit; sell again later.",
  duplicate_rejected: "The network took this for a repeat of a sale just made; sell again later.",
  meter_not_found: "The utility does not know this meter; check the number.",
  meter_blocked: "The utility has blocked this meter; the customer must ask the utility.",
  meter_currency_mismatch: "This meter is paid in the other currency; sell in that currency.",
  meter_arrears: "The utility wants a debt on this meter settled first.",
  meter_confirmation_failed: "The meter could not be confirmed, so no token was bought.",
  network_rejected: "The network refused this sale; refund the customer or try again.",
  network_busy: "The network stayed busy and took nothing; refund the customer or sell again.",
  power_unavailable: "Power is down, so no token could be bought; sell again later.",
  hold_expired: "Power stayed down too long; refund the customer or sell again.",
  product_unavailable: "This product was paused before the sale went out; sell again later.",
  target_blocked: "This number or meter is on your blocklist, so nothing was sent.",
  provider_unavailable:
    "No supplier could take this sale; refund the customer or sell again later.",
  not_delivered: "The network has confirmed that nothing was delivered; it is safe to sell again.",
  not_delivered_by_review:
    "A check has shown that nothing was delivered; it is safe to sell again.",
  cancelled_by_batch: "The batch was cancelled before this line went out.",
};

/** Why a send failed, in one sentence fit for a cashier. */
export function failureMessageOf(code: string): string {
  const message = FAILURE_MESSAGES[code as FailureCode];
  if (message === undefined) throw new Error(`There is no sentence for the failure ${code}.`);
  return message;
}
