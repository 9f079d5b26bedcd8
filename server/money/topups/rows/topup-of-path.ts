import type { Ctx } from "#platform/context";
import { findByPath, type PathObject } from "#platform/path-object";
import { findTopups } from "./queries.ts";
import { type TopupRow, topups } from "./tables.ts";

const TOPUP: PathObject = { table: topups, prefix: "top", param: "topup_id" };

/**
 * The account's top-up that a path names.
 *
 * Refuses: `resource_missing`.
 */
export async function topupOfPath(
  { account, read }: Pick<Ctx, "account" | "read">,
  written: string,
): Promise<TopupRow> {
  return await read((tx) => findByPath(tx, TOPUP, { account, written }, findTopups));
}
