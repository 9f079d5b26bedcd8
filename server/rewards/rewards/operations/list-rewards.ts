import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { expand } from "#platform/wire/expand";
import { listOfPage } from "#platform/wire/page";
import { pageOfRewards } from "../present/page-of-rewards.ts";

/** Lists an account's rewards, newest first. */
export async function listRewards(
  ctx: Ctx,
  { query }: Input<"listRewards">,
): Promise<Answer<"listRewards">> {
  const { page, data } = await pageOfRewards(ctx, query);
  await expand(ctx, data, query.expand);
  return { status: 200, body: listOfPage({ path: ctx.operation.path, page, data }) };
}
