import type { Answer, Input } from "@svc/generated/routes";
import { eq } from "drizzle-orm";
import type { Ctx } from "#platform/context";
import { listOfPage, readPage } from "#platform/wire/page";
import { presentRows } from "../present-many.ts";
import { costCenters } from "../tables.ts";

/** Lists an account's cost centres, newest first. */
export async function listCostCenters(
  ctx: Ctx,
  { query }: Input<"listCostCenters">,
): Promise<Answer<"listCostCenters">> {
  const { is_active } = query;
  const { page, data } = await ctx.read(async (read) => {
    const page = await readPage(read, {
      table: costCenters,
      account_id: ctx.account.id,
      prefix: "cc",
      query,
      where: [is_active === undefined ? undefined : eq(costCenters.is_active, is_active)],
    });
    return { page, data: await presentRows(read, ctx, page.rows) };
  });
  return { status: 200, body: listOfPage({ path: ctx.operation.path, page, data }) };
}
