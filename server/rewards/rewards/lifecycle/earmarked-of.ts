import type { RewardRow } from "../rows/tables.ts";

/**
 * What of its program's budget a reward has earmarked that was not sent: one that was released for
 * less and waits again for its claim, or for the review of that, has no more than that. Pure.
 * Units: minor units.
 */
export function earmarkedOf({ amount_minor, released_amount_minor }: RewardRow): bigint {
  return released_amount_minor ?? amount_minor;
}
