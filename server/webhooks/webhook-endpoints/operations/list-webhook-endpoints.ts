import type { Answer, Input } from "@svc/generated/routes";
import { eq, isNull, sql } from "drizzle-orm";
import type { Ctx } from "#platform/context";
import { metadataFilter } from "#platform/values/metadata";
import { listOfPage, readPage } from "#platform/wire/page";
import { presentRows } from "../present-many.ts";
import { webhookEndpoints } from "../tables.ts";

/** Lists an account's endpoints, newest first. */
export async function listWebhookEndpoints(
  ctx: Ctx,
  { query }: Input<"listWebhookEndpoints">,
): Promise<Answer<"listWebhookEndpoints">> {
  const { status } = query;
  const metadata = metadataFilter(query.metadata);
  const filters = [
    isNull(webhookEndpoints.deleted_at),
    status && eq(webhookEndpoints.status, status),
    metadata &&
      sql`${webhookEndpoints.metadata} @>
        ${JSON.stringify({ [metadata.key]: metadata.value })}::jsonb`,
  ];
  const where = filters.map((filter) => filter || undefined);
  const { page, shown } = await ctx.read(async (read) => {
    const page = await readPage(read, {
      table: webhookEndpoints,
      account_id: ctx.account.id,
      prefix: "we",
      query,
      where,
    });
    return { page, shown: await presentRows(read, ctx, page.rows) };
  });
  const data = shown.map(({ endpoint }) => endpoint);
  return { status: 200, body: listOfPage({ path: ctx.operation.path, page, data }) };
}
