import type { Answer, Input } from "@svc/generated/routes";
import { lockClocksForShare } from "#accounts/account";
import { countHit } from "#directory/blocklist";
import { causedBy } from "#journal/events";
import { once } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { makerAmong } from "#platform/maker";
import { refusalOf, refuse } from "#platform/refusal";
import { wakeWorkers } from "#platform/work/worker";
import { isInGrace, letGo, refuseByLimits } from "#rewards/giving";
import { earmarkedOf, findRewards, lockReward } from "#rewards/rewards";
import { DISPATCH } from "#sales/sends";
import { decideReview } from "../lifecycle/lifecycle.ts";
import { presentReview } from "../present.ts";
import { lockReviewOfPath, reviewOfPath } from "../rows/review-of-path.ts";
import type { ReviewRow } from "../rows/tables.ts";

/** Approves a review, and sends the reward that it holds, or gives it its link. */
export async function approveReview(
  ctx: Ctx,
  { path, body }: Input<"approveReview">,
): Promise<Answer<"approveReview">> {
  const answer = ctx.transact("approve a review", (tx) =>
    once(ctx, tx, async () => {
      await lockClocksForShare(tx, [ctx.account.id]);
      const before = await lockReviewOfPath(tx, ctx, path.review_id);
      const row = await approved(ctx, tx, before, body?.note ?? null);
      return { status: 200 as const, body: presentReview(row, ctx) };
    }),
  );
  const refusal = await refusalOf(answer);
  if (refusal?.code === "target_blocked") await countBlocked(ctx, path.review_id);
  if (refusal !== null) throw refusal;
  wakeWorkers(DISPATCH);
  return await answer;
}

/** Refuses: `review_resolved`, `program_closed`; as `letGo`, and as `refuseByLimits`. */
async function approved(
  ctx: Ctx,
  tx: Tx,
  before: ReviewRow,
  note: string | null,
): Promise<ReviewRow> {
  const { account_id, status, reward_id } = before;
  if (status === "approved") return before;
  if (status !== "open") refuse("review_resolved", { meta: { status } });
  const { kind: decided_by_kind, id: decided_by_id } = makerAmong(ctx);
  const reward = await lockReward(tx, account_id, reward_id);
  if (reward?.held_reason !== "review") {
    throw new Error(`Reward ${reward_id} has an open review, which does not hold it.`);
  }
  if (!(await isInGrace(tx, reward, ctx.now))) refuse("program_closed");
  const actor = { ...ctx, request: causedBy(ctx) };
  await refuseByLimits(tx, actor, reward);
  const amount_minor = earmarkedOf(reward);
  await letGo(tx, actor, { before: reward, amount_minor, by: "review_approved" });
  return await decideReview(tx, {
    before,
    ...{ to: "approved", by: "approve" },
    with: { decided_by_kind, decided_by_id, resolution: "approved", note },
    at: ctx.now,
    request: causedBy(ctx),
  });
}

/** What was refused is forgotten, so whom it was for is looked for once more. */
async function countBlocked(ctx: Ctx, written: string): Promise<void> {
  await countHit(ctx, async () => {
    const { account_id, reward_id } = await reviewOfPath(ctx, written);
    const [reward] = await ctx.read((read) => findRewards(read, account_id, [reward_id]));
    return reward?.target ?? null;
  });
}
