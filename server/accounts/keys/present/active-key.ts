import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { refuse } from "#platform/refusal";
import { type KeyWithCaps, lockKey } from "../rows/queries.ts";
import { statusAt } from "./present.ts";

/**
 * Locks a key that the account is known to have, and sees that it still works.
 *
 * Refuses: `invalid_transition`.
 */
export async function lockWorkingKey(
  tx: Tx,
  { account, now }: Pick<Ctx, "account" | "now">,
  key_id: string,
): Promise<KeyWithCaps> {
  const key = await lockKey(tx, { account_id: account.id, key_id });
  if (key === null) throw new Error(`no row for key ${key_id}`);
  const status = statusAt(key.row, { now, has_grace: true });
  if (status === "active" || status === "rolling") return key;
  return refuse("invalid_transition", {
    message: `A key that is ${status} does not change; make a new one.`,
    meta: { from: status, to: "active" },
  });
}
