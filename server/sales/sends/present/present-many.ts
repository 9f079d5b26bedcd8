import type { PresentContext, PresentSet } from "#platform/context";
import { findSends, findSendsOf } from "../rows/queries.ts";
import { presentSend } from "./present.ts";

/** Presents sends of several accounts by id (uuid), in one read, in the order of the sets. */
export async function presentSendSets(sets: readonly PresentSet[]): Promise<Map<string, object>[]> {
  const [first] = sets;
  if (first === undefined) return [];
  const pairs = sets.flatMap(({ ctx, ids }) => {
    return ids.map((id) => ({ account_id: ctx.account.id, id }));
  });
  const rows = await first.ctx.read((read) => findSendsOf(read, pairs));
  const by_account = Map.groupBy(rows, ({ account_id }) => account_id);
  return sets.map(({ ctx, ids }) => {
    const wanted = new Set(ids);
    const own = (by_account.get(ctx.account.id) ?? []).filter(({ id }) => wanted.has(id));
    return new Map(own.map((row) => [row.id, presentSend(row, ctx)]));
  });
}

/** Presents sends by id (uuid), as they are now; others' sends are absent. */
export async function presentSends(
  ctx: PresentContext,
  ids: readonly string[],
): Promise<Map<string, object>> {
  const rows = await ctx.read((read) => findSends(read, ctx.account.id, ids));
  return new Map(rows.map((row) => [row.id, presentSend(row, ctx)]));
}
