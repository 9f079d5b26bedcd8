import type { Schemas } from "@svc/generated/routes";
import type { AccountFacts } from "#platform/context";
import { formatId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";
import type { BatchItemRow } from "../rows/tables.ts";

/** A line as the wire shows it, with the token of its send as its reader may see it. */
export function presentItem(
  row: BatchItemRow,
  { account }: { account: Pick<AccountFacts, "mode"> },
  { token, send }: Pick<Schemas["BatchItem"], "token" | "send">,
): Schemas["BatchItem"] {
  return {
    id: formatId("bit", row.id),
    object: "batch_item",
    created: unixSeconds(row.created),
    livemode: account.mode === "live",
    batch: formatId("bch", row.batch_id),
    line: row.line,
    status: row.status,
    send,
    target: row.target,
    network: row.network,
    amount: row.amount_minor === null ? null : formatMoney(row.amount_minor),
    currency: row.currency,
    client_reference: row.client_reference,
    error: row.error,
    failure_code: row.failure_code,
    token,
    metadata: row.metadata,
  };
}
