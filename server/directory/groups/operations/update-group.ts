import type { Answer, Input } from "@svc/generated/routes";
import { and, eq } from "drizzle-orm";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { lockGroupOfPath } from "../group-of-path.ts";
import { presentRow } from "../present-many.ts";
import { lockGroupList } from "../queries.ts";
import { type GroupFields, readGroupChanges, refuseUnknownCostCenter } from "../read-fields.ts";
import { refuseNamesake } from "../refuse-namesake.ts";
import { type GroupRow, groups } from "../tables.ts";

/** Changes the name, the description or the filter of a group. */
export async function updateGroup(
  ctx: Ctx,
  { path, body }: Input<"updateGroup">,
): Promise<Answer<"updateGroup">> {
  const shown = await ctx.transact("update group", async (tx) => {
    // The list is locked before the object: its name is compared with those of others.
    await lockGroupList(tx, ctx.account.id);
    const row = await lockGroupOfPath(tx, ctx, path.group_id);
    const input = readGroupChanges(row, body);
    const { account_id, cost_center_id: was } = row;
    await refuseUnknownCostCenter(tx, { account_id, was }, input);
    await refuseNamesake(tx, { ...row, name: input.name });
    return await presentRow(tx, ctx, await writeChanges(tx, row, input));
  });
  return { status: 200, body: shown };
}

async function writeChanges(
  { db }: Tx,
  { account_id, id }: GroupRow,
  input: GroupFields,
): Promise<GroupRow> {
  const [row] = await db
    .update(groups)
    .set(input)
    .where(and(eq(groups.account_id, account_id), eq(groups.id, id)))
    .returning();
  if (row === undefined) throw new Error(`Group ${id} is locked and gone.`);
  return row;
}
