import type { PresentContext } from "#platform/context";
import { presentQuote } from "./present.ts";
import { findQuotes } from "./queries.ts";

/** Presents quotes by id (uuid), as they are now; others' quotes are absent. */
export async function presentQuotes(
  ctx: PresentContext,
  ids: readonly string[],
): Promise<Map<string, object>> {
  const rows = await ctx.read((read) => findQuotes(read, ctx.account.id, ids));
  return new Map(rows.map((row) => [row.id, presentQuote(row, ctx)]));
}
