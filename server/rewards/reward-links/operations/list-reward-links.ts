import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { listOfPage } from "#platform/wire/page";
import { pageOfLinks } from "../present/page-of-links.ts";

/** Lists an account's links, newest first. */
export async function listRewardLinks(
  ctx: Ctx,
  { query }: Input<"listRewardLinks">,
): Promise<Answer<"listRewardLinks">> {
  const { page, data } = await pageOfLinks(ctx, query);
  return { status: 200, body: listOfPage({ path: ctx.operation.path, page, data }) };
}
