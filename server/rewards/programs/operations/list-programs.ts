import type { Answer, Input } from "@svc/generated/routes";
import { eq, sql } from "drizzle-orm";
import type { Ctx } from "#platform/context";
import { metadataFilter } from "#platform/values/metadata";
import { listOfPage, readPage } from "#platform/wire/page";
import { presentRows } from "../present-many.ts";
import { programs } from "../rows/tables.ts";

/** Lists an account's programs, newest first; the rewards of all of them are counted at once. */
export async function listPrograms(
  ctx: Ctx,
  { query }: Input<"listPrograms">,
): Promise<Answer<"listPrograms">> {
  const { status } = query;
  const metadata = metadataFilter(query.metadata);
  const { page, shown } = await ctx.read(async (read) => {
    const page = await readPage(read, {
      table: programs,
      account_id: ctx.account.id,
      prefix: "prg",
      query,
      where: [
        status === undefined ? undefined : eq(programs.status, status),
        metadata === null
          ? undefined
          : sql`${programs.metadata} @> ${JSON.stringify({ [metadata.key]: metadata.value })}::jsonb
              and ${programs.metadata} <> '{}'`,
      ],
    });
    return { page, shown: await presentRows(read, ctx, page.rows) };
  });
  const data = shown.map(({ program }) => program);
  return { status: 200, body: listOfPage({ path: ctx.operation.path, page, data }) };
}
