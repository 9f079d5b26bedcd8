import { refuse } from "#platform/refusal";
import { unixSeconds } from "#platform/time/instants";
import type { RewardLinkRow } from "#rewards/reward-links";

/**
 * Refuses a link that nobody can claim any more, be its expiry written yet or not.
 *
 * Units: `now` in milliseconds on the account's clock. Refuses: `claim_revoked`, `claim_expired`.
 */
export function refuseEnded({ status, expires_at }: RewardLinkRow, now: number): void {
  if (status === "claimed") return;
  if (status === "revoked") refuse("claim_revoked");
  const is_over = expires_at !== null && expires_at <= now;
  if (status !== "expired" && !is_over) return;
  const expired_at = expires_at === null ? null : unixSeconds(expires_at);
  refuse("claim_expired", { meta: { expired_at } });
}

/** Refuses: `claim_used`. */
export function refuseClaimed({ status }: Pick<RewardLinkRow, "status">): void {
  if (status === "claimed") refuse("claim_used");
}
