import type { Schemas } from "@svc/generated/routes";
import type { ReceiptKey, ReceiptWords } from "#platform/words/receipt";

type Send = Schemas["Send"];

/** A status in at most two words, for the customer. */
const STATUS_KEYS = {
  pending: "sending",
  submitted: "sending",
  delivered: "delivered",
  queued: "waiting_for_power",
  retrying: "network_busy",
  unknown: "not_confirmed",
  requires_review: "not_confirmed",
  failed_credited: "not_delivered",
  failed: "not_delivered",
  scheduled: "scheduled",
  cancelled_credited: "cancelled",
} as const satisfies Readonly<Record<Send["status"], ReceiptKey>>;

const NOT_ANSWERED =
  "The network has not responded. Do not sell again: the sale may have been delivered. It is " +
  "resolved automatically, usually within minutes.";

/** What the cashier does. Source: docs/guides/till.md, "Inform the cashier". */
const SENTENCES: Readonly<Record<Send["status"], string | null>> = {
  pending: "Sending. Ask the customer to wait.",
  submitted: "Sending. Ask the customer to wait.",
  delivered: null,
  queued:
    "Power is down. The token is bought when power is back and sent to the customer by SMS. " +
    "The customer need not wait.",
  retrying:
    "The network is busy. The sale is retried automatically, and the customer gets an SMS when " +
    "it is delivered.",
  unknown: NOT_ANSWERED,
  requires_review: NOT_ANSWERED,
  failed_credited: "The sale failed. Refund the customer or sell again.",
  failed: "The sale failed. Refund the customer or sell again.",
  scheduled: "Scheduled for later. It is sent automatically.",
  cancelled_credited: "Cancelled before it was sent. Refund the customer.",
};

/** What the customer reads on paper; the cashier reads `SENTENCES`. */
const CUSTOMER_KEYS: Readonly<Record<Send["status"], ReceiptKey | null>> = {
  pending: "note_pending",
  submitted: "note_pending",
  delivered: null,
  queued: "note_queued",
  retrying: "note_retrying",
  unknown: "note_unknown",
  requires_review: "note_unknown",
  failed_credited: "note_refund",
  failed: "note_refund",
  scheduled: "note_scheduled",
  cancelled_credited: "note_cancelled",
};

/** What the paper says to the customer; null when the sale is done. */
export function customerNoteOf(
  { status, late_delivered_at }: Send,
  words: ReceiptWords,
): string | null {
  const is_late = status === "delivered" && late_delivered_at !== null;
  const key = is_late ? "note_late" : CUSTOMER_KEYS[status];
  return key === null ? null : words[key];
}

/** A status as it is printed. */
export function statusWords(status: Send["status"], words: ReceiptWords): string {
  return words[STATUS_KEYS[status]];
}

/** What the cashier does next; null when the sale is done. */
export function noteOf({ status, failure_message, power, late_delivered_at }: Send): string | null {
  const sentence = SENTENCES[status];
  if (sentence !== null) return failure_message ?? sentence;
  if (late_delivered_at !== null) return "Delivered after it was reported as failed.";
  const tokens = power?.tokens.length ?? 0;
  return tokens > 1 ? `Enter the ${tokens} tokens in this order.` : null;
}
