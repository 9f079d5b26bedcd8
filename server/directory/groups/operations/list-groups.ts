import type { Answer, Input } from "@svc/generated/routes";
import { eq, sql } from "drizzle-orm";
import type { Ctx } from "#platform/context";
import { metadataFilter } from "#platform/values/metadata";
import { listOfPage, readPage } from "#platform/wire/page";
import { presentRows } from "../present-many.ts";
import { groups } from "../tables.ts";

/** Lists an account's groups, newest first. */
export async function listGroups(
  ctx: Ctx,
  { query }: Input<"listGroups">,
): Promise<Answer<"listGroups">> {
  const { kind } = query;
  const metadata = metadataFilter(query.metadata);
  const { page, data } = await ctx.read(async (read) => {
    const page = await readPage(read, {
      table: groups,
      account_id: ctx.account.id,
      prefix: "grp",
      query,
      where: [
        kind === undefined ? undefined : eq(groups.kind, kind),
        metadata === null
          ? undefined
          : sql`${groups.metadata} ->> ${metadata.key} = ${metadata.value}`,
      ],
    });
    return { page, data: await presentRows(read, ctx, page.rows) };
  });
  return { status: 200, body: listOfPage({ path: ctx.operation.path, page, data }) };
}
