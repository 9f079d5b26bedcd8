import type { Ctx } from "#platform/context";
import { findByPath, type PathObject } from "#platform/path-object";
import { findDisputes } from "./queries.ts";
import { type DisputeRow, disputes } from "./tables.ts";

const DISPUTE: PathObject = { table: disputes, prefix: "dsp", param: "dispute_id" };

/**
 * The account's dispute that a path names.
 *
 * Refuses: `resource_missing`.
 */
export async function disputeOfPath(
  { account, read }: Pick<Ctx, "account" | "read">,
  written: string,
): Promise<DisputeRow> {
  return await read((tx) => findByPath(tx, DISPUTE, { account, written }, findDisputes));
}
