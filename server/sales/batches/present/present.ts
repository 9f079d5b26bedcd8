import { BASE_PATH } from "@svc/generated/mount-routes";
import type { Schemas } from "@svc/generated/routes";
import type { AccountFacts } from "#platform/context";
import { formatId, type IdPrefix } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";
import { presentCreator } from "#sales/sends";
import { type BatchCounts, presentCounts } from "../rows/counts.ts";
import type { BatchRow } from "../rows/tables.ts";

/** A batch as the wire shows it. Source: spec/sales/batches/models.tsp. */
export function presentBatch(
  row: BatchRow,
  counts: BatchCounts,
  { account }: { account: Pick<AccountFacts, "mode"> },
): Schemas["Batch"] {
  return {
    id: formatId("bch", row.id),
    object: "batch",
    created: unixSeconds(row.created),
    livemode: account.mode === "live",
    title: row.title,
    currency: row.currency,
    total: { USD: formatMoney(row.total_usd_minor), ZWG: formatMoney(row.total_zwg_minor) },
    cost: { USD: formatMoney(row.cost_usd_minor), ZWG: formatMoney(row.cost_zwg_minor) },
    reserve_credit: row.reserve_credit,
    on_invalid: row.on_invalid,
    on_insufficient: row.on_insufficient,
    requires_approval: row.threshold !== null,
    ...presentProgress(row, counts),
    ...presentOrigin(row),
    metadata: row.metadata,
  };
}

/** The fields of a batch that change while it runs. */
export function presentProgress(row: BatchRow, counts: BatchCounts) {
  return {
    status: row.status,
    counts: presentCounts(row, counts),
    reservations: {
      USD: idOf("rsv", row.reservation_usd_id),
      ZWG: idOf("rsv", row.reservation_zwg_id),
    },
    approval: presentApproval(row),
    retried_by: idOf("bch", row.retried_by),
    started_at: secondsOf(row.started_at),
    completed_at: secondsOf(row.completed_at),
    cancelled_at: secondsOf(row.cancelled_at),
  };
}

function presentApproval(row: BatchRow): Schemas["BatchApproval"] | null {
  if (row.threshold === null) return null;
  return {
    threshold: row.threshold,
    requested_at: unixSeconds(row.created),
    approved_by: idOf("mem", row.approved_by_id),
    approved_at: secondsOf(row.approved_at),
  };
}

function presentOrigin(row: BatchRow) {
  const api_key = idOf("key", row.api_key_id);
  const id = formatId("bch", row.id);
  return {
    created_by: presentCreator(row),
    api_key,
    retry_of: idOf("bch", row.retry_of),
    schedule: idOf("sch", row.schedule_id),
    occurrence_date: row.occurrence_date,
    cost_center: idOf("cc", row.cost_center_id),
    sms_message: row.sms_message,
    results_url: `${BASE_PATH}/batches/${id}/results.csv`,
  };
}

function idOf(prefix: IdPrefix, id: string | null): string | null {
  return id === null ? null : formatId(prefix, id);
}

function secondsOf(at: number | null): number | null {
  return at === null ? null : unixSeconds(at);
}
