import { countHit } from "#directory/blocklist";
import type { Ctx } from "#platform/context";
import type { RewardActor, RewardInput } from "../read/reward-input.ts";
import { lookAtReward } from "./look-at-reward.ts";

/**
 * Counts that a reward was refused because its number or meter is blocked: what was refused is
 * forgotten, so whom it was for is looked for once more.
 *
 * Writes: blocked_targets, in a transaction of its own.
 */
export async function countBlocked(
  ctx: Ctx,
  actor: RewardActor,
  input: RewardInput,
): Promise<void> {
  await countHit(ctx, async () => {
    const looked = await ctx.read((read) => lookAtReward(read, actor, input));
    return looked === null ? null : looked.candidate.terms.target;
  });
}
