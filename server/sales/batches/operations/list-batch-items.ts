import type { Answer, Input, Schemas } from "@svc/generated/routes";
import { eq, type SQL, sql } from "drizzle-orm";
import type { Ctx } from "#platform/context";
import { formatId } from "#platform/ids";
import { metadataFilter } from "#platform/values/metadata";
import { listOfPage, readPage } from "#platform/wire/page";
import { presentSends } from "#sales/sends";
import { presentItem } from "../present/present-item.ts";
import { batchOfPath } from "../rows/batch-of-path.ts";
import { type BatchItemRow, batchItems } from "../rows/tables.ts";

type Query = Input<"listBatchItems">["query"];

/** Lists the lines of a batch, the last one first. */
export async function listBatchItems(
  ctx: Ctx,
  { path, query }: Input<"listBatchItems">,
): Promise<Answer<"listBatchItems">> {
  const { account_id, id } = await batchOfPath(ctx, path.batch_id);
  const where = [eq(batchItems.batch_id, id), ...filtersOf(query)];
  const page = await ctx.read((read) =>
    readPage(read, { table: batchItems, account_id, prefix: "bit", query, where }),
  );
  const is_expanded = query.expand?.includes("data.send") === true;
  const shown = page.rows.filter((row) => is_expanded || hasToken(row));
  const sends = await presentSends(
    ctx,
    shown.flatMap(({ send_id }) => send_id ?? []),
  );
  const data = page.rows.map((row) => {
    const send = (sends.get(row.send_id ?? "") as Schemas["Send"] | undefined) ?? null;
    const named = row.send_id === null ? null : formatId("snd", row.send_id);
    return presentItem(row, ctx, {
      token: send?.token ?? null,
      send: is_expanded && send !== null ? send : named,
    });
  });
  const list_path = ctx.operation.path.replace("{batch_id}", path.batch_id);
  return { status: 200, body: listOfPage({ path: list_path, page, data }) };
}

function hasToken({ type, status }: BatchItemRow): boolean {
  return type === "power" && (status === "delivered" || status === "unresolved");
}

function filtersOf({ status, ...query }: Query): (SQL | undefined)[] {
  const metadata = metadataFilter(query.metadata);
  return [
    status === undefined ? undefined : eq(batchItems.status, status),
    metadata === null
      ? undefined
      : sql`${batchItems.metadata} @> ${JSON.stringify({ [metadata.key]: metadata.value })}::jsonb`,
  ];
}
