import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { listOfAll } from "#platform/wire/page";
import { readExchanges } from "../attempts/attempt-queries.ts";
import { presentAttempt } from "../attempts/present-attempt.ts";
import { findSends } from "../rows/queries.ts";
import { refuseMissingSend, sendIdOfPath } from "../rows/send-of-path.ts";

/** Lists when a send went to the network and each time the network was asked, newest first. */
export async function listSendAttempts(
  ctx: Ctx,
  { path }: Input<"listSendAttempts">,
): Promise<Answer<"listSendAttempts">> {
  const { account } = ctx;
  const send_id = sendIdOfPath(path.send_id);
  const rows = await ctx.read(async (read) => {
    const [send] = await findSends(read, account.id, [send_id]);
    if (send === undefined) return await refuseMissingSend(read, { account, send_id });
    return await readExchanges(read, { account_id: account.id, send_id });
  });
  const data = rows.map((row) => presentAttempt(row, ctx));
  return { status: 200, body: listOfAll({ path: `/sends/${path.send_id}/attempts`, data }) };
}
