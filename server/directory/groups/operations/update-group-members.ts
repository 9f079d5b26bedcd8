import type { Answer, Input } from "@svc/generated/routes";
import { holdByRefs, refuseErased } from "#directory/recipients";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { refuse } from "#platform/refusal";
import { groupOfPath, lockGroupOfPath } from "../group-of-path.ts";
import { refuseFull, writeMembers } from "../memberships.ts";
import { presentRow } from "../present-many.ts";
import type { GroupRow } from "../tables.ts";

type Body = Input<"updateGroupMembers">["body"];

/** Adds recipients to a static group and takes others out, all of them or none. */
export async function updateGroupMembers(
  ctx: Ctx,
  { path, body }: Input<"updateGroupMembers">,
): Promise<Answer<"updateGroupMembers">> {
  if (body.add === undefined && body.remove === undefined) {
    refuse("parameter_missing", { param: "add", message: "Set `add`, `remove` or both." });
  }
  const shown = await ctx.transact("update group members", async (tx) => {
    refuseDynamic(await groupOfPath(tx, ctx, path.group_id));
    const changes = await readChanges(ctx, tx, body);
    // After the recipients, as whoever changes the groups of a recipient does.
    const group = await lockGroupOfPath(tx, ctx, path.group_id);
    await write(tx, group, changes);
    return await presentRow(tx, ctx, group);
  });
  return { status: 200, body: shown };
}

function refuseDynamic({ kind }: GroupRow): void {
  if (kind === "static") return;
  refuse("parameter_invalid", {
    param: "group_id",
    message: "`group_id` names a dynamic group, whose members its `filter` selects.",
  });
}

/** Refuses: `reference_not_found`, `erased_recipient`. */
async function readChanges(ctx: Ctx, tx: Tx, { add = [], remove = [] }: Body) {
  const held = await holdByRefs(tx, ctx.account.id, { add, remove });
  for (const recipient of held.add) refuseErased(recipient, "add");
  return {
    add: held.add.map(({ id }) => id),
    remove: held.remove.map(({ id }) => id),
  };
}

/** Refuses: `limit_reached`. Writes: group_members. */
async function write(
  tx: Tx,
  group: GroupRow,
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): Promise<void> {
  const { account_id, id: group_id } = group;
  await tx.sql`
    delete from group_members where account_id = ${account_id} and group_id = ${group_id}
      and recipient_id = any(${[...remove]}::uuid[])`;
  const pairs = add.map((recipient_id) => ({ group_id, recipient_id }));
  await writeMembers(tx, account_id, pairs);
  await refuseFull(tx, group);
}
