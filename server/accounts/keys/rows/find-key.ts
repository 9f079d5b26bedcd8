import type { Ctx } from "#platform/context";
import { parseId } from "#platform/ids";
import { refuseMissing } from "#platform/missing";
import { refuse } from "#platform/refusal";
import { findKeys, type KeyWithCaps } from "./queries.ts";
import { apiKeys } from "./tables.ts";

/**
 * The account's key that a path names.
 *
 * Refuses: `resource_missing`, with a hint when the organisation has the key in its other mode.
 */
export async function keyOfPath(
  { account, read }: Pick<Ctx, "account" | "read">,
  written: string,
): Promise<KeyWithCaps> {
  const key_id = parseId("key", written);
  if (key_id === null) return refuse("resource_missing", { param: "key_id" });
  return await read(async (tx) => {
    const [key] = await findKeys(tx, account.id, [key_id]);
    const missing = { account, table: apiKeys, id: key_id, param: "key_id" };
    return key ?? (await refuseMissing(tx, missing));
  });
}
