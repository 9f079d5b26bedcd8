/** What a person is told when a decision or a PIN is refused, and what to do next. */
import assert from "node:assert/strict";
import type { Refusal } from "#platform/refusal";
import { parseTime } from "#platform/time/instants";
import { readableMoment } from "#platform/time/readable";
import { type Language, type WordsIn, wordsIn } from "#platform/words/language";
import { ownWordsOf } from "./complaint.ts";
import { REFUSAL_WORDS } from "./refused-words.ts";
import { FRAME_WORDS } from "./show/words.ts";

type RefusalWords = WordsIn<typeof REFUSAL_WORDS>;
/** The field that a refusal names. */
type FieldName = keyof RefusalWords["wrong"];
type Written = (words: RefusalWords, refusal: Refusal, language: Language) => string;

/** As forms are answered that other pages have. */
const alsoElsewhere: Written = (_, refusal, language) => {
  const text = ownWordsOf(refusal, language);
  assert(text !== null, `forms have no words for ${refusal.code}`);
  return text;
};

const WRITTEN: Readonly<Record<string, Written>> = {
  pin_not_set: (words) => words.pin_not_set,
  pin_required: (words) => words.pin_required,
  pin_invalid: (words, { detail }) => {
    const field = fieldOf(detail.param);
    const left = Number(detail.meta?.attempts_left);
    return `${words.wrong[field]} ${attemptsLeft(words, field, left)}`;
  },
  pin_locked: (words, { detail }, language) => {
    const moment = momentOf(Number(detail.meta?.locked_until), language);
    return `${words.pin_locked({ moment })} ${words.others_decide}`;
  },
  parameter_invalid: (words, { detail: { param, message = "" } }) =>
    message.includes("sequence") ? words.easy_pin : words.enter[fieldOf(param)],
  parameter_missing: (words) => words.parameter_missing,
  invalid_request: (words) => words.invalid_request,
  rate_limited: alsoElsewhere,
  role_required: alsoElsewhere,
  account_suspended: (words) => words.account_suspended,
  approval_expired: (words) => words.approval_expired,
  approval_resolved: (words) => words.approval_resolved,
  concurrent_update: alsoElsewhere,
};

/** The words for a refusal; null where the page itself says what to do. */
export function wordsOf(refusal: Refusal, language: Language = "en"): string | null {
  const words = wordsIn(REFUSAL_WORDS, language);
  return WRITTEN[refusal.code]?.(words, refusal, language) ?? null;
}

/** A moment of the wall clock, as people in Zimbabwe read it. Units: seconds. */
export function momentOf(seconds: number, language: Language = "en"): string {
  const moment = readableMoment(seconds * 1_000, language);
  return wordsIn(FRAME_WORDS, language).in_harare({ moment });
}

/** A time that a request names, in either form; what is neither stands as it was written. */
export function parsedTimeOf(written: string | number, language: Language = "en"): string {
  const ms = parseTime(written);
  return ms === null ? String(written) : momentOf(ms / 1_000, language);
}

function fieldOf(param: string | null | undefined): FieldName {
  return param === "current_pin" || param === "password_or_otp" ? param : "pin";
}

function attemptsLeft(words: RefusalWords, field: FieldName, left: number): string {
  if (field === "password_or_otp") return left > 0 ? words.check_code : words.code_over;
  if (left === 0) return words.locked_now;
  return left === 1 ? words.one_attempt : words.attempts({ count: left });
}
