import type { PresentContext } from "#platform/context";
import { presentApplication } from "./present.ts";
import { findApplications } from "./rows/queries.ts";

/** Presents applications by uuid, as they are now; what is not the account's is absent. */
export async function presentApplications(
  ctx: PresentContext,
  ids: readonly string[],
): Promise<Map<string, object>> {
  return await ctx.read(async (read) => {
    const rows = await findApplications(read, ctx.account.id, ids);
    const shown = new Map<string, object>();
    for (const row of rows) shown.set(row.id, await presentApplication(read, row, ctx));
    return shown;
  });
}
