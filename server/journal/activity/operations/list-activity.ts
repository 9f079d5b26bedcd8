import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { holdsScope } from "#platform/holds-scope";
import { listOfPage } from "#platform/wire/page";
import { presentFeed } from "../present.ts";
import { readFeed } from "../read-feed.ts";

/** Lists what happened and, for a key that may read it, who did what, newest first. */
export async function listActivity(
  ctx: Ctx,
  { query }: Input<"listActivity">,
): Promise<Answer<"listActivity">> {
  const with_audit = holdsScope(ctx, "account:manage");
  const page = await ctx.read((read) => readFeed(ctx, read, { query, with_audit }));
  const data = presentFeed(ctx, page.rows);
  return { status: 200, body: listOfPage({ path: ctx.operation.path, page, data }) };
}
