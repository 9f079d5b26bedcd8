import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { claimLink, readClaim, readClaimPhone, refuseEnded } from "#rewards/claims";
import { linkOfPath } from "#rewards/reward-links";
import { presentReward } from "#rewards/rewards";

/** Claims a test link as its holder would, without code, challenge or check-in. */
export async function claimTestRewardLink(
  ctx: Ctx,
  { path, body }: Input<"claimTestRewardLink">,
): Promise<Answer<"claimTestRewardLink">> {
  const phone = readClaimPhone(body);
  const link = await linkOfPath(ctx, path.link_id);
  refuseEnded(link, ctx.now);
  const input = link.status === "claimed" ? null : readClaim(ctx, link, phone, body);
  return await claimLink(ctx, link, { phone, input }, async (_, { kind, reward }) => {
    const shown = presentReward(reward, ctx);
    return kind === "made" ? { status: 201, body: shown } : { status: 200, body: shown };
  });
}
