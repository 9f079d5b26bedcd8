import type { Answer, Input } from "@svc/generated/routes";
import { signedIn } from "#accounts/members";
import { audit } from "#journal/audit-log";
import type { Ctx } from "#platform/context";
import { idOfPath } from "#platform/path-object";
import { refuse } from "#platform/refusal";
import { endSessionOf } from "../end-sessions.ts";
import { findOwnSessions } from "../own-sessions.ts";
import { presentSession } from "../present.ts";

const SESSION = { prefix: "ses", param: "session_id" } as const;

/** Ends a session of the signed-in person, in whichever of their organisations it is. */
export async function deleteSession(
  ctx: Ctx,
  { path }: Input<"deleteSession">,
): Promise<Answer<"deleteSession">> {
  const member = signedIn(ctx);
  return await ctx.transact("end a session", async (tx) => {
    const id = idOfPath(SESSION, path.session_id);
    const [row] = await findOwnSessions(tx, member, id);
    const is_ended = row !== undefined && (await endSessionOf(tx, row));
    if (!is_ended) return refuse("resource_missing", { param: SESSION.param });
    await audit(tx, ctx, [{ object_id: path.session_id, changes: {} }]);
    return { status: 200, body: presentSession(row, member.session_id) };
  });
}
