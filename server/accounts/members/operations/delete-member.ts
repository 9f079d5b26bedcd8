import type { Answer, Input } from "@svc/generated/routes";
import { and, eq } from "drizzle-orm";
import { audit } from "#journal/audit-log";
import type { Ctx } from "#platform/context";
import { formatId } from "#platform/ids";
import { lockToChange } from "../lock-to-change.ts";
import { findPinHolders } from "../pin/find-pin-holders.ts";
import { presentMember } from "../present.ts";
import { members } from "../tables.ts";

/** Removes a member, with their sessions, codes and payment PIN, and leaves their keys. */
export async function deleteMember(
  ctx: Ctx,
  { path }: Input<"deleteMember">,
): Promise<Answer<"deleteMember">> {
  return await ctx.transact("remove a member", async (tx) => {
    const row = await lockToChange(tx, ctx, { written: path.member_id, to: null });
    const { account_id, id, role } = row;
    const pin_set = (await findPinHolders(tx, account_id, [id])).has(id);
    await tx.db.delete(members).where(and(eq(members.account_id, account_id), eq(members.id, id)));
    await audit(tx, ctx, [{ object_id: formatId("mem", id), changes: { role: [role, null] } }]);
    return { status: 200, body: presentMember(row, { account: ctx.account, pin_set }) };
  });
}
