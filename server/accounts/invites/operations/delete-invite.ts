import type { Answer, Input } from "@svc/generated/routes";
import { lockActor } from "#accounts/members";
import { audit } from "#journal/audit-log";
import type { Ctx } from "#platform/context";
import { formatId } from "#platform/ids";
import { lockByPath } from "#platform/path-object";
import { moveInvite } from "../lifecycle.ts";
import { presentInvite } from "../present.ts";
import { INVITE, lockInvite } from "../queries.ts";

/** Revokes an invitation, so that nobody can accept it any more. */
export async function deleteInvite(
  ctx: Ctx,
  { path }: Input<"deleteInvite">,
): Promise<Answer<"deleteInvite">> {
  const { account, now } = ctx;
  const written = path.invite_id;
  return await ctx.transact("revoke an invitation", async (tx) => {
    const before = await lockByPath(tx, INVITE, { account, written }, lockInvite);
    await lockActor(tx, ctx, { touches: before.role });
    if (before.status === "revoked") return { status: 200, body: presentInvite(before, ctx) };
    const row = await moveInvite(tx, before, { to: "revoked", by: "revoke", now });
    const changes = { status: [before.status, row.status] };
    await audit(tx, ctx, [{ object_id: formatId("inv", row.id), changes }]);
    return { status: 200, body: presentInvite(row, ctx) };
  });
}
