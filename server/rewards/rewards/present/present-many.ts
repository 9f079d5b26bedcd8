import type { PresentContext } from "#platform/context";
import { findRewards } from "../rows/queries.ts";
import { presentReward } from "./present.ts";

/** Presents rewards by uuid, as they are now; the presenter of `rwd_`. */
export async function presentRewards(
  ctx: PresentContext,
  ids: readonly string[],
): Promise<Map<string, object>> {
  const rows = await ctx.read((read) => findRewards(read, ctx.account.id, ids));
  return new Map(rows.map((row) => [row.id, presentReward(row, ctx)]));
}
