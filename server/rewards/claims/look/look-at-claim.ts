import type { Schemas } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { findPrograms } from "#rewards/programs";
import type { RewardLinkRow } from "#rewards/reward-links";
import { findRewards } from "#rewards/rewards";
import { newChallenge } from "../guard/challenge.ts";
import { needsChallenge } from "../guard/needs-challenge.ts";
import { refuseEnded } from "../guard/refuse-ended.ts";
import { presentClaim } from "../present/present.ts";
import { countLook } from "./count-look.ts";

/**
 * Shows a link to its holder. The first look of a person opens it; every look at an open link is
 * counted, and none of a machine.
 *
 * Refuses: `claim_revoked`, `claim_expired`. Writes: reward_links, events.
 */
export async function lookAtClaim(
  ctx: Ctx,
  found: RewardLinkRow,
  { is_human }: { is_human: boolean },
): Promise<Schemas["RewardLinkClaim"]> {
  refuseEnded(found, ctx.now);
  const is_counted = is_human && found.status !== "claimed";
  const link = is_counted ? await ctx.record((tx) => countLook(tx, ctx, found)) : found;
  return await ctx.read(async (read) => {
    const { account, now, config } = ctx;
    const [program] = await findPrograms(read, account.id, [link.program_id]);
    if (program === undefined) throw new Error(`Link ${link.id} has no program.`);
    const is_claimed = link.status === "claimed";
    const [reward = null] = is_claimed
      ? await findRewards(read, account.id, [link.reward_id ?? ""])
      : [];
    const is_challenged = !is_claimed && (await needsChallenge(read, ctx, link));
    const asked = { link_id: link.id, secret_key: config.secret_key, now };
    const challenge = is_challenged ? newChallenge(asked) : null;
    return presentClaim(link, { account, now, program, reward, challenge });
  });
}
