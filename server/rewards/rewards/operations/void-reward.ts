import type { Answer, Input } from "@svc/generated/routes";
import { AuthorityChanged, lockClocksForShare } from "#accounts/account";
import { once } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { refuse } from "#platform/refusal";
import { causeOf } from "#rewards/programs";
import { endLinks, lockLink, type RewardLinkRow } from "#rewards/reward-links";
import { endHeld } from "../lifecycle/end-held.ts";
import { presentReward } from "../present/present.ts";
import { findRewards } from "../rows/queries.ts";
import { lockRewardOfPath, rewardOfPath } from "../rows/reward-of-path.ts";
import type { RewardRow } from "../rows/tables.ts";

/** Voids a reward that nobody was sent, whose amount the program may give again. */
export async function voidReward(
  ctx: Ctx,
  { path }: Input<"voidReward">,
): Promise<Answer<"voidReward">> {
  const { link_id } = await rewardOfPath(ctx, path.reward_id);
  return await ctx.transact("void a reward", (tx) =>
    once(ctx, tx, async () => {
      await lockClocksForShare(tx, [ctx.account.id]);
      // A link is locked before its reward, as whoever claims it does.
      const link = link_id && (await lockLink(tx, ctx.account.id, link_id));
      const before = await lockRewardOfPath(tx, ctx, path.reward_id);
      // Somebody has released it meanwhile, and it has a link that is not locked.
      if (before.link_id !== link_id) throw AuthorityChanged;
      const row = await voided(ctx, tx, { before, link: link || null });
      return { status: 200 as const, body: presentReward(row, ctx) };
    }),
  );
}

/** Refuses: `reward_not_voidable`. */
async function voided(
  ctx: Ctx,
  tx: Tx,
  { before, link }: { before: RewardRow; link: RewardLinkRow | null },
): Promise<RewardRow> {
  const { account_id, id, status, held_reason } = before;
  if (status === "voided") return before;
  const cause = causeOf(ctx);
  if (held_reason === "escrow") return await endHeld(tx, cause, { before, by: "void" });
  if (link === null || !isUnclaimed(link)) {
    refuse("reward_not_voidable", { meta: { status, held_reason } });
  }
  await endLinks(tx, cause, { links: [link], by: "revoke" });
  const [after] = await findRewards(tx, account_id, [id]);
  if (after === undefined) throw new Error(`Reward ${id} was voided and is gone.`);
  return after;
}

/** Its reward waits as long as that. */
function isUnclaimed({ status }: RewardLinkRow): boolean {
  return status === "created" || status === "opened";
}
