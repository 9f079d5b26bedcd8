import { ERRORS } from "@svc/generated/errors";
import type { Refusal } from "#platform/refusal";
import { type Language, type PlainKey, wordsIn } from "#platform/words/language";
import { waitOf } from "#platform/words/wait";
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
  const text = ownWordsOf(refusal, language) ?? detail.message ?? ERRORS[code].meaning;
  const param = detail.param ?? detail.details?.find((one) => one.param !== null)?.param ?? null;
  const said = detail.details?.find((one) => one.param !== null)?.message ?? text;
  return { text: withoutMarks(detail.param === undefined ? said : text), param };
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

/** Messages of the interface mark its names; people read them without. */
function withoutMarks(text: string): string {
  return text.replaceAll("`", "");
}
