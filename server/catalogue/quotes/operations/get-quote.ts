import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { parseId } from "#platform/ids";
import { refuseMissing } from "#platform/missing";
import { refuse } from "#platform/refusal";
import { presentQuote } from "../present.ts";
import { findQuotes } from "../queries.ts";
import { quotes } from "../tables.ts";

/** Returns one quote as it is now. */
export async function getQuote(ctx: Ctx, { path }: Input<"getQuote">): Promise<Answer<"getQuote">> {
  const param = "quote_id";
  const id = parseId("quo", path.quote_id) ?? refuse("resource_missing", { param });
  const { account } = ctx;
  const row = await ctx.read(async (read) => {
    const [found] = await findQuotes(read, account.id, [id]);
    return found ?? (await refuseMissing(read, { account, table: quotes, id, param }));
  });
  return { status: 200, body: presentQuote(row, ctx) };
}
