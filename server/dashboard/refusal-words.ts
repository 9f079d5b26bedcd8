/** What a person is told when a decision or a PIN is refused, and what to do next. */
import type { Refusal } from "#platform/refusal";
import { parseTime } from "#platform/time/instants";
import { readableMoment } from "#platform/time/readable";

/** Whose fields a refusal names. */
const FIELDS: Readonly<Record<string, string>> = {
  pin: "PIN",
  current_pin: "current PIN",
  password_or_otp: "code",
};

const WORDS: Readonly<Record<string, (refusal: Refusal) => string>> = {
  pin_not_set: () => "You have no payment PIN yet. Set one first.",
  pin_required: () => "This is not a code. Enter the six digits that were mailed to you.",
  pin_invalid: ({ detail }) => {
    const field = FIELDS[detail.param ?? ""] ?? "PIN";
    return `This ${field} is wrong. ${attemptsLeft(field, Number(detail.meta?.attempts_left))}`;
  },
  pin_locked: ({ detail }) =>
    `Your payment PIN is locked until ${momentOf(Number(detail.meta?.locked_until))}. ` +
    "Another owner or admin can decide in the meantime.",
  parameter_invalid: ({ detail: { param, message = "" } }) =>
    message.includes("sequence")
      ? "This PIN is easy to guess: its digits are all equal or in sequence. Choose another one."
      : `Enter six digits as your ${FIELDS[param ?? ""] ?? "PIN"}.`,
  parameter_missing: () => "Fill in all fields.",
  invalid_request: () => "Fill in all fields: each PIN and each code has six digits.",
  rate_limited: ({ detail }) => `Too many requests. Try again in ${waitOf(detail.retry_after)}.`,
  role_required: () => "Your role does not permit this. Ask an owner or admin.",
  account_suspended: () => "The account is suspended, so nothing can be decided. Contact support.",
  approval_expired: () => "The request expired after 24 hours. The agent has to send a new one.",
  approval_resolved: () => "Someone else has already decided this request.",
  concurrent_update: () => "Someone else changed it at the same time. Try again.",
};

/** The words for a refusal; null where the page itself says what to do. */
export function wordsOf(refusal: Refusal): string | null {
  return WORDS[refusal.code]?.(refusal) ?? null;
}

/** A moment of the wall clock, as people in Zimbabwe read it. Units: seconds. */
export function momentOf(seconds: number): string {
  return `${readableMoment(seconds * 1_000)} Harare time`;
}

/** A time that a request names, in either form; what is neither stands as it was written. */
export function parsedTimeOf(written: string | number): string {
  const ms = parseTime(written);
  return ms === null ? String(written) : momentOf(ms / 1_000);
}

function attemptsLeft(field: string, left: number): string {
  if (field === "code") {
    return left > 0
      ? "Check it and try again."
      : "It has expired or was tried too often: request another one.";
  }
  if (left === 0) return "It is locked for 30 minutes now.";
  return left === 1 ? "One attempt is left." : `${left} attempts are left.`;
}

/** A wait in words. Units: seconds. */
export function waitOf(seconds = 60): string {
  if (seconds < 120) return `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
