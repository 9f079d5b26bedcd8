import type { Schemas } from "@svc/generated/routes";
import type { PresentContext } from "#platform/context";
import type { Read } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import { maskedPhone } from "#platform/values/phone";
import { findReviews } from "#rewards/reviews";
import { findRewards, type RewardRow } from "#rewards/rewards";
import type { CheckinRow } from "./rows/tables.ts";

/** A check-in with what has come of it. */
interface ShownCheckin {
  readonly row: CheckinRow;
  readonly reward: RewardRow;
  /** First reason of its review, if it has one. */
  readonly reason: Schemas["ReviewReason"] | null;
}

/** Who looks: anybody at all can look with the key of a page, so it is shown nothing personal. */
interface Looker extends Pick<PresentContext, "account"> {
  readonly is_public: boolean;
}

/** Check-ins as the wire shows them, in their order; as many statements for one as for a page. */
export async function presentCheckins(
  read: Pick<Read, "db">,
  rows: readonly CheckinRow[],
  looker: Looker,
): Promise<Schemas["Checkin"][]> {
  const account_id = looker.account.id;
  const rewards = await findRewards(
    read,
    account_id,
    rows.map(({ reward_id }) => reward_id),
  );
  const review_ids = rewards.flatMap(({ review_id }) => review_id ?? []);
  const reviews = review_ids.length === 0 ? [] : await findReviews(read, account_id, review_ids);
  const reasons = new Map(reviews.map((review) => [review.id, review.reasons[0] ?? null]));
  const by_id = new Map(rewards.map((reward) => [reward.id, reward]));
  return rows.map((row) => {
    const reward = by_id.get(row.reward_id);
    if (reward === undefined) throw new Error(`Check-in ${row.id} has no reward.`);
    const reason = reasons.get(reward.review_id ?? "") ?? null;
    return presentCheckin({ row, reward, reason }, looker);
  });
}

function presentCheckin(
  { row, reward, reason }: ShownCheckin,
  { account, is_public }: Looker,
): Schemas["Checkin"] {
  const phone = reward.type === "power" ? reward.token_phone : reward.target;
  return {
    id: formatId("chk", row.id),
    object: "checkin",
    created: unixSeconds(row.created),
    livemode: account.mode === "live",
    link: formatId("lnk", row.link_id),
    reward: is_public ? null : formatId("rwd", row.reward_id),
    status: CHECKIN_STATUS[reward.status],
    distance_m: row.distance_m,
    accuracy_m: row.accuracy_m,
    phone_masked: is_public || phone === null ? null : maskedPhone(phone),
    reason,
    // No verifier of devices is connected.
    attested: false,
  };
}

/** What a check-in is while its reward is in a status. Source: spec/rewards/checkins.tsp. */
export const CHECKIN_STATUS: Readonly<Record<RewardRow["status"], Schemas["CheckinStatus"]>> = {
  pending: "accepted",
  released: "accepted",
  delivered: "accepted",
  failed: "accepted",
  held: "held",
  rejected: "rejected",
  voided: "rejected",
  expired: "rejected",
};
