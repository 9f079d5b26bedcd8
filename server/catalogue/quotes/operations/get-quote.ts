import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { findByPath, type PathObject } from "#platform/path-object";
import { presentQuote } from "../present.ts";
import { findQuotes } from "../queries.ts";
import { quotes } from "../tables.ts";

const QUOTE: PathObject = { table: quotes, prefix: "quo", param: "quote_id" };

/** Returns one quote as it is now. */
export async function getQuote(ctx: Ctx, { path }: Input<"getQuote">): Promise<Answer<"getQuote">> {
  const { account } = ctx;
  const row = await ctx.read((read) =>
    findByPath(read, QUOTE, { account, written: path.quote_id }, findQuotes),
  );
  return { status: 200, body: presentQuote(row, ctx) };
}
