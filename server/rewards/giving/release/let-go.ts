import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import type { RewardRow } from "#rewards/rewards";
import type { RewardActor } from "../read/reward-input.ts";
import { linkHeld } from "./link-held.ts";
import { type HeldRelease, sendHeld } from "./send-held.ts";

/**
 * Lets a held reward go, or a part of it: it is sent, or gets the link with which it is claimed.
 * The limits of whoever lets it go apply; the caller holds the account's clock.
 *
 * Refuses: as a sale. Throws `AuthorityChanged`. Writes: as `sendHeld`, or as `linkHeld`.
 */
export async function letGo(
  tx: Tx,
  actor: RewardActor & Pick<Ctx, "config">,
  release: HeldRelease,
): Promise<RewardRow> {
  const { link_terms } = release.before;
  if (link_terms === null) return await sendHeld(tx, actor, release);
  return await linkHeld(tx, actor, release, link_terms);
}
