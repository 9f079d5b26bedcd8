import type { Answer, Input } from "@svc/generated/routes";
import { and, eq } from "drizzle-orm";
import { audit, changesBetween } from "#journal/audit-log";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { lockToChange } from "../lock-to-change.ts";
import { findPinHolders } from "../pin/find-pin-holders.ts";
import { presentMember } from "../present.ts";
import { type MemberRow, members } from "../tables.ts";

/**
 * Gives a member another role, and ends their sessions: those hold the role that they were opened
 * with, and would go on once it was given back.
 */
export async function updateMember(
  ctx: Ctx,
  { path, body }: Input<"updateMember">,
): Promise<Answer<"updateMember">> {
  refuseTokensOfViewer(body);
  const { account } = ctx;
  return await ctx.transact("change a member", async (tx) => {
    const before = await lockToChange(tx, ctx, { written: path.member_id, to: body.role });
    const after = await write(tx, before, body);
    if (after.role !== before.role) await endSessionsOf(tx, after);
    const pin_set = (await findPinHolders(tx, after.account_id, [after.id])).has(after.id);
    const [was, is] = [before, after].map((row) => presentMember(row, { account, pin_set }));
    if (was === undefined || is === undefined) throw new Error("Two members are presented.");
    const changes = changesBetween(was, is);
    if (Object.keys(changes).length > 0) {
      await audit(tx, ctx, [{ object_id: formatId("mem", after.id), changes }]);
    }
    return { status: 200, body: is };
  });
}

function refuseTokensOfViewer({ role, tokens_read }: Input<"updateMember">["body"]): void {
  if (role !== "viewer" || tokens_read !== true) return;
  const message = "A viewer cannot see power tokens. Leave out `tokens_read`, or choose a role.";
  refuse("parameter_invalid", { param: "tokens_read", message });
}

/** Sessions refer to members, so theirs are ended here by hand. Writes: sessions. */
async function endSessionsOf({ sql }: Tx, { account_id, id }: MemberRow): Promise<void> {
  await sql`delete from sessions where account_id = ${account_id} and member_id = ${id}`;
}

/** Writes: members. */
async function write(
  { db }: Tx,
  before: MemberRow,
  { role, tokens_read = before.tokens_read }: Input<"updateMember">["body"],
): Promise<MemberRow> {
  const changes = { role, tokens_read: role === "developer" && tokens_read };
  await db
    .update(members)
    .set(changes)
    .where(and(eq(members.account_id, before.account_id), eq(members.id, before.id)));
  return { ...before, ...changes };
}
