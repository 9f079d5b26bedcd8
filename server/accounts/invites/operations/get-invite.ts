import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { findByPath } from "#platform/path-object";
import { presentInvite } from "../present.ts";
import { findInvites, INVITE } from "../queries.ts";

/** Shows an invitation of the account. */
export async function getInvite(
  ctx: Ctx,
  { path }: Input<"getInvite">,
): Promise<Answer<"getInvite">> {
  const { account } = ctx;
  const written = path.invite_id;
  const row = await ctx.read((read) => findByPath(read, INVITE, { account, written }, findInvites));
  return { status: 200, body: presentInvite(row, ctx) };
}
