/** Refusals as whoever opens a link reads them: what is wrong, and what to do next. */

import type { ErrorCode } from "@svc/generated/errors";
import { nameOfNetwork } from "#catalogue/products";
import type { Refusal, RefusedField } from "#platform/refusal";
import { harareDay, harareTime } from "#platform/time";

/** A page that only says something, in place of a form. */
export interface Notice {
  readonly title: string;
  readonly text: string;
}

/** A sentence about a form, and the field that it is about, if it is about one. */
export interface Complaint {
  readonly field: FormField | null;
  readonly text: string;
}

export type FormField = keyof typeof MISSING;

type Meta = Readonly<Record<string, unknown>>;
type Words = string | ((meta: Meta, refusal: Refusal) => string);

const ANEW = "Ask whoever sent it to you for a new one.";
const AGAIN = "Open the link again in a minute. A link is never claimed twice.";

/** Refusals after which there is nothing left to fill in. */
const ENDS: Partial<Record<ErrorCode, Notice>> = {
  resource_missing: {
    title: "This link does not work",
    text: "Check that the whole link was opened, or ask whoever sent it to you.",
  },
  claim_expired: { title: "This link has expired", text: ANEW },
  claim_revoked: { title: "This link was withdrawn", text: ANEW },
  claim_used: {
    title: "This reward is claimed already",
    text: "Another number has claimed it. If you did not expect that, ask whoever sent it to you.",
  },
  program_closed: {
    title: "This offer has ended",
    text: "Its rewards cannot be claimed any more. Ask whoever sent you the link.",
  },
  account_closed: {
    title: "This offer has ended",
    text: "Its rewards cannot be claimed any more. Ask whoever sent you the link.",
  },
  account_suspended: {
    title: "This offer is paused",
    text: "Keep the link, and open it again later.",
  },
  checkin_required: {
    title: "Claim this reward on the spot",
    text: "It can only be claimed at its location. Open the link again there.",
  },
  rate_limited: {
    title: "Too many tries at once",
    text: "Wait a few seconds, then open the link again.",
  },
};

/** What is said when it is our fault. */
export const FAULT: Notice = { title: "Something went wrong on our side", text: AGAIN };
const FIRST_FAULT_STATUS = 500;

/** Codes about one field of the form. */
const FIELDS: Partial<Record<ErrorCode, FormField>> = {
  invalid_phone: "phone",
  unsupported_network: "phone",
  network_required: "phone",
  token_phone_required: "phone",
  target_blocked: "phone",
  account_too_young: "phone",
  one_per_phone: "phone",
  reward_cap_reached: "phone",
  code_invalid: "code",
  claim_code_limit: "code",
  accuracy_too_low: "lat",
  geofence_outside: "lat",
  choice_not_allowed: "choice",
  data_not_live: "choice",
  product_unavailable: "choice",
  amount_out_of_range: "choice",
  amount_not_allowed: "choice",
  power_unavailable: "choice",
  bundle_unavailable: "bundle_id",
  product_mismatch: "bundle_id",
  reference_not_found: "bundle_id",
  invalid_meter_number: "meter",
  meter_not_found: "meter",
  meter_blocked: "meter",
  meter_currency_mismatch: "meter",
  challenge_required: "challenge_answer",
  challenge_failed: "challenge_answer",
};

const WORDS: Partial<Record<ErrorCode, Words>> = {
  invalid_phone: "This is not a Zimbabwean mobile number. Enter all ten digits, like 077 123 4567.",
  unsupported_network: "This number's network cannot get rewards. Enter another number.",
  network_required: ({ network = "another network's" }) =>
    `This reward is for ${nameOfNetwork(String(network))} numbers only. Enter such a number.`,
  token_phone_required: "Enter the mobile number that the electricity token is sent to.",
  target_blocked: "This number or meter cannot get rewards. Enter another one.",
  account_too_young: "This number is too new for this offer. Keep the link and try again later.",
  one_per_phone: "This number has had a reward of this offer. Enter another number.",
  reward_cap_reached: ({ resets_at }) =>
    typeof resets_at === "number"
      ? `This number has had all that it can get for now. Try again after ${dayOf(resets_at)}.`
      : "This number has had all that it can get. Enter another number.",
  code_invalid: ({ attempts_left }) =>
    `The code is wrong or too old. Check it, or ask for a new one.${triesLeft(attempts_left)}`,
  claim_locked: ({ locked_until }) =>
    `Too many wrong codes. Wait ${untilOf(locked_until)}, then ask for a new code.`,
  claim_code_limit: (_, { detail }) =>
    `No more codes can be sent now. Wait ${waitOf(detail.retry_after)}, then ask again. ` +
    "The newest code still works for ten minutes.",
  choice_not_allowed: "This reward cannot be chosen here. Choose another one.",
  data_not_live: "Data cannot be sent at the moment. Choose another reward.",
  product_unavailable:
    "The network cannot deliver this at the moment. Choose another reward, or try again later.",
  amount_out_of_range: "This amount cannot be sent this way. Choose another reward.",
  amount_not_allowed: "This amount cannot be sent this way. Choose another reward.",
  power_unavailable:
    "Electricity cannot be sold at the moment. Try again later, or choose another reward.",
  bundle_unavailable: "This bundle is not sold any more. Choose another one.",
  product_mismatch: "This bundle is for another network. Choose one for your number's network.",
  reference_not_found: "This bundle is not sold any more. Choose another one.",
  invalid_meter_number: "A meter number has eleven digits. Check it on the meter or a receipt.",
  meter_not_found: "ZESA does not know this meter. Check the number on the meter or a receipt.",
  meter_blocked: "ZESA has blocked this meter. Ask ZESA, or enter another meter.",
  meter_currency_mismatch: ({ currency }) =>
    `This meter is billed in ${String(currency ?? "another currency")}. Enter another meter.`,
  meter_quota_exceeded: (_, { detail }) =>
    `Meters cannot be checked now. Wait ${waitOf(detail.retry_after)}, then try again.`,
  challenge_required: "Answer the question first. It keeps robots away.",
  challenge_failed: "The answer was not right. Answer this question.",
  accuracy_too_low:
    "Your phone does not know well enough where it is. Switch on precise location, go outdoors, " +
    "and try again.",
  geofence_outside: ({ distance_m, radius_m }) => whereToGo(Number(distance_m), Number(radius_m)),
  attestation_failed: "Your phone could not prove where it is. Try again on another one.",
  program_not_active: "This offer is paused. Keep the link, and try again later.",
  erased_recipient: "This reward cannot be given any more. Ask whoever sent you the link.",
  limit_reached: "This offer can take nobody new at the moment. Ask whoever sent you the link.",
  fraud_blocked: "This number cannot claim the reward. Ask whoever sent you the link.",
  idempotency_in_progress: "Your claim is under way. Open the link again in a few seconds.",
  concurrent_update: "Somebody else used the link at the same moment. Try again.",
};

const MISSING = {
  phone: "Enter your mobile number.",
  choice: "Choose a reward.",
  bundle_id: "Choose a bundle.",
  meter: "Enter the number of the electricity meter. It has eleven digits.",
  code: "Enter the six digits of the code that we sent by SMS.",
  challenge_answer: "Answer the question.",
  lat: "This page could not see where you are. Allow it to, and try again.",
} as const;

const OTHERWISE =
  "This did not work, and nothing was claimed. Check what you wrote, and try again.";

/** The page that takes the place of the form after a refusal; null when the form stays. */
export function noticeOf({ code }: Refusal, status: number): Notice | null {
  return ENDS[code] ?? (WORDS[code] === undefined && status >= FIRST_FAULT_STATUS ? FAULT : null);
}

/** What is said above a form that was refused; one sentence for each field that is wrong. */
export function complaintsOf(refusal: Refusal): Complaint[] {
  const { details = [] } = refusal.detail;
  if (details.length > 1) {
    const all = details.map(complaintOfField);
    return [...new Map(all.map((one) => [one.field, one])).values()];
  }
  const { code, detail } = refusal;
  return [{ field: fieldOf(detail.param) ?? FIELDS[code] ?? null, text: wordsOf(refusal) }];
}

function complaintOfField({ param, code }: RefusedField): Complaint {
  const field = fieldOf(param) ?? FIELDS[code] ?? null;
  const words = WORDS[code];
  return { field, text: typeof words === "string" ? words : missing(field) };
}

function wordsOf(refusal: Refusal): string {
  const { code, detail } = refusal;
  const words = WORDS[code] ?? missing(fieldOf(detail.param));
  return typeof words === "string" ? words : words(detail.meta ?? {}, refusal);
}

function missing(field: FormField | null): string {
  return field === null ? OTHERWISE : MISSING[field];
}

/** A position is one thing to whoever is there. */
function fieldOf(param: string | null | undefined): FormField | null {
  if (param === "lng" || param === "accuracy_m") return "lat";
  return param !== null && param !== undefined && Object.hasOwn(MISSING, param)
    ? (param as FormField)
    : null;
}

/** Within the radius only the hours can be wrong. */
function whereToGo(distance_m: number, radius_m: number): string {
  if (!(distance_m > radius_m))
    return "It cannot be claimed at this time. Come in the hours above.";
  const away = distance_m < 1_000 ? `${distance_m} m` : `${Math.round(distance_m / 100) / 10} km`;
  return `You are ${away} away. Come within ${radius_m} m, and try again.`;
}

function triesLeft(left: unknown): string {
  if (typeof left !== "number") return "";
  return left === 1 ? " You have one try left." : ` You have ${left} tries left.`;
}

function untilOf(seconds: unknown): string {
  return typeof seconds === "number" ? `until ${harareTime(seconds * 1_000)}` : "half an hour";
}

function dayOf(seconds: number): string {
  return `${harareDay(seconds * 1_000)}, ${harareTime(seconds * 1_000)}`;
}

function waitOf(seconds: number | undefined): string {
  if (seconds === undefined) return "a few minutes";
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
}
