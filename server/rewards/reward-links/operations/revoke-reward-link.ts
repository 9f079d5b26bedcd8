import { LIFECYCLES } from "@svc/generated/lifecycles";
import type { Answer, Input } from "@svc/generated/routes";
import { lockClocksForShare } from "#accounts/account";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { isTerminal } from "#platform/lifecycle";
import { refuse } from "#platform/refusal";
import { causeOf } from "#rewards/programs";
import { endLinks } from "../lifecycle/end-links.ts";
import { presentLink } from "../present/present.ts";
import { lockLinkOfPath } from "../rows/link-of-path.ts";
import type { RewardLinkRow } from "../rows/tables.ts";

/** Revokes a link that nobody has claimed, whose amount the program may give again. */
export async function revokeRewardLink(
  ctx: Ctx,
  { path }: Input<"revokeRewardLink">,
): Promise<Answer<"revokeRewardLink">> {
  const row = await ctx.transact("revoke a reward link", async (tx) => {
    await lockClocksForShare(tx, [ctx.account.id]);
    return await revoked(ctx, tx, await lockLinkOfPath(tx, ctx, path.link_id));
  });
  return { status: 200, body: presentLink(row, ctx) };
}

/** Refuses: `invalid_transition`. */
async function revoked(ctx: Ctx, tx: Tx, before: RewardLinkRow): Promise<RewardLinkRow> {
  const { status: from } = before;
  if (from === "revoked") return before;
  if (isTerminal(LIFECYCLES.reward_link, from)) {
    const message = `A link that is ${from} cannot be revoked.`;
    refuse("invalid_transition", { message, meta: { from, to: "revoked" } });
  }
  const [row] = await endLinks(tx, causeOf(ctx), { links: [before], by: "revoke" });
  if (row === undefined) throw new Error(`Link ${before.id} was not revoked.`);
  return row;
}
