import type { Answer, Input } from "@svc/generated/routes";
import { signedIn } from "#accounts/members";
import type { Ctx } from "#platform/context";
import { listOfAll } from "#platform/wire/page";
import { findOwnSessions } from "../own-sessions.ts";
import { presentSession } from "../present.ts";

/** Lists the sessions of the signed-in person, on one page. */
export async function listSessions(
  ctx: Ctx,
  _input: Input<"listSessions">,
): Promise<Answer<"listSessions">> {
  const member = signedIn(ctx);
  const rows = await ctx.read((read) => findOwnSessions(read, member));
  const data = rows.map((row) => presentSession(row, member.session_id));
  return { status: 200, body: listOfAll({ path: ctx.operation.path, data }) };
}
