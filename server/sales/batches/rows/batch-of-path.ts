import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { findByPath, lockByPath, type PathObject } from "#platform/path-object";
import { findBatches, lockBatch } from "./queries.ts";
import { type BatchRow, batches } from "./tables.ts";

const BATCH: PathObject = { table: batches, prefix: "bch", param: "batch_id" };

/**
 * The account's batch that a path names.
 *
 * Refuses: `resource_missing`.
 */
export async function batchOfPath(
  { account, read }: Pick<Ctx, "account" | "read">,
  written: string,
): Promise<BatchRow> {
  return await read((tx) => findByPath(tx, BATCH, { account, written }, findBatches));
}

/**
 * The same, locked until the transaction ends.
 *
 * Refuses: `resource_missing`.
 */
export async function lockBatchOfPath(
  tx: Tx,
  { account }: Pick<Ctx, "account">,
  written: string,
): Promise<BatchRow> {
  return await lockByPath(tx, BATCH, { account, written }, lockBatch);
}
