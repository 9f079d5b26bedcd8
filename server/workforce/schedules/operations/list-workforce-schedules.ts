import type { Answer, Input } from "@svc/generated/routes";
import { count, desc, eq } from "drizzle-orm";
import type { Ctx } from "#platform/context";
import { presentOffsetPage, readOffsetPage } from "#platform/wire/offset-page";
import { presentRows, schedules } from "#sales/schedules";

const PAGE_SIZE = 20;

/** Lists an account's schedules by pages, newest first, as they are elsewhere. */
export async function listWorkforceSchedules(
  ctx: Ctx,
  { query }: Input<"listWorkforceSchedules">,
): Promise<Answer<"listWorkforceSchedules">> {
  const page = readOffsetPage(query, { page_size_default: PAGE_SIZE });
  const where = eq(schedules.account_id, ctx.account.id);
  const body = await ctx.read(async (read) => {
    const [counted] = await read.db.select({ total: count() }).from(schedules).where(where);
    const rows = await read.db
      .select()
      .from(schedules)
      .where(where)
      .orderBy(desc(schedules.id))
      .limit(page.page_size)
      .offset(page.offset);
    const data = await presentRows(read, ctx, rows, { has_people: false });
    return { ...presentOffsetPage(page, counted?.total ?? 0), data };
  });
  return { status: 200, body };
}
