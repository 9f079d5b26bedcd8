import type { PresentContext } from "#platform/context";
import { findKeys } from "../rows/queries.ts";
import { presentKey } from "./present.ts";

/**
 * Presents keys by uuid, as they are now and without usage; what is not the account's is absent.
 */
export async function presentKeys(
  ctx: PresentContext,
  ids: readonly string[],
): Promise<Map<string, object>> {
  const keys = await ctx.read((read) => findKeys(read, ctx.account.id, ids));
  return new Map(keys.map((key) => [key.row.id, presentKey(key, ctx)]));
}
