import type { Schemas } from "@svc/generated/routes";

type FailureCode = Schemas["SendFailureCode"];

/** One sentence for the person a failure code. Source: spec/sales/sends/enums.tsp. */
const FAILURE_WORDS: Readonly<Record<FailureCode, string>> = {
  invalid_target: "The network does not recognise this number.",
  wrong_network: "This number is on another network.",
  target_barred: "This line is suspended or cannot be topped up. Please contact the network.",
  postpaid_number: "This is a contract line and cannot be topped up.",
  amount_not_allowed: "The network does not accept this amount.",
  bundle_unavailable: "This bundle is no longer available.",
  subscriber_limit_reached: "This line has reached the network's limit.",
  duplicate_rejected: "The network treated this reward as a repeat of a recent one.",
  meter_not_found: "The utility does not recognise this meter.",
  meter_blocked: "The utility has blocked this meter. Please contact the utility.",
  meter_currency_mismatch: "This meter is billed in another currency.",
  meter_arrears: "This meter has arrears that must be paid to the utility first.",
  meter_confirmation_failed: "The meter could not be confirmed, so no token was bought.",
  network_rejected: "The network rejected this reward.",
  network_busy: "The network stayed busy and did not accept this reward.",
  power_unavailable: "Power is down, so no token could be bought.",
  hold_expired: "Power stayed down for too long, so no token could be bought.",
  product_unavailable: "This product was paused before the reward was sent.",
  target_blocked: "Nothing can be sent to this number or meter.",
  provider_unavailable: "The network could not be reached, so nothing was sent.",
  not_delivered: "The network confirmed that nothing was delivered.",
  not_delivered_by_review: "A review found that nothing was delivered.",
  cancelled_by_batch: "The reward was cancelled before it was sent.",
};

/** Why a reward failed, in one sentence that the person can be shown. */
export function failureWordsOf(code: FailureCode): string {
  return FAILURE_WORDS[code];
}
