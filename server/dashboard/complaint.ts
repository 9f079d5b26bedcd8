import { ERRORS } from "@svc/generated/errors";
import type { Refusal } from "#platform/refusal";
import { waitOf } from "./refusal-words.ts";

/** What is wrong with a form that was sent, and at which of its fields. */
export interface Complaint {
  readonly text: string;
  readonly param: string | null;
}

const WORDS: Readonly<Record<string, (refusal: Refusal) => string>> = {
  rate_limited: ({ detail }) => `Too many requests. Try again in ${waitOf(detail.retry_after)}.`,
  role_required: () => "Your role does not permit this. Ask an owner or admin.",
  insufficient_scope: () => "Your role does not permit this. Ask an owner or admin.",
  test_mode_only: () => "This exists in test mode only.",
  account_suspended: () => "The account is suspended, so nothing can be changed. Contact support.",
  concurrent_update: () => "Someone else changed it at the same time. Try again.",
  idempotency_mismatch: () =>
    "This form was sent before with other values. Open the page again to send another one.",
};

/** A refusal of an operation, as a person reads it. */
export function complaintOf({ code, detail, message, ...rest }: Refusal): Complaint {
  const written = detail.message ?? ERRORS[code].meaning;
  const text = WORDS[code]?.({ code, detail, message, ...rest } as Refusal) ?? written;
  const param = detail.param ?? detail.details?.find((one) => one.param !== null)?.param ?? null;
  const said = detail.details?.find((one) => one.param !== null)?.message ?? text;
  return { text: withoutMarks(detail.param === undefined ? said : text), param };
}

/** Messages of the interface mark its names; people read them without. */
function withoutMarks(text: string): string {
  return text.replaceAll("`", "");
}
