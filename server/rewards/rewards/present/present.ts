import type { Schemas } from "@svc/generated/routes";
import { mandateIn } from "#accounts/approvals";
import type { PresentContext } from "#platform/context";
import { formatId, type IdPrefix } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";
import { presentMatch } from "#rewards/rules";
import type { RewardRow } from "../rows/tables.ts";
import { failureWordsOf } from "./failure-words.ts";

/** A reward as the wire shows it. Source: spec/rewards/rewards/models.tsp. */
export function presentReward(
  row: RewardRow,
  { account }: Pick<PresentContext, "account">,
): Schemas["Reward"] {
  return {
    id: formatId("rwd", row.id),
    object: "reward",
    created: unixSeconds(row.created),
    livemode: account.mode === "live",
    currency: row.currency,
    delivery: row.delivery,
    program: formatId("prg", row.program_id),
    recipient: idOf("rcp", row.recipient_id),
    completion_id: row.completion_id,
    source: row.source,
    referral: idOf("ref", row.referral_id),
    activity: idOf("act", row.activity_id),
    rule: idOf("rul", row.rule_id),
    matches: row.matches.map(presentMatch),
    approval: idOf("apr", row.approval_id),
    mandate: mandateIn(row),
    metadata: row.metadata,
    ...presentProgress(row),
  };
}

/** The fields of a reward that change before it ends. */
export function presentProgress(row: RewardRow) {
  const { failure_code } = row;
  return {
    status: row.status,
    held_reason: row.held_reason,
    amount: formatMoney(row.amount_minor),
    type: row.type,
    product: row.product,
    bundle_id: idOf("bnd", row.bundle_id),
    meter: row.meter,
    token_phone: row.token_phone,
    target: row.target,
    send: idOf("snd", row.send_id),
    link: idOf("lnk", row.link_id),
    review: idOf("rev", row.review_id),
    expires_at: secondsOf(row.expires_at),
    released_amount:
      row.released_amount_minor === null ? null : formatMoney(row.released_amount_minor),
    failure_code,
    failure_message: failure_code === null ? null : failureWordsOf(failure_code),
    held_at: secondsOf(row.held_at),
    released_at: secondsOf(row.released_at),
    delivered_at: secondsOf(row.delivered_at),
    failed_at: secondsOf(row.failed_at),
    voided_at: secondsOf(row.voided_at),
    expired_at: secondsOf(row.expired_at),
    rejected_at: secondsOf(row.rejected_at),
  };
}

function idOf(prefix: IdPrefix, id: string | null): string | null {
  return id === null ? null : formatId(prefix, id);
}

function secondsOf(at: number | null): number | null {
  return at === null ? null : unixSeconds(at);
}
