import type { Answer, Input } from "@svc/generated/routes";
import { eq, sql } from "drizzle-orm";
import type { Ctx } from "#platform/context";
import { metadataFilter } from "#platform/metadata";
import { listOfPage, readPage } from "#platform/page";
import { presentBatch } from "../present/present.ts";
import { countLines } from "../rows/queries.ts";
import { batches } from "../rows/tables.ts";

/** Lists an account's batches, newest first; the lines of all of them are counted at once. */
export async function listBatches(
  ctx: Ctx,
  { query }: Input<"listBatches">,
): Promise<Answer<"listBatches">> {
  const { status } = query;
  const metadata = metadataFilter(query.metadata);
  const account_id = ctx.account.id;
  const { page, counts } = await ctx.read(async (read) => {
    const page = await readPage(read, {
      table: batches,
      account_id,
      prefix: "bch",
      query,
      where: [
        status === undefined ? undefined : eq(batches.status, status),
        metadata === null
          ? undefined
          : sql`${batches.metadata} @> ${JSON.stringify({ [metadata.key]: metadata.value })}::jsonb
              and ${batches.metadata} <> '{}'`,
      ],
    });
    const ids = page.rows.map(({ id }) => id);
    return { page, counts: await countLines(read, account_id, ids) };
  });
  const data = page.rows.map((row) => presentBatch(row, counts.get(row.id) ?? {}, ctx));
  return { status: 200, body: listOfPage({ path: ctx.operation.path, page, data }) };
}
