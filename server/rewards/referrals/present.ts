import type { Schemas } from "@svc/generated/routes";
import type { PresentContext } from "#platform/context";
import { formatId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import { findReferrals } from "./rows/queries.ts";
import type { ReferralRow } from "./rows/tables.ts";

/** Presents referrals by uuid, as they are now; the presenter of `ref_`. */
export async function presentReferrals(
  ctx: PresentContext,
  ids: readonly string[],
): Promise<Map<string, object>> {
  const rows = await ctx.read((read) => findReferrals(read, ctx.account.id, ids));
  return new Map(rows.map((row) => [row.id, presentReferral(row, ctx)]));
}

/** A referral as the wire shows it. Source: spec/rewards/referrals.tsp. */
export function presentReferral(
  row: ReferralRow,
  { account }: Pick<PresentContext, "account">,
): Schemas["Referral"] {
  return {
    id: formatId("ref", row.id),
    object: "referral",
    created: unixSeconds(row.created),
    livemode: account.mode === "live",
    program: formatId("prg", row.program_id),
    referrer: formatId("rcp", row.referrer_id),
    referee: formatId("rcp", row.referee_id),
    expires_at: unixSeconds(row.expires_at),
    depth: 1,
    metadata: row.metadata,
    ...presentProgress(row),
  };
}

/** The fields of a referral that change. */
export function presentProgress({ status, reward_id, qualified_at, reason }: ReferralRow) {
  return {
    status,
    reward: reward_id === null ? null : formatId("rwd", reward_id),
    qualified_at: qualified_at === null ? null : unixSeconds(qualified_at),
    reason,
  };
}
