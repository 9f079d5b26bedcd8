import type { Answer, Input } from "@svc/generated/routes";
import { eq } from "drizzle-orm";
import type { Ctx } from "#platform/context";
import { listOfPage, readPage } from "#platform/wire/page";
import { presentTopup } from "../present.ts";
import { topups } from "../rows/tables.ts";

/** Lists an account's top-ups, newest first. */
export async function listTopups(
  ctx: Ctx,
  { query }: Input<"listTopups">,
): Promise<Answer<"listTopups">> {
  const { method, status } = query;
  const page = await ctx.read((read) =>
    readPage(read, {
      table: topups,
      account_id: ctx.account.id,
      prefix: "top",
      query,
      where: [
        method === undefined ? undefined : eq(topups.method, method),
        status === undefined ? undefined : eq(topups.status, status),
      ],
    }),
  );
  const data = page.rows.map((row) => presentTopup(row, ctx));
  return { status: 200, body: listOfPage({ path: ctx.operation.path, page, data }) };
}
