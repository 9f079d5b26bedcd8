import { OPERATIONS } from "@svc/generated/operations";
import type { Schemas } from "@svc/generated/routes";
import type { PresentContext } from "#platform/context";
import { listOfAll } from "#platform/wire/page";
import { findLinks, findLinksOfRequest } from "../rows/queries.ts";
import type { RewardLinkRow } from "../rows/tables.ts";
import { presentLinks } from "./present.ts";

/** Presents links by uuid, as they are now; the presenter of `lnk_`. */
export async function presentRewardLinks(
  ctx: PresentContext,
  ids: readonly string[],
): Promise<Map<string, object>> {
  const rows = await ctx.read((read) => findLinks(read, ctx.account.id, ids));
  const shown = presentLinks(rows, ctx);
  return new Map(rows.map((row, index) => [row.id, shown[index] ?? {}]));
}

/** What a request is answered again that made a link, or a list of links: all as they are now. */
export async function presentReplayedLinks(
  ctx: PresentContext,
  id: string,
): Promise<Schemas["RewardLinkOrList"]> {
  const rows = await ctx.read(async (read) => {
    const [row] = await findLinks(read, ctx.account.id, [id]);
    if (row === undefined) throw new Error(`Link ${id} was answered and is gone.`);
    return await findLinksOfRequest(read, ctx.account.id, row.request_id);
  });
  return presentMade(rows, ctx);
}

/** What a request is answered that has made links. */
export function presentMade(
  rows: readonly RewardLinkRow[],
  ctx: Pick<PresentContext, "account" | "config" | "key">,
): Schemas["RewardLinkOrList"] {
  const data = presentLinks(rows, ctx);
  const [one] = data;
  if (one !== undefined && rows[0]?.count === null) return one;
  return listOfAll({ path: OPERATIONS.listRewardLinks.path, data });
}
