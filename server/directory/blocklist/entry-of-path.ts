import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { findByPath, lockByPath, type PathObject } from "#platform/path-object";
import { findEntries, takeEntry } from "./queries.ts";
import { type BlockedTargetRow, blockedTargets } from "./tables.ts";

const ENTRY: PathObject = { table: blockedTargets, prefix: "blk", param: "entry_id" };

/**
 * The account's entry that a path names.
 *
 * Refuses: `resource_missing`.
 */
export async function entryOfPath(
  { account, read }: Pick<Ctx, "account" | "read">,
  written: string,
): Promise<BlockedTargetRow> {
  return await read((tx) => findByPath(tx, ENTRY, { account, written }, findEntries));
}

/**
 * The same, taken off the list.
 *
 * Refuses: `resource_missing`. Writes: blocked_targets.
 */
export async function takeEntryOfPath(
  tx: Tx,
  { account }: Pick<Ctx, "account">,
  written: string,
): Promise<BlockedTargetRow> {
  return await lockByPath(tx, ENTRY, { account, written }, takeEntry);
}
