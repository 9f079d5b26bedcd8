import type { Schemas } from "@svc/generated/routes";
import type { PaymentState } from "#providers/payments";
import type { PaymentFailure, PaymentRow } from "../rows/payment-tables.ts";
import type { SessionRow } from "../rows/tables.ts";

/** What somebody has to look at, because money is not where it belongs. */
export type CheckoutAlarm = "payment_mismatched" | "payment_reversed" | "payment_surplus";

type Paid = Extract<PaymentState, { kind: "paid" }>;

/** What a look at a payment of a session does. */
export type Judgement =
  | {
      /** It pays the session. */
      readonly do: "take";
      readonly paid: Paid;
      /** Why people decide before anything is sold; null when all is well. */
      readonly review: Schemas["CheckoutReviewReason"] | null;
      readonly alarm: CheckoutAlarm | null;
    }
  /** Another one has paid the session, so that it is to be paid back. */
  | { readonly do: "keep_surplus"; readonly paid: Paid; readonly alarm: "payment_surplus" }
  | {
      readonly do: "fail";
      readonly failure_code: PaymentFailure;
      /** Whether nobody can pay it any more. */
      readonly is_final: boolean;
      readonly alarm: null;
    }
  /** What was taken went back. */
  | { readonly do: "reverse"; readonly alarm: CheckoutAlarm | null }
  | {
      readonly do: "wait";
      /** What is known of it that was not. */
      readonly learned: Partial<Pick<PaymentRow, "redirect_url" | "status_url" | "not_found">>;
      readonly alarm: CheckoutAlarm | null;
    };

const WAIT: Extract<Judgement, { do: "wait" }> = { do: "wait", learned: {}, alarm: null };

/** A trace that is unknown so often, and for so long, belongs to no payment. */
const NOT_FOUND_MOST = 2;
const UNKNOWN_MS = 10 * 60_000;

/** A look at a payment: what was said of it, when, and what it is to pay. */
export interface Look {
  readonly session: Pick<SessionRow, "status" | "amount_minor" | "fee_minor">;
  /** Whether the account may still sell. */
  readonly is_active: boolean;
  readonly state: PaymentState;
  /** Unix milliseconds. */
  readonly now: number;
}

/**
 * Decides what a look at a payment of a session does. Pure. What the provider says is paid pays the
 * session, whenever it comes; what is not as it was asked for is for people to decide.
 * Source: docs/decisions/0065-live-checkout.md.
 */
export function judgeLook(row: PaymentRow, look: Look): Judgement {
  const { state } = look;
  switch (state.kind) {
    case "paid":
      return judgePaid(row, state, look);
    case "failed":
      return judgeFailed(row, state.code);
    case "reversed":
      return judgeReversed(row);
    case "waiting":
      return { ...WAIT, learned: learnedOf(row, state) };
    case "not_found":
      return judgeUnknown(row, look);
    case "no_answer":
      return WAIT;
  }
}

const UNPAID: ReadonlySet<SessionRow["status"]> = new Set(["open", "expired"]);

function judgePaid(row: PaymentRow, paid: Paid, { session, is_active }: Look): Judgement {
  if (row.state === "paid" || row.state === "surplus") return WAIT;
  // A payment of somebody else's is nothing that was learned of this one.
  if (paid.reference !== row.reference) return { ...WAIT, alarm: "payment_mismatched" };
  if (!UNPAID.has(session.status)) return { do: "keep_surplus", paid, alarm: "payment_surplus" };
  if (paid.amount_minor !== session.amount_minor + session.fee_minor) {
    return { do: "take", paid, review: "amount_mismatch", alarm: "payment_mismatched" };
  }
  return { do: "take", paid, review: is_active ? null : "send_failed", alarm: null };
}

function judgeFailed(
  { state }: PaymentRow,
  code: Extract<PaymentState, { kind: "failed" }>["code"],
): Judgement {
  if (state !== "pending") return WAIT;
  const failure_code = code === "amount_mismatch" ? "provider_error" : code;
  return { do: "fail", failure_code, is_final: false, alarm: null };
}

/** What was to be paid back is no alarm when it was. */
function judgeReversed({ state, is_reversed }: PaymentRow): Judgement {
  if (is_reversed || (state !== "paid" && state !== "surplus")) return WAIT;
  return { do: "reverse", alarm: state === "paid" ? "payment_reversed" : null };
}

/** Wallets have no page. */
function learnedOf(
  { method }: PaymentRow,
  { started }: Extract<PaymentState, { kind: "waiting" }>,
): Extract<Judgement, { do: "wait" }>["learned"] {
  if (started === undefined) return {};
  return method === "card" ? started : { status_url: started.status_url };
}

function judgeUnknown(row: PaymentRow, { now }: Look): Judgement {
  const not_found = row.not_found + 1;
  if (not_found < NOT_FOUND_MOST || now - row.created < UNKNOWN_MS) {
    return { ...WAIT, learned: { not_found } };
  }
  if (row.state !== "pending") return WAIT;
  return { do: "fail", failure_code: "provider_error", is_final: true, alarm: null };
}
