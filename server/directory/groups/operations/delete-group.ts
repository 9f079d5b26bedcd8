import type { Answer, Input } from "@svc/generated/routes";
import { and, eq } from "drizzle-orm";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { lockGroupOfPath } from "../group-of-path.ts";
import { presentRow } from "../present-many.ts";
import { type GroupRow, groupMembers, groups } from "../tables.ts";

/** Deletes a group and keeps its recipients. */
export async function deleteGroup(
  ctx: Ctx,
  { path }: Input<"deleteGroup">,
): Promise<Answer<"deleteGroup">> {
  const body = await ctx.transact("delete group", async (tx) => {
    const row = await lockGroupOfPath(tx, ctx, path.group_id);
    await refuseUsed(tx, row);
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

/** Refuses: `resource_in_use`, of a group that a schedule goes to. */
async function refuseUsed({ sql }: Tx, { account_id, id }: GroupRow): Promise<void> {
  const [schedule] = await sql<{ id: string }[]>`
    select id from schedules where account_id = ${account_id} and group_id = ${id}
    order by id limit 1`;
  if (schedule === undefined) return;
  refuse("resource_in_use", {
    message: "A schedule goes to this group. Change the schedule, or delete it, first.",
    resource: formatId("sch", schedule.id),
  });
}
