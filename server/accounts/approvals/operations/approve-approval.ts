import type { Answer, Input } from "@svc/generated/routes";
import { provePin, signedIn } from "#accounts/members";
import { audit } from "#journal/audit-log";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { findByPath } from "#platform/path-object";
import { runApproved } from "../carry-out/run-approved.ts";
import { decideApproval } from "../decide-approval.ts";
import { presentApproval } from "../present.ts";
import { APPROVAL, findApprovals } from "../queries.ts";
import type { ApprovalRow } from "../tables.ts";

/**
 * Approves the request of an agent with the payment PIN of whoever is signed in, and carries it
 * out. That it is approved is committed first: a worker carries out what this program does not.
 */
export async function approveApproval(
  ctx: Ctx,
  { path, body }: Input<"approveApproval">,
): Promise<Answer<"approveApproval">> {
  const { account } = ctx;
  const written = path.approval_id;
  // What nobody can approve costs nobody an attempt.
  await ctx.read((read) => findByPath(read, APPROVAL, { account, written }, findApprovals));
  await provePin(ctx, signedIn(ctx), body.pin);
  const { id } = await ctx.transact("approve a request of an agent", (tx) =>
    decide(tx, ctx, written),
  );
  await runApproved(ctx, { account_id: account.id, approval_id: id });
  const [row] = await ctx.read((read) => findApprovals(read, account.id, [id]));
  if (row === undefined) throw new Error(`no row for approval ${id}`);
  return { status: 200, body: presentApproval(row, ctx) };
}

async function decide(tx: Tx, ctx: Ctx, written: string): Promise<ApprovalRow> {
  const row = await decideApproval(tx, ctx, { written, to: "approved" });
  const changes = { status: ["requested", row.status] };
  await audit(tx, ctx, [{ object_id: formatId("apr", row.id), changes }]);
  return row;
}
