import type { Input } from "@svc/generated/routes";
import { eq, sql } from "drizzle-orm";
import type { PresentContext } from "#platform/context";
import { metadataFilter } from "#platform/values/metadata";
import { readPage } from "#platform/wire/page";
import { countLines } from "../rows/queries.ts";
import { batches } from "../rows/tables.ts";
import { presentBatch } from "./present.ts";

/**
 * A page of an account's batches as the list shows it, newest first; the lines of all of them are
 * counted at once.
 *
 * Refuses: `parameter_invalid`, `invalid_metadata`, and as `readPage`.
 */
export async function pageOfBatches(ctx: PresentContext, query: Input<"listBatches">["query"]) {
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
  return { page, data };
}
