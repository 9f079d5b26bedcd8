import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { listOfPage, readPage } from "#platform/wire/page";
import { presentKey } from "../present/present.ts";
import { hasStatus, withCaps } from "../rows/queries.ts";
import { apiKeys } from "../rows/tables.ts";

/** Lists an account's keys, newest first. */
export async function listKeys(
  ctx: Ctx,
  { query }: Input<"listKeys">,
): Promise<Answer<"listKeys">> {
  const { account, now } = ctx;
  const { page, keys } = await ctx.read(async (read) => {
    const where = query.status === undefined ? [] : [hasStatus(query.status, now)];
    const order = { table: apiKeys, account_id: account.id, prefix: "key", query, where } as const;
    const page = await readPage(read, order);
    return { page, keys: await withCaps(read, account.id, page.rows) };
  });
  const data = keys.map((key) => presentKey(key, ctx));
  return { status: 200, body: listOfPage({ path: ctx.operation.path, page, data }) };
}
