import type { Schemas } from "@svc/generated/routes";
import type { PresentContext } from "#platform/context";
import { formatId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";
import { findTopups } from "./rows/queries.ts";
import type { TopupRow } from "./rows/tables.ts";

type Shown = Pick<PresentContext, "account" | "config">;

/** What a payer is told beside the account. */
const INSTRUCTIONS = "Quote the reference alone. A transfer without it takes days to be found.";

/** A top-up as the wire shows it. Source: spec/money/topups/models.tsp. */
export function presentTopup(row: TopupRow, { account, config }: Shown): Schemas["Topup"] {
  const { reference, bank } = row;
  return {
    id: formatId("top", row.id),
    object: "topup",
    created: unixSeconds(row.created),
    livemode: account.mode === "live",
    method: row.method,
    amount: formatMoney(row.amount_minor),
    currency: row.currency,
    description: row.description,
    card_fee: row.method === "card" ? formatMoney(row.fee_minor) : null,
    bank: bank === null ? null : { ...bank, reference, instructions: INSTRUCTIONS },
    reference,
    expires_at: unixSeconds(row.expires_at),
    ...presentProgress(row, config),
  };
}

/** The fields of a top-up that change. */
export function presentProgress(row: TopupRow, { public_url }: { readonly public_url: string }) {
  const { status, received_minor, succeeded_at, transaction_id, receipt_secret } = row;
  const id = formatId("top", row.id);
  const has_arrived = succeeded_at !== null;
  return {
    status,
    amount_received: received_minor === null ? null : formatMoney(received_minor),
    redirect_url: status === "pending" ? row.redirect_url : null,
    payer_note: row.payer_note,
    succeeded_at: has_arrived ? unixSeconds(succeeded_at) : null,
    failure_code: row.failure_code,
    credit_transaction: transaction_id === null ? null : formatId("txn", transaction_id),
    receipt_url: has_arrived ? `${public_url}/receipts/${id}?s=${receipt_secret}` : null,
  };
}

/** Presents the top-ups of these ids (uuids), by id; the presenter of `top_`. */
export async function presentTopups(
  ctx: PresentContext,
  ids: readonly string[],
): Promise<Map<string, Schemas["Topup"]>> {
  const rows = await ctx.read((read) => findTopups(read, ctx.account.id, ids));
  return new Map(rows.map((row) => [row.id, presentTopup(row, ctx)]));
}
