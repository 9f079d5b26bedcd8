import type { Schemas } from "@svc/generated/routes";
import type { PresentContext } from "#platform/context";
import { formatId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import { findReviews } from "./rows/queries.ts";
import type { ReviewRow } from "./rows/tables.ts";

/** Presents reviews by uuid, as they are now; the presenter of `rev_`. */
export async function presentReviews(
  ctx: PresentContext,
  ids: readonly string[],
): Promise<Map<string, object>> {
  const rows = await ctx.read((read) => findReviews(read, ctx.account.id, ids));
  return new Map(rows.map((row) => [row.id, presentReview(row, ctx)]));
}

/** A review as the wire shows it. Source: spec/rewards/reviews/models.tsp. */
export function presentReview(
  row: ReviewRow,
  { account }: Pick<PresentContext, "account">,
): Schemas["Review"] {
  return {
    id: formatId("rev", row.id),
    object: "review",
    created: unixSeconds(row.created),
    livemode: account.mode === "live",
    program: formatId("prg", row.program_id),
    reward: formatId("rwd", row.reward_id),
    risk: row.risk,
    reasons: row.reasons,
    related: {
      count: row.related_count,
      blocked_count: row.related_blocked_count,
      reward_ids: row.related_reward_ids.map((id) => formatId("rwd", id)),
    },
    ...presentDecision(row),
  };
}

/** The fields of a review that change when it is decided. */
export function presentDecision({ decided_by_kind: kind, decided_by_id: id, ...row }: ReviewRow) {
  const is_by_somebody = kind !== null && id !== null;
  return {
    status: row.status,
    decided_by: is_by_somebody ? formatId(kind === "key" ? "key" : "mem", id) : null,
    decided_at: row.decided_at === null ? null : unixSeconds(row.decided_at),
    resolution: row.resolution,
    note: row.note,
  };
}
