import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { expand } from "#platform/wire/expand";
import { presentSend } from "../present/present.ts";
import { findSends } from "../rows/queries.ts";
import { refuseMissingSend, sendIdOfPath } from "../rows/send-of-path.ts";

/** Returns one send as it is now. */
export async function getSend(
  ctx: Ctx,
  { path, query }: Input<"getSend">,
): Promise<Answer<"getSend">> {
  const { account } = ctx;
  const send_id = sendIdOfPath(path.send_id);
  const row = await ctx.read(async (read) => {
    const [found] = await findSends(read, account.id, [send_id]);
    return found ?? (await refuseMissingSend(read, { account, send_id }));
  });
  const body = presentSend(row, ctx);
  await expand(ctx, [body], query.expand);
  return { status: 200, body };
}
