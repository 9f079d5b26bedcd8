import { and, eq } from "drizzle-orm";
import { lockClocksForShare } from "#accounts/account";
import { causedBy } from "#journal/events";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { lockLink, openLink, type RewardLinkRow, rewardLinks } from "#rewards/reward-links";

/**
 * Counts the look of a person at a link that was open, and opens it at the first. Returns the link
 * as it is then.
 *
 * Writes: reward_links, events.
 */
export async function countLook(tx: Tx, ctx: Ctx, { id }: RewardLinkRow): Promise<RewardLinkRow> {
  const { account, now: at } = ctx;
  await lockClocksForShare(tx, [account.id]);
  const link = await lockLink(tx, account.id, id);
  if (link === null) throw new Error(`Link ${id} was found and is gone.`);
  if (link.status === "created") return await openLink(tx, link, { at, request: causedBy(ctx) });
  if (link.status !== "opened") return link;
  const open_count = link.open_count + 1;
  await tx.db
    .update(rewardLinks)
    .set({ open_count })
    .where(and(eq(rewardLinks.account_id, account.id), eq(rewardLinks.id, id)));
  return { ...link, open_count };
}
