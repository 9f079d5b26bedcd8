import type { Answer, Input } from "@svc/generated/routes";
import { audit } from "#journal/audit-log";
import type { Ctx } from "#platform/context";
import { formatId } from "#platform/ids";
import { decideApproval } from "../decide-approval.ts";
import { presentApproval } from "../present.ts";

/** Rejects the request of an agent, for whoever is signed in. */
export async function rejectApproval(
  ctx: Ctx,
  { path }: Input<"rejectApproval">,
): Promise<Answer<"rejectApproval">> {
  const written = path.approval_id;
  const row = await ctx.transact("reject a request of an agent", async (tx) => {
    const rejected = await decideApproval(tx, ctx, { written, to: "rejected" });
    const changes = { status: ["requested", rejected.status] };
    await audit(tx, ctx, [{ object_id: formatId("apr", rejected.id), changes }]);
    return rejected;
  });
  return { status: 200, body: presentApproval(row, ctx) };
}
