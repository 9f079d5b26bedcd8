import type { Schemas } from "@svc/generated/routes";
import type { PresentContext } from "#platform/context";
import { formatId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import { findDisputes } from "./rows/queries.ts";
import type { DisputeRow } from "./rows/tables.ts";

/** Presents disputes by uuid, as they are now; the presenter of `dsp_`. */
export async function presentDisputes(
  ctx: PresentContext,
  ids: readonly string[],
): Promise<Map<string, object>> {
  const rows = await ctx.read((read) => findDisputes(read, ctx.account.id, ids));
  return new Map(rows.map((row) => [row.id, presentDispute(row, ctx)]));
}

/** A dispute as the wire shows it. Source: spec/sales/disputes/models.tsp. */
export function presentDispute(
  row: DisputeRow,
  { account }: Pick<PresentContext, "account">,
): Schemas["Dispute"] {
  return {
    id: formatId("dsp", row.id),
    object: "dispute",
    created: unixSeconds(row.created),
    livemode: account.mode === "live",
    send: formatId("snd", row.send_id),
    reason: row.reason,
    evidence: {
      text: row.evidence_text,
      attachments: row.attachments.map((id) => formatId("doc", id)),
      customer_phone: row.customer_phone,
    },
    due_at: unixSeconds(row.due_by),
    messages: row.messages,
    metadata: row.metadata,
    ...presentOutcome(row),
  };
}

/** The fields of a dispute that change when it is resolved. */
export function presentOutcome({ transaction_id, resolved_at, ...row }: DisputeRow) {
  return {
    status: row.status,
    outcome: row.outcome,
    outcome_note: row.outcome_note,
    credit_transaction: transaction_id === null ? null : formatId("txn", transaction_id),
    resolved_at: resolved_at === null ? null : unixSeconds(resolved_at),
  };
}
