import type { Currency } from "#platform/context";
import { nationalOf, normaliseMobile } from "#platform/values/phone";
import type { SupplierOrder, SupplierOutcome } from "#providers/port";
import type { Reply } from "./ask-billpay.ts";
import { membersOf, textOf, textsOf } from "./members.ts";
import {
  type Action,
  FIRST_QUESTION_MS,
  FLAGGED_MS,
  failureOf,
  MEANINGS,
  type Meaning,
  QUESTIONS_APART_MS,
  saysNotFound,
} from "./outcomes.ts";
import { type PaymentAnswer, readPayment } from "./payment-answer.ts";
import { powerOf } from "./power.ts";

const UNPARSEABLE = { kind: "no_answer", reason: "unparseable" } as const;
const UNRECOGNISED = { kind: "no_answer", reason: "unrecognised_code" } as const;

/** An AUTH that went through: nothing is sold by it. */
export interface Authorized {
  readonly kind: "authorized";
  readonly answer: PaymentAnswer;
}

/** What a reply to a question about an order means. Pure. */
export function outcomeOf(
  action: Action,
  reply: Reply,
  order: SupplierOrder,
): SupplierOutcome | Authorized {
  if (reply.kind === "not_sent") return { kind: "not_taken", reason: "connect" };
  if (reply.kind === "no_answer") return reply;
  if (reply.status === 401) return { kind: "not_taken", reason: "auth" };
  if (reply.status >= 500) return { kind: "no_answer", reason: "http_5xx" };
  const members = membersOf(reply.json);
  if (members === null) return reply.status === 200 ? UNPARSEABLE : UNRECOGNISED;
  if (reply.status === 400 || reply.status === 404) {
    return outcomeOfInvalid(action, reply.status, members);
  }
  const answer = reply.status === 200 ? readPayment(members) : null;
  if (answer === null) return UNRECOGNISED;
  // An answer about another payment says nothing about this one.
  if (answer.reference !== order.reference) return { ...UNPARSEABLE, body: bodyOf(answer) };
  const meaning = MEANINGS[action][answer.status];
  if (meaning === undefined) return { ...UNRECOGNISED, body: bodyOf(answer) };
  if (meaning === "authorized") return { kind: "authorized", answer };
  return { ...outcomeOfMeaning(meaning, answer, { action, order }), body: bodyOf(answer) };
}

function outcomeOfMeaning(
  meaning: Exclude<Meaning, "authorized">,
  answer: PaymentAnswer,
  { action, order }: { action: Action; order: SupplierOrder },
): SupplierOutcome {
  switch (meaning) {
    case "delivered":
      return deliveredOf(answer, { action, order });
    case "in_progress":
      return { kind: "accepted", check_after_ms: checkAfterMs(action) };
    case "flagged":
      return { kind: "accepted", check_after_ms: FLAGGED_MS };
    case "failed":
      return failureOf(answer, order) ?? UNRECOGNISED;
    case "reversed":
      return { kind: "refused", code: "not_delivered", supplier_code: "reversed" };
    case "unpaid":
      return { kind: "not_found" };
  }
}

function checkAfterMs(action: Action): number {
  return action === "Status" ? QUESTIONS_APART_MS : FIRST_QUESTION_MS;
}

/** What is said to have been vended is compared by whoever ordered it. */
function deliveredOf(
  answer: PaymentAnswer,
  { action, order }: { action: Action; order: SupplierOrder },
): SupplierOutcome {
  const { total_minor: amount_minor, currency, commission_minor } = answer;
  // Asked later, BillPay says what was left then.
  const left_minor = action === "Pay" ? answer.wallet.balance_minor : null;
  const supplier_reference = answer.billpay_reference;
  const power = order.type === "power" ? powerOf(answer, order) : undefined;
  if (amount_minor === null || currency === null || supplier_reference === "" || power === null) {
    return UNPARSEABLE;
  }
  // One that makes no sense says no cost; the sale is proven all the same.
  const is_commission = commission_minor > 0n && commission_minor <= amount_minor;
  return {
    kind: "delivered",
    supplier_reference,
    vended: { target: targetOf(answer, order), amount_minor, currency },
    ...(is_commission ? { cost_minor: amount_minor - commission_minor } : {}),
    ...(left_minor === null ? {} : { left_minor }),
    ...(power === undefined ? {} : { power }),
  };
}

/** A request that does not pass: refused before anything was done, and a bug of ours. */
function outcomeOfInvalid(
  action: Action,
  status: number,
  members: Readonly<Record<string, unknown>>,
): SupplierOutcome {
  const state = membersOf(members.ModelState);
  const words = [textOf(members.Message), ...Object.values(state ?? {}).flatMap(textsOf)].join(" ");
  const body = { http_status: status, message: masked(words) };
  if (action === "Status") {
    return saysNotFound(words) ? { kind: "not_found", body } : { ...UNRECOGNISED, body };
  }
  if (status !== 400 || state === null) return { ...UNRECOGNISED, body };
  return { kind: "refused", code: "network_rejected", supplier_code: "model_state", body };
}

/** How BillPay knows a target: mobile numbers in their national form. */
export function memberNumberOf({ type, target }: Pick<SupplierOrder, "type" | "target">): string {
  return type === "power" ? target : nationalOf(target).replaceAll(" ", "");
}

/** The target that was sold to, as ours are written; as it is named where it is none. */
function targetOf(
  { member_number }: Pick<PaymentAnswer, "member_number">,
  { type }: Pick<SupplierOrder, "type">,
): string {
  if (type === "power") return member_number;
  return normaliseMobile(member_number)?.e164 ?? member_number;
}

/** Whether an answer acknowledges what was ordered, to the cent. */
export function isAuthorizedAsOrdered(answer: PaymentAnswer, order: SupplierOrder): boolean {
  const { total_minor, currency } = answer;
  const is_amount = total_minor === order.amount_minor;
  return is_amount && isOf(currency, order) && targetOf(answer, order) === order.target;
}

function isOf(currency: Currency | null, order: SupplierOrder): boolean {
  return currency === null || currency === order.currency;
}

/** The part of an answer that is kept: no text that could hold a token, and no person. */
function bodyOf(answer: PaymentAnswer) {
  const { wallet, total_minor, result_code } = answer;
  return {
    status: masked(answer.status),
    result_code,
    narration: masked(answer.narration),
    technical_narration: masked(answer.technical_narration),
    billpay_reference: answer.billpay_reference,
    biller_reference: masked(answer.biller_reference),
    total_amount: total_minor?.toString() ?? null,
    currency: answer.currency,
    wallet_debit_reference: wallet.reference,
    wallet_balance: wallet.balance_minor?.toString() ?? null,
    receipts: answer.receipts.length,
  };
}

/** A text without its longer numbers: they may be tokens, meters or phones. */
function masked(text: string): string {
  return text.slice(0, 300).replace(/\d(?:[ -]?\d){5,}/g, "******");
}
