import { ERRORS, type ErrorCode } from "@svc/generated/errors";
import { html } from "hono/html";
import type { Refusal } from "#platform/refusal";
import { type Language, type PlainKey, wordsIn } from "#platform/words/language";
import { waitOf } from "#platform/words/wait";
import { CODE_WORDS } from "./code-words.ts";
import { COMPLAINT_WORDS } from "./complaint-words.ts";
import { english } from "./show/english.ts";
import type { Markup } from "./show/layout.ts";

/** What is wrong with a form that was sent, and at which of its fields. */
export interface Complaint {
  readonly text: Markup | string;
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

/** One thing that is wrong, in our words for its code, or else as the interface says it. */
export function messageOf(
  { code, message }: { readonly code: string; readonly message: string | null },
  language: Language,
): Markup | string {
  const written = withoutMarks(message ?? ERRORS[code as ErrorCode].meaning);
  if (language === "en") return written;
  if (isKnown(code)) return wordsIn(CODE_WORDS, language)[code];
  return html`${wordsIn(COMPLAINT_WORDS, language).refused} ${english(written, language)}`;
}

/** Where we say it otherwise than the interface does. */
export function ownWordsOf({ code, detail }: Refusal, language: Language): string | null {
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

/** Messages of the interface mark its names, and say which of the rules; people read one. */
function withoutMarks(text: string): string {
  return text.replaceAll("`", "").replaceAll(/rules\[\d+\]\./g, "");
}
