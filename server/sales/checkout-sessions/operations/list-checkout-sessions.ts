import type { Answer, Input } from "@svc/generated/routes";
import { eq, type SQL, sql } from "drizzle-orm";
import type { Ctx } from "#platform/context";
import { metadataFilter } from "#platform/values/metadata";
import { expand } from "#platform/wire/expand";
import { listOfPage, readPage } from "#platform/wire/page";
import { presentSession } from "../present.ts";
import { checkoutSessions } from "../rows/tables.ts";

type Query = Input<"listCheckoutSessions">["query"];

/** Lists an account's checkout sessions, newest first. */
export async function listCheckoutSessions(
  ctx: Ctx,
  { query }: Input<"listCheckoutSessions">,
): Promise<Answer<"listCheckoutSessions">> {
  const account_id = ctx.account.id;
  const page = await ctx.read((read) =>
    readPage(read, {
      ...{ table: checkoutSessions, account_id, prefix: "cs", query },
      where: filtersOf(query),
    }),
  );
  const data = page.rows.map((row) => presentSession(row, ctx));
  await expand(ctx, data, query.expand);
  return { status: 200, body: listOfPage({ path: ctx.operation.path, page, data }) };
}

function filtersOf({ status, client_reference, metadata: written }: Query): (SQL | undefined)[] {
  const metadata = metadataFilter(written);
  const { status: is, client_reference: reference, metadata: kept } = checkoutSessions;
  return [
    status === undefined ? undefined : eq(is, status),
    client_reference === undefined ? undefined : eq(reference, client_reference),
    metadata === null
      ? undefined
      : sql`${kept} @> ${JSON.stringify({ [metadata.key]: metadata.value })}::jsonb
          and ${kept} <> '{}'`,
  ];
}
