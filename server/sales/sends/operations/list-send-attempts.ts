import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { parseId } from "#platform/ids";
import { listOfAll } from "#platform/page";
import { refuse } from "#platform/refusal";
import { readAttempts } from "../dispatch-queries.ts";
import { presentAttempt } from "../present-attempt.ts";
import { findSends } from "../queries.ts";

/** Lists when a send went to the network and each time the network was asked, oldest first. */
export async function listSendAttempts(
  ctx: Ctx,
  { path }: Input<"listSendAttempts">,
): Promise<Answer<"listSendAttempts">> {
  const account_id = ctx.account.id;
  const send_id = parseId("snd", path.send_id) ?? refuse("resource_missing", { param: "send_id" });
  const rows = await ctx.read(async (read) => {
    const [send] = await findSends(read, account_id, [send_id]);
    return send === undefined ? null : await readAttempts(read, { account_id, send_id });
  });
  if (rows === null) return refuse("resource_missing", { param: "send_id" });
  const data = rows.map((row) => presentAttempt(row, ctx));
  return { status: 200, body: listOfAll({ path: `/sends/${path.send_id}/attempts`, data }) };
}
