import type { Schemas } from "@svc/generated/routes";

type Send = Schemas["Send"];

/** A status in at most two words, for the customer. */
const STATUS_WORDS: Readonly<Record<Send["status"], string>> = {
  pending: "Sending",
  submitted: "Sending",
  delivered: "Delivered",
  queued: "Waiting for power",
  retrying: "Network busy",
  unknown: "Not confirmed yet",
  requires_review: "Not confirmed yet",
  failed_credited: "Not delivered",
  failed: "Not delivered",
  scheduled: "Scheduled",
  cancelled_credited: "Cancelled",
};

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

const PENDING_WORDS = "Not delivered yet. Keep this receipt.";
const REFUND_WORDS = "Not delivered. Ask for your money back or for a new sale.";

/** What the customer reads on paper; the cashier reads `SENTENCES`. */
const CUSTOMER_SENTENCES: Readonly<Record<Send["status"], string | null>> = {
  pending: PENDING_WORDS,
  submitted: PENDING_WORDS,
  delivered: null,
  queued: "Power is down. The token is sent by SMS when it is back. Keep this receipt.",
  retrying: "The network is busy. You get an SMS when it is delivered. Keep this receipt.",
  unknown: "The network has not confirmed it yet. It may still arrive. Keep this receipt.",
  requires_review: "The network has not confirmed it yet. It may still arrive. Keep this receipt.",
  failed_credited: REFUND_WORDS,
  failed: REFUND_WORDS,
  scheduled: "Scheduled for later. Keep this receipt.",
  cancelled_credited: "Cancelled before it was sent. Ask for your money back.",
};

/** What the paper says to the customer; null when the sale is done. */
export function customerNoteOf({ status, late_delivered_at }: Send): string | null {
  if (status === "delivered" && late_delivered_at !== null) return "Delivered late.";
  return CUSTOMER_SENTENCES[status];
}

/** A status as it is printed. */
export function statusWords(status: Send["status"]): string {
  return STATUS_WORDS[status];
}

/** What the cashier does next; null when the sale is done. */
export function noteOf({ status, failure_message, power, late_delivered_at }: Send): string | null {
  const sentence = SENTENCES[status];
  if (sentence !== null) return failure_message ?? sentence;
  if (late_delivered_at !== null) return "Delivered after it was reported as failed.";
  const tokens = power?.tokens.length ?? 0;
  return tokens > 1 ? `Enter the ${tokens} tokens in this order.` : null;
}
