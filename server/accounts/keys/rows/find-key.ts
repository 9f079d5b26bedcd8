import type { Ctx } from "#platform/context";
import { findByPath, type PathObject } from "#platform/path-object";
import { findKeys, type KeyWithCaps } from "./queries.ts";
import { apiKeys } from "./tables.ts";

const KEY: PathObject = { table: apiKeys, prefix: "key", param: "key_id" };

/**
 * The account's key that a path names.
 *
 * Refuses: `resource_missing`.
 */
export async function keyOfPath(
  { account, read }: Pick<Ctx, "account" | "read">,
  written: string,
): Promise<KeyWithCaps> {
  return await read((tx) => findByPath(tx, KEY, { account, written }, findKeys));
}
