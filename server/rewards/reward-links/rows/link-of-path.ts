import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { findByPath, lockByPath, type PathObject } from "#platform/path-object";
import { findLinks, lockLink } from "./queries.ts";
import { type RewardLinkRow, rewardLinks } from "./tables.ts";

const LINK: PathObject = { table: rewardLinks, prefix: "lnk", param: "link_id" };

/**
 * The account's link that a path names.
 *
 * Refuses: `resource_missing`.
 */
export async function linkOfPath(
  { account, read }: Pick<Ctx, "account" | "read">,
  written: string,
): Promise<RewardLinkRow> {
  return await read((tx) => findByPath(tx, LINK, { account, written }, findLinks));
}

/**
 * The same, locked until the transaction ends.
 *
 * Refuses: `resource_missing`.
 */
export async function lockLinkOfPath(
  tx: Tx,
  { account }: Pick<Ctx, "account">,
  written: string,
): Promise<RewardLinkRow> {
  return await lockByPath(tx, LINK, { account, written }, lockLink);
}
