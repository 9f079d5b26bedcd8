import type { Answer, Input } from "@svc/generated/routes";
import { and, asc, count, eq } from "drizzle-orm";
import { filtersOf, recipients } from "#directory/recipients";
import type { Ctx } from "#platform/context";
import { presentOffsetPage, readOffsetPage } from "#platform/wire/offset-page";
import { presentPeople } from "../present-people.ts";

const PAGE_SIZE = 20;

/** Lists the people of an account who are active, by name. */
export async function listWorkforceRecipients(
  ctx: Ctx,
  { query }: Input<"listWorkforceRecipients">,
): Promise<Answer<"listWorkforceRecipients">> {
  const { q, cost_center } = query;
  const page = readOffsetPage(query, { page_size_default: PAGE_SIZE });
  const body = await ctx.read(async (read) => {
    const filters = await filtersOf(read, ctx, { q, cost_center });
    const where = and(eq(recipients.account_id, ctx.account.id), ...filters);
    const [counted] = await read.db.select({ total: count() }).from(recipients).where(where);
    const rows = await read.db
      .select()
      .from(recipients)
      .where(where)
      .orderBy(asc(recipients.name), asc(recipients.id))
      .limit(page.page_size)
      .offset(page.offset);
    const data = await presentPeople(read, ctx, rows);
    return { ...presentOffsetPage(page, counted?.total ?? 0), data };
  });
  return { status: 200, body };
}
