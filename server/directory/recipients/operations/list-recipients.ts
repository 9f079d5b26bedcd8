import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { expand } from "#platform/expand";
import { listOfPage, readPage } from "#platform/page";
import { filtersOf } from "../read/filters.ts";
import { presentRows } from "../read/present-many.ts";
import { recipients } from "../tables.ts";

/** Lists an account's recipients, newest first: those who are active unless asked otherwise. */
export async function listRecipients(
  ctx: Ctx,
  { query }: Input<"listRecipients">,
): Promise<Answer<"listRecipients">> {
  const { page, data } = await ctx.read(async (read) => {
    const where = await filtersOf(read, ctx, query);
    const account_id = ctx.account.id;
    const page = await readPage(read, {
      table: recipients,
      account_id,
      prefix: "rcp",
      query,
      where,
    });
    return { page, data: await presentRows(read, ctx, page.rows) };
  });
  await expand(ctx, data, query.expand);
  return { status: 200, body: listOfPage({ path: ctx.operation.path, page, data }) };
}
