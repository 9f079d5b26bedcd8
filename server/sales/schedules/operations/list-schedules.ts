import type { Answer, Input } from "@svc/generated/routes";
import { eq, sql } from "drizzle-orm";
import type { Ctx } from "#platform/context";
import { metadataFilter } from "#platform/values/metadata";
import { expand } from "#platform/wire/expand";
import { listOfPage, readPage } from "#platform/wire/page";
import { presentRows } from "../present/present.ts";
import { schedules } from "../rows/tables.ts";

/** Lists an account's schedules, newest first, without their people. */
export async function listSchedules(
  ctx: Ctx,
  { query }: Input<"listSchedules">,
): Promise<Answer<"listSchedules">> {
  const { active } = query;
  const metadata = metadataFilter(query.metadata);
  const { page, data } = await ctx.read(async (read) => {
    const page = await readPage(read, {
      table: schedules,
      account_id: ctx.account.id,
      prefix: "sch",
      query,
      where: [
        active === undefined ? undefined : eq(schedules.active, active),
        metadata === null
          ? undefined
          : sql`${schedules.metadata} @> ${pairOf(metadata)}::jsonb
              and ${schedules.metadata} <> '{}'`,
      ],
    });
    const data = await presentRows(read, ctx, page.rows, { has_people: false });
    return { page, data };
  });
  await expand(ctx, data, query.expand);
  return { status: 200, body: listOfPage({ path: ctx.operation.path, page, data }) };
}

function pairOf({ key, value }: { key: string; value: string }): string {
  return JSON.stringify({ [key]: value });
}
