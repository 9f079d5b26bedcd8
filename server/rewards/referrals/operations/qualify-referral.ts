import type { Answer, Input } from "@svc/generated/routes";
import { lockClocksForShare } from "#accounts/account";
import { causedBy } from "#journal/events";
import { once } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { refusalOf, refuse } from "#platform/refusal";
import { moveReferral } from "../lifecycle/lifecycle.ts";
import { countBlockedReferrer, rewardReferrer } from "../make/reward-referrer.ts";
import { presentReferral } from "../present/present.ts";
import { lockReferralOfPath, referralOfPath } from "../rows/referral-of-path.ts";
import type { ReferralRow } from "../rows/tables.ts";

/** Marks a referral as qualified, and rewards whoever made it. */
export async function qualifyReferral(
  ctx: Ctx,
  { path }: Input<"qualifyReferral">,
): Promise<Answer<"qualifyReferral">> {
  const answer = ctx.transact("qualify a referral", (tx) =>
    once(ctx, tx, async () => {
      await lockClocksForShare(tx, [ctx.account.id]);
      const before = await lockReferralOfPath(tx, ctx, path.referral_id);
      const row = await qualified(ctx, tx, before);
      return { status: 200 as const, body: presentReferral(row, ctx) };
    }),
  );
  const refusal = await refusalOf(answer);
  if (refusal?.code === "target_blocked") {
    await countBlockedReferrer(ctx, await referralOfPath(ctx, path.referral_id));
  }
  if (refusal !== null) throw refusal;
  return await answer;
}

/** Refuses: `invalid_transition`, and as `rewardReferrer`. */
async function qualified(ctx: Ctx, tx: Tx, before: ReferralRow): Promise<ReferralRow> {
  const { status, expires_at } = before;
  if (status === "qualified") return before;
  const to = "qualified";
  if (status !== "pending" || expires_at <= ctx.now) {
    const from = status === "pending" ? "expired" : status;
    const message = `A referral that is ${from} cannot be qualified.`;
    refuse("invalid_transition", { message, meta: { from, to } });
  }
  const { id: reward_id } = await rewardReferrer(tx, ctx, before);
  const step = { to, by: "qualify", with: { reward_id, qualified_at: ctx.now } } as const;
  return await moveReferral(tx, { before, ...step, at: ctx.now, request: causedBy(ctx) });
}
