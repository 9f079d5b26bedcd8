import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { expand } from "#platform/wire/expand";
import { listOfPage } from "#platform/wire/page";
import { pageOfSends } from "../present/page-of-sends.ts";

/** Lists an organisation's sends, newest first. */
export async function listSends(
  ctx: Ctx,
  { query }: Input<"listSends">,
): Promise<Answer<"listSends">> {
  const { page, data } = await pageOfSends(ctx, query);
  await expand(ctx, data, query.expand);
  return { status: 200, body: listOfPage({ path: ctx.operation.path, page, data }) };
}
