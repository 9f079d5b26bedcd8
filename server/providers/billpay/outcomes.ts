/**
 * What BillPay's answers mean, as data. Whatever stands in none of these tables is no answer.
 * Source: docs/decisions/0064-billpay.md.
 */
import type { FailureCode, SupplierOrder, SupplierOutcome } from "#providers/port";

/** An AUTH moves no money, a PAY does, and a STATUS asks what became of it. */
export type Action = "Auth" | "Pay" | "Status";

export type Meaning =
  | "authorized"
  | "delivered"
  | "in_progress"
  | "flagged"
  | "failed"
  | "reversed"
  /** It knows of no payment: it was authorized at most. */
  | "unpaid";

const OF_A_PAYMENT: Readonly<Record<string, Meaning>> = {
  Paid: "delivered",
  BeingProcessed: "in_progress",
  // Not in the list of statuses, yet answered under load, and by the biller for tests.
  BeingPaid: "in_progress",
  Pending: "in_progress",
  Flagged: "flagged",
  Failed: "failed",
  Reversed: "reversed",
};

/** What a status says, by the question that it answers. */
export const MEANINGS: Readonly<Record<Action, Readonly<Record<string, Meaning>>>> = {
  Auth: { Authorized: "authorized", Failed: "failed" },
  Pay: OF_A_PAYMENT,
  Status: { ...OF_A_PAYMENT, Authorized: "unpaid" },
};

/** The first question about a payment, and the least time between two. */
export const FIRST_QUESTION_MS = 120_000;
export const QUESTIONS_APART_MS = 180_000;
/** The same, of a payment that people at BillPay look at. */
export const FLAGGED_MS = 600_000;

/** The result code of a biller that is offline, wherever it is given. */
export const OFFLINE = 2;

/** What the biller did not do, and why. */
type Failed = Extract<SupplierOutcome, { kind: "refused" | "not_taken" }>;

interface Refusal {
  readonly words: RegExp;
  readonly airtime: Why;
  readonly power: Why;
}

type Why = FailureCode | "down" | "float" | "unknown";

/** The words of a failure, the first that fit; those of BillPay itself come before the biller's. */
const REFUSALS: readonly Refusal[] = [
  { words: /duplicate|already (?:been )?(?:used|exists)/i, airtime: "unknown", power: "unknown" },
  { words: /wallet|vendor (?:balance|funds|account)/i, airtime: "float", power: "float" },
  { words: /offline|not available|unavailable/i, airtime: "down", power: "down" },
  {
    words: /(?:wrong|other|unsupported|different) network|only econet/i,
    airtime: "wrong_network",
    power: "network_rejected",
  },
  { words: /barred|blocked|suspended/i, airtime: "target_barred", power: "meter_blocked" },
  { words: /contract|postpaid/i, airtime: "postpaid_number", power: "network_rejected" },
  { words: /currency|forex/i, airtime: "network_rejected", power: "meter_currency_mismatch" },
  { words: /arrears|debt/i, airtime: "network_rejected", power: "meter_arrears" },
  { words: /limit/i, airtime: "subscriber_limit_reached", power: "amount_not_allowed" },
  { words: /amount|minimum|maximum/i, airtime: "amount_not_allowed", power: "amount_not_allowed" },
  {
    words: /(?:member|meter|account|mobile|phone)(?: number)?.*(?:invalid|incorrect|not|unknown)/i,
    airtime: "invalid_target",
    power: "meter_not_found",
  },
  {
    words: /(?:invalid|incorrect|unknown).*(?:member|meter|account|mobile|phone)/i,
    airtime: "invalid_target",
    power: "meter_not_found",
  },
];

/** What a `Failed` means; null where its words say that the reference was used before. */
export function failureOf(
  { narration, result_code }: { narration: string; result_code: number | null },
  { type }: Pick<SupplierOrder, "type">,
): Failed | null {
  if (result_code === OFFLINE) return { kind: "not_taken", reason: "down" };
  const row = REFUSALS.find(({ words }) => words.test(narration));
  const why = row === undefined ? "network_rejected" : row[type === "power" ? "power" : "airtime"];
  if (why === "unknown") return null;
  if (why === "down" || why === "float") return { kind: "not_taken", reason: why };
  return { kind: "refused", code: why, supplier_code: "failed" };
}

/** Whether the words of a refused question say that there is no such payment. */
export function saysNotFound(words: string): boolean {
  return /payment.*(?:not found|not exist|unknown)|no (?:such )?payment/i.test(words);
}
