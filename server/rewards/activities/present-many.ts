import type { PresentContext } from "#platform/context";
import { presentActivity } from "./present.ts";
import { findActivities } from "./rows/queries.ts";

/** Presents activities by uuid, as they are now; the presenter of `act_`. */
export async function presentActivities(
  ctx: PresentContext,
  ids: readonly string[],
): Promise<Map<string, object>> {
  const rows = await ctx.read((read) => findActivities(read, ctx.account.id, ids));
  return new Map(rows.map((row) => [row.id, presentActivity(row, ctx)]));
}
