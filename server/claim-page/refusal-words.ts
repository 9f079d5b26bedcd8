/** Refusals as whoever opens a link reads them: what is wrong, and what to do next. */

import type { ErrorCode } from "@svc/generated/errors";
import { nameOfNetwork } from "#catalogue/products";
import type { Refusal, RefusedField } from "#platform/refusal";
import { harareDay, harareTime } from "#platform/time/instants";
import type { ClaimKey, ClaimWords } from "#platform/words/claim";
import { CLAIM_REFUSAL_WORDS } from "#platform/words/claim-refusals";

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
type Written = (words: ClaimWords, meta: Meta, refusal: Refusal) => string;

/** Refusals after which there is nothing left to fill in, each with its title and its text. */
const ENDS: Partial<Record<ErrorCode, readonly [ClaimKey, ClaimKey]>> = {
  resource_missing: ["unknown_title", "unknown"],
  claim_expired: ["expired_title", "ask_anew"],
  claim_revoked: ["revoked_title", "ask_anew"],
  claim_used: ["used_title", "used"],
  program_closed: ["ended_title", "ask_sender"],
  account_closed: ["ended_title", "ask_sender"],
  account_suspended: ["paused_title", "paused"],
  checkin_required: ["checkin_title", "checkin"],
  rate_limited: ["tries_title", "tries"],
};

/** What is said when it is our fault. */
export const FAULT = ["fault_title", "fault"] as const;
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

/** Refusals whose words depend on what was refused; those of the others stand in the table. */
const WRITTEN: Partial<Record<ErrorCode, Written>> = {
  network_required: (words, { network }) =>
    network === undefined
      ? words.network_other
      : words.network_needed({ network: nameOfNetwork(String(network)) }),
  reward_cap_reached: (words, { resets_at }) =>
    typeof resets_at === "number"
      ? words.cap_until({ moment: momentOf(resets_at) })
      : words.cap_reached,
  code_invalid: (words, { attempts_left }) => words.code_wrong + triesLeft(words, attempts_left),
  claim_locked: (words, { locked_until }) =>
    typeof locked_until === "number"
      ? words.locked_until({ time: harareTime(locked_until * 1_000) })
      : words.locked,
  claim_code_limit: (words, _, { detail }) =>
    `${words.code_limit({ wait: waitOf(words, detail.retry_after) })} ${words.newest_code}`,
  amount_out_of_range: (words) => words.amount_wrong,
  amount_not_allowed: (words) => words.amount_wrong,
  reference_not_found: (words) => words.bundle_unavailable,
  meter_currency_mismatch: (words, { currency }) =>
    currency === undefined
      ? words.meter_currency_other
      : words.meter_currency({ currency: String(currency) }),
  meter_quota_exceeded: (words, _, { detail }) =>
    words.meter_quota({ wait: waitOf(words, detail.retry_after) }),
  geofence_outside: (words, { distance_m, radius_m }) =>
    whereToGo(words, { distance_m: Number(distance_m), radius_m: Number(radius_m) }),
};

const MISSING = {
  phone: "missing_phone",
  choice: "missing_choice",
  bundle_id: "missing_bundle_id",
  meter: "missing_meter",
  code: "missing_code",
  challenge_answer: "missing_challenge_answer",
  lat: "missing_lat",
} as const;

/** The page that takes the place of the form after a refusal; null when the form stays. */
export function noticeOf(words: ClaimWords, { code }: Refusal, status: number): Notice | null {
  const end = ENDS[code];
  if (end !== undefined) return noticeIn(words, end);
  const has_words = WRITTEN[code] !== undefined || isPlain(code);
  return !has_words && status >= FIRST_FAULT_STATUS ? noticeIn(words, FAULT) : null;
}

/** A notice in the language of the page. */
export function noticeIn(words: ClaimWords, [title, text]: readonly [ClaimKey, ClaimKey]): Notice {
  return { title: words[title], text: words[text] };
}

/** What is said above a form that was refused; one sentence for each field that is wrong. */
export function complaintsOf(words: ClaimWords, refusal: Refusal): Complaint[] {
  const { details = [] } = refusal.detail;
  if (details.length > 1) {
    const all = details.map((detail) => complaintOfField(words, detail));
    return [...new Map(all.map((one) => [one.field, one])).values()];
  }
  const { code, detail } = refusal;
  return [{ field: fieldOf(detail.param) ?? FIELDS[code] ?? null, text: wordsOf(words, refusal) }];
}

function complaintOfField(words: ClaimWords, { param, code }: RefusedField): Complaint {
  const field = fieldOf(param) ?? FIELDS[code] ?? null;
  return { field, text: isPlain(code) ? words[code] : missing(words, field) };
}

function wordsOf(words: ClaimWords, refusal: Refusal): string {
  const { code, detail } = refusal;
  if (isPlain(code)) return words[code];
  return (
    WRITTEN[code]?.(words, detail.meta ?? {}, refusal) ?? missing(words, fieldOf(detail.param))
  );
}

/** Whether the table has the words of a code, which need no value then. */
function isPlain(code: ErrorCode): code is ErrorCode & ClaimKey {
  return Object.hasOwn(CLAIM_REFUSAL_WORDS, code);
}

function missing(words: ClaimWords, field: FormField | null): string {
  return words[field === null ? "otherwise" : MISSING[field]];
}

/** A position is one thing to whoever is there. */
function fieldOf(param: string | null | undefined): FormField | null {
  if (param === "lng" || param === "accuracy_m") return "lat";
  return param !== null && param !== undefined && Object.hasOwn(MISSING, param)
    ? (param as FormField)
    : null;
}

/** Within the radius only the hours can be wrong. */
function whereToGo(
  words: ClaimWords,
  { distance_m, radius_m }: { distance_m: number; radius_m: number },
): string {
  if (!(distance_m > radius_m)) return words.wrong_hour;
  const is_near = distance_m < 1_000;
  const distance = is_near ? `${distance_m} m` : `${Math.round(distance_m / 100) / 10} km`;
  return words.too_far({ distance, radius: radius_m });
}

function triesLeft(words: ClaimWords, left: unknown): string {
  if (typeof left !== "number") return "";
  return ` ${left === 1 ? words.one_try_left : words.tries_left({ count: left })}`;
}

function momentOf(seconds: number): string {
  return `${harareDay(seconds * 1_000)}, ${harareTime(seconds * 1_000)}`;
}

function waitOf(words: ClaimWords, seconds: number | undefined): string {
  if (seconds === undefined) return words.wait_some;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? words.wait_one : words.wait_minutes({ count: minutes });
}
