import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { findByPath } from "#platform/path-object";
import { refuse } from "#platform/refusal";
import { presentApproval } from "../present.ts";
import { APPROVAL, findApprovals } from "../queries.ts";

/** Shows a request of an agent; an agent sees only what it asked for itself. */
export async function getApproval(
  ctx: Ctx,
  { path }: Input<"getApproval">,
): Promise<Answer<"getApproval">> {
  const { account, key } = ctx;
  const written = path.approval_id;
  const row = await ctx.read((read) =>
    findByPath(read, APPROVAL, { account, written }, findApprovals),
  );
  if (key?.kind === "ak" && row.api_key_id !== key.id) {
    refuse("resource_missing", { param: APPROVAL.param });
  }
  return { status: 200, body: presentApproval(row, ctx) };
}
