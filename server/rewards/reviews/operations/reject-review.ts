import type { Answer, Input } from "@svc/generated/routes";
import { lockClocksForShare } from "#accounts/account";
import { causedBy } from "#journal/events";
import { once } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { makerAmong } from "#platform/maker";
import { refuse } from "#platform/refusal";
import { causeOf } from "#rewards/programs";
import { decideReview } from "../lifecycle/lifecycle.ts";
import { rejectHeld } from "../lifecycle/reject-held.ts";
import { presentReview } from "../present.ts";
import { lockReviewOfPath } from "../rows/review-of-path.ts";
import type { ReviewRow } from "../rows/tables.ts";

/** Rejects a review, and with it the reward that it holds. */
export async function rejectReview(
  ctx: Ctx,
  { path, body }: Input<"rejectReview">,
): Promise<Answer<"rejectReview">> {
  return await ctx.transact("reject a review", (tx) =>
    once(ctx, tx, async () => {
      await lockClocksForShare(tx, [ctx.account.id]);
      const before = await lockReviewOfPath(tx, ctx, path.review_id);
      const row = await rejected(ctx, tx, before, body?.note ?? null);
      return { status: 200 as const, body: presentReview(row, ctx) };
    }),
  );
}

/** Refuses: `review_resolved`. */
async function rejected(
  ctx: Ctx,
  tx: Tx,
  before: ReviewRow,
  note: string | null,
): Promise<ReviewRow> {
  const { status } = before;
  if (status === "rejected") return before;
  if (status !== "open") refuse("review_resolved", { meta: { status } });
  const { kind: decided_by_kind, id: decided_by_id } = makerAmong(ctx);
  await rejectHeld(tx, causeOf(ctx), { before, reactions: ctx.reactions });
  return await decideReview(tx, {
    before,
    ...{ to: "rejected", by: "reject" },
    with: { decided_by_kind, decided_by_id, resolution: "rejected", note },
    at: ctx.now,
    request: causedBy(ctx),
  });
}
