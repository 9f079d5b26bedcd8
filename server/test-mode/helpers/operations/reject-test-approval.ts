import type { Answer, Input } from "@svc/generated/routes";
import { decideApproval, presentApproval } from "#accounts/approvals";
import { once } from "#journal/idempotency";
import type { Ctx } from "#platform/context";

/** Rejects the request of a test agent, as a person would. */
export async function rejectTestApproval(
  ctx: Ctx,
  { path }: Input<"rejectTestApproval">,
): Promise<Answer<"rejectTestApproval">> {
  return await ctx.transact("reject a request of an agent", (tx) =>
    once(ctx, tx, async () => {
      const row = await decideApproval(tx, ctx, { written: path.approval_id, to: "rejected" });
      return { status: 200 as const, body: presentApproval(row, ctx) };
    }),
  );
}
