import type { Schemas } from "@svc/generated/routes";
import type { PresentContext } from "#platform/context";
import { findPrograms } from "#rewards/programs";
import { findLinks } from "#rewards/reward-links";
import { findRewards } from "#rewards/rewards";
import { presentClaim } from "./present.ts";

/** What a claim is answered again, by the uuid of its link: as it is now. */
export async function presentReplayedClaim(
  { account, now, read }: PresentContext,
  link_id: string,
): Promise<Schemas["RewardLinkClaim"]> {
  return await read(async (from) => {
    const [link] = await findLinks(from, account.id, [link_id]);
    if (link === undefined) throw new Error(`Link ${link_id} was claimed and is gone.`);
    const [program] = await findPrograms(from, account.id, [link.program_id]);
    if (program === undefined) throw new Error(`Link ${link_id} has no program.`);
    const [reward = null] =
      link.reward_id === null ? [] : await findRewards(from, account.id, [link.reward_id]);
    return presentClaim(link, { account, now, program, reward, challenge: null });
  });
}
