import type { Ctx } from "#platform/context";
import { parseId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { findKeys, type KeyWithCaps } from "./queries.ts";

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
  const [key] = await read((door) => findKeys(door, account.id, [key_id]));
  if (key !== undefined) return key;
  const [twin] = await read((door) => findKeys(door, account.twin_id, [key_id]));
  return refuse("resource_missing", {
    param: "key_id",
    meta: { mode_hint: twin === undefined ? null : account.mode === "test" ? "live" : "test" },
  });
}
