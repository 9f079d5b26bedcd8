import type { Answer, Input } from "@svc/generated/routes";
import { signedIn } from "#accounts/members";
import { audit } from "#journal/audit-log";
import type { Ctx } from "#platform/context";
import { formatId } from "#platform/ids";
import { listOfAll } from "#platform/wire/page";
import { endSessionsBut, findOwnSessions } from "../own-sessions.ts";
import { presentSession } from "../present.ts";

/** Ends the sessions of the signed-in person but the one that asks. */
export async function endOtherSessions(
  ctx: Ctx,
  _input: Input<"endOtherSessions">,
): Promise<Answer<"endOtherSessions">> {
  const member = signedIn(ctx);
  const { session_id, id } = member;
  return await ctx.transact("end other sessions", async (tx) => {
    await endSessionsBut(tx, member, session_id);
    await audit(tx, ctx, [{ object_id: formatId("mem", id), changes: {} }]);
    const rows = await findOwnSessions(tx, member);
    const data = rows.map((row) => presentSession(row, session_id));
    return { status: 200, body: listOfAll({ path: ctx.operations.listSessions.path, data }) };
  });
}
