import type { PaymentState } from "#providers/payments";
import type { Received } from "../receive-topup.ts";
import type { TopupRow } from "../rows/tables.ts";

/** What somebody has to look at, because money is not where it belongs. */
export type PaymentAlarm = "payment_mismatched" | "payment_reversed";

/** What was paid, and is not what was asked for. */
type Mismatch = Pick<TopupRow, "mismatch_at" | "mismatch_minor" | "mismatch_reference">;

/** What is known of a top-up that was not. */
type Learned = Partial<
  Pick<TopupRow, "redirect_url" | "status_url" | "not_found" | "reversed_at"> & Mismatch
>;

/** What a look at a payment does to its top-up. */
export type Verdict =
  | { readonly do: "receive"; readonly received: Received }
  | {
      readonly do: "fail";
      readonly failure_code: NonNullable<TopupRow["failure_code"]>;
      /** Whether a payer can still pay it. */
      readonly is_final: boolean;
      readonly mismatch: Mismatch | null;
      readonly alarm: PaymentAlarm | null;
    }
  | { readonly do: "expire" }
  | { readonly do: "wait"; readonly learned: Learned; readonly alarm: PaymentAlarm | null };

const WAIT: Extract<Verdict, { do: "wait" }> = { do: "wait", learned: {}, alarm: null };

const FAIL = { do: "fail", mismatch: null, alarm: null } as const;

/** A trace that is unknown so often, and for so long, belongs to no payment. */
const NOT_FOUND_MOST = 2;
const UNKNOWN_MS = 10 * 60_000;

/** A look at a payment: what was said of it, and when. */
export interface Look {
  readonly state: PaymentState;
  readonly mode: "test" | "live";
  /** Unix milliseconds on the account's clock. */
  readonly now: number;
}

/**
 * Decides what a look at a payment does to its top-up. Pure. Only what the provider says is paid is
 * received, under our reference, and by card in the amount that was asked for.
 * Source: docs/decisions/0046-topups.md.
 */
export function judgePayment(row: TopupRow, look: Look): Verdict {
  const { state } = look;
  switch (state.kind) {
    case "paid":
      return judgePaid(row, state, look);
    case "failed":
      return row.status === "pending"
        ? { ...FAIL, failure_code: state.code, is_final: false }
        : WAIT;
    case "reversed":
      return judgeReversed(row, look);
    case "waiting":
      return orExpire(row, look, { ...WAIT, learned: state.started ?? {} });
    case "not_found":
      return judgeUnknown(row, look);
    case "no_answer":
      return orExpire(row, look, WAIT);
  }
}

function judgePaid(
  row: TopupRow,
  { reference, amount_minor, ...paid }: Extract<PaymentState, { kind: "paid" }>,
  look: Look,
): Verdict {
  // What was disputed may be paid in the end.
  const is_back = row.reversed_at !== null && reference === row.reference;
  if (row.status === "succeeded")
    return is_back ? { ...WAIT, learned: { reversed_at: null } } : WAIT;
  // A payment of somebody else's is nothing that was learned of this one.
  if (reference !== row.reference) {
    return orExpire(row, look, { ...WAIT, alarm: "payment_mismatched" });
  }
  const { provider_reference, payer_note } = paid;
  const received_minor = amount_minor - row.fee_minor;
  const received = { received_minor, provider_reference, payer_note };
  if (row.method === "bank_transfer" || received_minor === row.amount_minor) {
    return { do: "receive", received };
  }
  const alarm = "payment_mismatched" as const;
  const mismatch = {
    mismatch_at: row.mismatch_at ?? look.now,
    ...{ mismatch_minor: amount_minor, mismatch_reference: provider_reference },
  };
  if (row.status === "pending") {
    return { do: "fail", failure_code: "amount_mismatch", is_final: true, mismatch, alarm };
  }
  // It is there, also where it was said before that it had gone back.
  return { ...WAIT, learned: { ...mismatch, reversed_at: null }, alarm };
}

/** It is kept of money that became Credit, and of a mismatch, which so has been paid back. */
function judgeReversed(row: TopupRow, look: Look): Verdict {
  const learned = { reversed_at: row.reversed_at ?? look.now };
  if (row.status === "succeeded") return { ...WAIT, learned, alarm: "payment_reversed" };
  return orExpire(row, look, row.mismatch_at === null ? WAIT : { ...WAIT, learned });
}

function judgeUnknown(row: TopupRow, look: Look): Verdict {
  const not_found = row.not_found + 1;
  const is_old = look.mode === "test" || look.now - row.created >= UNKNOWN_MS;
  if (row.status === "pending" && not_found >= NOT_FOUND_MOST && is_old) {
    return { ...FAIL, failure_code: "provider_error", is_final: true };
  }
  return orExpire(row, look, { ...WAIT, learned: { not_found } });
}

/** Whatever is not paid when the time is over has expired. */
function orExpire(row: TopupRow, { now }: Look, otherwise: Verdict): Verdict {
  return row.status === "pending" && now >= row.expires_at ? { do: "expire" } : otherwise;
}
