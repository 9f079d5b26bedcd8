import type { PresentContext } from "#platform/context";
import { findSends } from "../rows/queries.ts";
import { presentSend } from "./present.ts";

/** Presents sends by id (uuid), as they are now; others' sends are absent. */
export async function presentSends(
  ctx: PresentContext,
  ids: readonly string[],
): Promise<Map<string, object>> {
  const rows = await ctx.read((read) => findSends(read, ctx.account.id, ids));
  return new Map(rows.map((row) => [row.id, presentSend(row, ctx)]));
}
