import { findMemberBehind } from "#accounts/members";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { refuse } from "#platform/refusal";
import { type KeyWithCaps, readCaps } from "../rows/queries.ts";
import { isWider } from "./key-limits.ts";
import { isLimited } from "./refuse-limited.ts";

/**
 * A key revokes itself and what is no wider than it. A wider one, which may be every till's, it
 * revokes for an owner or an admin alone, and never as a key with limits: whoever has stolen such a
 * key stops nobody else. A change that stops the callers of a wider key is judged as the same.
 *
 * Refuses: `limit_raise_forbidden`. Source: docs/decisions/0049-roles-behind-keys.md.
 */
export async function refuseRevokeOfWider(
  tx: Tx,
  caller: Pick<Ctx, "account" | "key">,
  { row, caps }: KeyWithCaps,
): Promise<void> {
  const { account, key } = caller;
  if (key === null || key.id === row.id || row.status === "revoked") return;
  const own_caps = await readCaps(tx, account.id, key.id);
  if (!isWider({ ...row, caps }, { key, caps: own_caps })) return;
  if (!(await isLimited(tx, caller)) && (await actsForOwner(tx, account.id, key.id))) return;
  refuse("limit_raise_forbidden", {
    message:
      "This key is wider than yours. A key without caps or lists that an owner or an admin " +
      "created can revoke it or end it sooner, and so can a signed-in person.",
  });
}

async function actsForOwner(tx: Tx, account_id: string, key_id: string): Promise<boolean> {
  const { made_by_service, member } = await findMemberBehind(tx, { account_id, key_id });
  return made_by_service || member?.role === "owner" || member?.role === "admin";
}
