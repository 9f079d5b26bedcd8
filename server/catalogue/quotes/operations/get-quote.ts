import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { parseId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { presentQuote } from "../present.ts";
import { findQuotes } from "../queries.ts";

/** Returns one quote as it is now. */
export async function getQuote(ctx: Ctx, { path }: Input<"getQuote">): Promise<Answer<"getQuote">> {
  const param = "quote_id";
  const id = parseId("quo", path.quote_id) ?? refuse("resource_missing", { param });
  const [row] = await ctx.read((read) => findQuotes(read, ctx.account.id, [id]));
  if (row === undefined) return refuse("resource_missing", { param });
  return { status: 200, body: presentQuote(row, ctx) };
}
