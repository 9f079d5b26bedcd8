import type { Answer, Input } from "@svc/generated/routes";
import { lockClocksForShare } from "#accounts/account";
import { causedBy } from "#journal/events";
import { once } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { refusalOf, refuse } from "#platform/refusal";
import { countBlocked, type RewardActor, type RewardInput } from "#rewards/giving";
import { moveReferral } from "../lifecycle.ts";
import { earnByReferral } from "../make/earn-by-referral.ts";
import { rewardInputOf, rewardReferrer } from "../make/reward-referrer.ts";
import { presentReferral } from "../present.ts";
import { lockReferralOfPath, referralOfPath } from "../rows/referral-of-path.ts";
import type { ReferralRow } from "../rows/tables.ts";

/** Marks a referral as qualified, and rewards whoever made it. */
export async function qualifyReferral(
  ctx: Ctx,
  { path }: Input<"qualifyReferral">,
): Promise<Answer<"qualifyReferral">> {
  const actor: RewardActor = { ...ctx, request: causedBy(ctx) };
  let blocked: readonly RewardInput[] = [];
  const answer = ctx.transact("qualify a referral", (tx) =>
    once(ctx, tx, async () => {
      await lockClocksForShare(tx, [ctx.account.id]);
      const before = await lockReferralOfPath(tx, ctx, path.referral_id);
      const qualified = await qualify(ctx, tx, before);
      blocked = qualified.blocked;
      return { status: 200 as const, body: presentReferral(qualified.row, ctx) };
    }),
  );
  const refusal = await refusalOf(answer);
  if (refusal?.code === "target_blocked") {
    blocked = [rewardInputOf(await referralOfPath(ctx, path.referral_id))];
  }
  for (const reward of blocked) await countBlocked(ctx, actor, reward);
  if (refusal !== null) throw refusal;
  return await answer;
}

interface Qualified {
  readonly row: ReferralRow;
  /** Rewards that rules did not give because of the blocklist. */
  readonly blocked: readonly RewardInput[];
}

/** Refuses: `invalid_transition`, and as `rewardReferrer`. */
async function qualify(ctx: Ctx, tx: Tx, before: ReferralRow): Promise<Qualified> {
  const { status, expires_at } = before;
  if (status === "qualified") return { row: before, blocked: [] };
  const to = "qualified";
  if (status !== "pending" || expires_at <= ctx.now) {
    const from = status === "pending" ? "expired" : status;
    const message = `A referral that is ${from} cannot be qualified.`;
    refuse("invalid_transition", { message, meta: { from, to } });
  }
  const reward = await rewardReferrer(tx, ctx, before);
  const step = {
    to,
    by: "qualify",
    with: { reward_id: reward.id, qualified_at: ctx.now },
  } as const;
  const row = await moveReferral(tx, { before, ...step, at: ctx.now, request: causedBy(ctx) });
  // Rules count the referral among those that have qualified.
  return { row, blocked: await earnByReferral(tx, ctx, row, reward) };
}
