import type { Answer, Input } from "@svc/generated/routes";
import { lockClocksForShare } from "#accounts/account";
import { once } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { refuse } from "#platform/refusal";
import { causeOf } from "#rewards/programs";
import { endHeld } from "../lifecycle/end-held.ts";
import { presentReward } from "../present/present.ts";
import { lockRewardOfPath } from "../rows/reward-of-path.ts";
import type { RewardRow } from "../rows/tables.ts";

/** Voids a reward in escrow, whose amount the program may give again. */
export async function voidReward(
  ctx: Ctx,
  { path }: Input<"voidReward">,
): Promise<Answer<"voidReward">> {
  return await ctx.transact("void a reward", (tx) =>
    once(ctx, tx, async () => {
      await lockClocksForShare(tx, [ctx.account.id]);
      const before = await lockRewardOfPath(tx, ctx, path.reward_id);
      const row = await voided(ctx, tx, before);
      return { status: 200 as const, body: presentReward(row, ctx) };
    }),
  );
}

/** Refuses: `reward_not_voidable`. */
async function voided(ctx: Ctx, tx: Tx, before: RewardRow): Promise<RewardRow> {
  const { status, held_reason } = before;
  if (status === "voided") return before;
  if (held_reason !== "escrow") refuse("reward_not_voidable", { meta: { status, held_reason } });
  return await endHeld(tx, causeOf(ctx), { before, by: "void" });
}
