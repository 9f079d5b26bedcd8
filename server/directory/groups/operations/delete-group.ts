import type { Answer, Input } from "@svc/generated/routes";
import { and, eq } from "drizzle-orm";
import type { Ctx } from "#platform/context";
import { lockGroupOfPath } from "../group-of-path.ts";
import { presentRow } from "../present-many.ts";
import { groupMembers, groups } from "../tables.ts";

/** Deletes a group and keeps its recipients. */
export async function deleteGroup(
  ctx: Ctx,
  { path }: Input<"deleteGroup">,
): Promise<Answer<"deleteGroup">> {
  const body = await ctx.transact("delete group", async (tx) => {
    const row = await lockGroupOfPath(tx, ctx, path.group_id);
    const shown = await presentRow(tx, ctx, row);
    const { account_id, id } = row;
    await tx.db
      .delete(groupMembers)
      .where(and(eq(groupMembers.account_id, account_id), eq(groupMembers.group_id, id)));
    await tx.db.delete(groups).where(and(eq(groups.account_id, account_id), eq(groups.id, id)));
    return shown;
  });
  return { status: 200, body };
}
