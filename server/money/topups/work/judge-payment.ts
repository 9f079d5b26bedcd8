import type { PaymentState } from "#providers/payments";
import type { Received } from "../receive-topup.ts";
import type { TopupRow } from "../rows/tables.ts";

/** What somebody has to look at, because money is not where it belongs. */
export type PaymentAlarm = "payment_mismatched" | "payment_reversed";

/** What a look at a payment does to its top-up. */
export type Verdict =
  | { readonly do: "receive"; readonly received: Received }
  | {
      readonly do: "fail";
      readonly failure_code: NonNullable<TopupRow["failure_code"]>;
      /** Whether a payer can still pay it. */
      readonly is_final: boolean;
      readonly alarm: PaymentAlarm | null;
    }
  | { readonly do: "expire" }
  | {
      readonly do: "wait";
      /** What is known of it that was not. */
      readonly learned: Partial<Pick<TopupRow, "redirect_url" | "status_url" | "not_found">>;
      readonly alarm: PaymentAlarm | null;
    };

const WAIT: Extract<Verdict, { do: "wait" }> = { do: "wait", learned: {}, alarm: null };

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
        ? { do: "fail", failure_code: state.code, is_final: false, alarm: null }
        : WAIT;
    case "reversed":
      if (row.status === "succeeded") return { ...WAIT, alarm: "payment_reversed" };
      return orExpire(row, look, WAIT);
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
  if (row.status === "succeeded") return WAIT;
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
  if (row.status !== "pending") return { ...WAIT, alarm };
  return { do: "fail", failure_code: "amount_mismatch", is_final: true, alarm };
}

function judgeUnknown(row: TopupRow, look: Look): Verdict {
  const not_found = row.not_found + 1;
  const is_old = look.mode === "test" || look.now - row.created >= UNKNOWN_MS;
  if (row.status === "pending" && not_found >= NOT_FOUND_MOST && is_old) {
    return { do: "fail", failure_code: "provider_error", is_final: true, alarm: null };
  }
  return orExpire(row, look, { ...WAIT, learned: { not_found } });
}

/** Whatever is not paid when the time is over has expired. */
function orExpire(row: TopupRow, { now }: Look, otherwise: Verdict): Verdict {
  return row.status === "pending" && now >= row.expires_at ? { do: "expire" } : otherwise;
}
