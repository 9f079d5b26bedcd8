import type { Input } from "@svc/generated/routes";
import type { PresentContext } from "#platform/context";
import { plannedAnew } from "#platform/db/planned-anew";
import { readPage } from "#platform/wire/page";
import { recipients } from "../tables.ts";
import { filtersOf } from "./filters.ts";
import { presentRows } from "./present-many.ts";

/**
 * A page of an account's recipients as the list shows it, newest first: those who are active unless
 * asked otherwise.
 *
 * Refuses: as `filtersOf` and `readPage`.
 */
export async function pageOfRecipients(
  ctx: PresentContext,
  query: Input<"listRecipients">["query"],
) {
  return await ctx.read(async (read) => {
    const where = await filtersOf(read, ctx, query);
    const account_id = ctx.account.id;
    const page = await readPage(query.q === undefined ? read : plannedAnew(read), {
      table: recipients,
      account_id,
      prefix: "rcp",
      query,
      where,
    });
    return { page, data: await presentRows(read, ctx, page.rows) };
  });
}
