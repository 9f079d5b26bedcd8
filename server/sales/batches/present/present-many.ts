import type { PresentContext } from "#platform/context";
import { countLines, findBatches } from "../rows/queries.ts";
import { presentBatch } from "./present.ts";

/** Presents batches by uuid, as they are now; the presenter of `bch_`. */
export async function presentBatches(
  ctx: PresentContext,
  ids: readonly string[],
): Promise<Map<string, object>> {
  const { rows, counts } = await ctx.read(async (read) => ({
    rows: await findBatches(read, ctx.account.id, ids),
    counts: await countLines(read, ctx.account.id, ids),
  }));
  return new Map(rows.map((row) => [row.id, presentBatch(row, counts.get(row.id) ?? {}, ctx)]));
}
