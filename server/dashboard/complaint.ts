import { ERRORS, type ErrorCode } from "@svc/generated/errors";
import type { Refusal } from "#platform/refusal";
import { type Language, type PlainKey, wordsIn } from "#platform/words/language";
import { waitOf } from "#platform/words/wait";
import { CODE_WORDS } from "./code-words.ts";
import { COMPLAINT_WORDS } from "./complaint-words.ts";

/** What is wrong with a form that was sent, and at which of its fields. */
export interface Complaint {
  readonly text: string;
  readonly param: string | null;
}

/** Who says nothing of when to come again means a minute. */
const WAIT_SECONDS = 60;

/** A refusal of an operation, as a person reads it. */
export function complaintOf(refusal: Refusal, language: Language = "en"): Complaint {
  const { code, detail } = refusal;
  const own = ownWordsOf(refusal, language);
  const text = own ?? messageOf({ code, message: detail.message ?? null }, language);
  const field = detail.details?.find((one) => one.param !== null);
  if (detail.param !== undefined) return { text, param: detail.param };
  if (field === undefined) return { text, param: null };
  return { text: messageOf(field, language), param: field.param };
}

/** One thing that is wrong, by the message of the interface, or our words for its code. */
export function messageOf(
  { code, message }: { readonly code: string; readonly message: string | null },
  language: Language,
): string {
  const written = withoutMarks(message ?? ERRORS[code as ErrorCode].meaning);
  if (language === "en" || !isKnown(code)) return written;
  return wordsIn(CODE_WORDS, language)[code];
}

/** Where we say it otherwise than the interface does. */
function ownWordsOf({ code, detail }: Refusal, language: Language): string | null {
  const words = wordsIn(COMPLAINT_WORDS, language);
  if (code === "rate_limited") {
    return words.rate_limited({ wait: waitOf(detail.retry_after ?? WAIT_SECONDS, language) });
  }
  if (code === "insufficient_scope") return words.role_required;
  return isPlain(code) ? words[code] : null;
}

function isPlain(code: string): code is PlainKey<typeof COMPLAINT_WORDS> {
  return Object.hasOwn(COMPLAINT_WORDS, code);
}

function isKnown(code: string): code is keyof typeof CODE_WORDS {
  return Object.hasOwn(CODE_WORDS, code);
}

/** Messages of the interface mark its names; people read them without. */
function withoutMarks(text: string): string {
  return text.replaceAll("`", "");
}
