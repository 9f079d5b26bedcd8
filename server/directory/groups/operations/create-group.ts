import type { Answer, Input } from "@svc/generated/routes";
import { count, eq } from "drizzle-orm";
import { once } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { mintId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { presentRow } from "../present-many.ts";
import { GROUPS_MAX, lockGroupList } from "../queries.ts";
import { type GroupFields, readNewGroup, refuseUnknownCostCenter } from "../read-fields.ts";
import { refuseNamesake } from "../refuse-namesake.ts";
import { type GroupRow, groups } from "../tables.ts";

/** Makes a group: with a filter a dynamic one, else a static one without members. */
export async function createGroup(
  ctx: Ctx,
  { body }: Input<"createGroup">,
): Promise<Answer<"createGroup">> {
  const input = readNewGroup(body);
  const account_id = ctx.account.id;
  return await ctx.transact("create group", (tx) =>
    once(ctx, tx, async () => {
      await lockGroupList(tx, account_id);
      await refuseUnknownCostCenter(tx, { account_id, was: null }, input);
      await refuseNamesake(tx, { account_id, id: null, name: input.name });
      await refuseTooMany(tx, account_id);
      const row = await writeGroup(ctx, tx, input);
      return { status: 201 as const, body: await presentRow(tx, ctx, row) };
    }),
  );
}

/** Refuses: `limit_reached`; the caller holds the list. */
async function refuseTooMany({ db }: Tx, account_id: string): Promise<void> {
  const [row] = await db
    .select({ held: count() })
    .from(groups)
    .where(eq(groups.account_id, account_id));
  if ((row?.held ?? 0) < GROUPS_MAX) return;
  refuse("limit_reached", {
    message: `An account can have at most ${GROUPS_MAX} groups.`,
    meta: { limit: "groups", max: GROUPS_MAX },
  });
}

async function writeGroup(
  { account, now }: Ctx,
  { db }: Tx,
  input: GroupFields,
): Promise<GroupRow> {
  const [row] = await db
    .insert(groups)
    .values({ ...input, account_id: account.id, id: mintId(now), created: now })
    .returning();
  if (row === undefined) throw new Error("An insert of one row returned none.");
  return row;
}
