import type { Answer, Input } from "@svc/generated/routes";
import { decideApproval, findApprovals, presentApproval, runApproved } from "#accounts/approvals";
import { once } from "#journal/idempotency";
import type { Ctx } from "#platform/context";

/** Approves the request of a test agent and carries it out, as an owner's approval does. */
export async function approveTestApproval(
  ctx: Ctx,
  { path }: Input<"approveTestApproval">,
): Promise<Answer<"approveTestApproval">> {
  const { account } = ctx;
  const approval_id = await ctx.transact("approve a request of an agent", async (tx) => {
    let id = "";
    await once(ctx, tx, async () => {
      const row = await decideApproval(tx, ctx, { written: path.approval_id, to: "approved" });
      id = row.id;
      return { status: 200 as const, body: presentApproval(row, ctx) };
    });
    return id;
  });
  await runApproved(ctx, { account_id: account.id, approval_id });
  const [row] = await ctx.read((read) => findApprovals(read, account.id, [approval_id]));
  if (row === undefined) throw new Error(`no row for approval ${approval_id}`);
  return { status: 200, body: presentApproval(row, ctx) };
}
