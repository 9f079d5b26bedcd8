import type { EventDraft } from "#journal/events";
import { creditTopup } from "#money/ledger";
import type { Tx } from "#platform/db/transaction";
import { formatMoney } from "#platform/values/money";
import { moveTopup, type Told } from "./lifecycle.ts";
import type { TopupRow } from "./rows/tables.ts";

/** What has arrived of a payment. Units: minor units. */
export interface Received {
  /** Without the card fee, which is the payer's. */
  readonly received_minor: bigint;
  /** The provider's own name of the payment. */
  readonly provider_reference: string;
  readonly payer_note: string | null;
}

/**
 * Makes what was received Credit, and the top-up succeed, also one that has ended; the caller has
 * locked it, and knows that it has not succeeded.
 *
 * Writes: topups, events, the ledger. A payment that was credited already fails on a unique index.
 * Source: docs/decisions/0046-topups.md.
 */
export async function receiveTopup(
  tx: Tx,
  before: TopupRow,
  { received, at, request }: { received: Received; at: number; request: EventDraft["request"] },
  told: Told,
): Promise<TopupRow> {
  const { account_id, id: topup_id, method, currency, reference, api_key_id } = before;
  const { received_minor: amount_minor } = received;
  const by_what = method === "card" ? "by card" : "by bank transfer";
  const description = `Top-up ${reference} ${by_what}, ${formatMoney(amount_minor)} ${currency}`;
  const by = before.status === "pending" ? "money_received" : "money_received_late";
  const paid = { account_id, topup_id, method, currency, amount_minor, description, api_key_id };
  const transaction_id = await creditTopup(tx, { ...paid, created: at });
  const arrived = { ...received, succeeded_at: at, transaction_id, failure_code: null };
  return await moveTopup(tx, { before, to: "succeeded", by, with: arrived, at, request }, told);
}
