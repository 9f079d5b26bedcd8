import type { Read, Tx } from "#platform/db/transaction";
import { findMemberBehind } from "./find-member-behind.ts";
import type { MemberRow } from "./tables.ts";

/**
 * The role in which a key acts: that of the member behind it, at this moment. A key that the
 * service made is the founder's, and acts as an owner. Null when its member was removed.
 *
 * Source: docs/decisions/0049-roles-behind-keys.md.
 */
export async function roleBehind(
  read: Read | Tx,
  key: { account_id: string; key_id: string },
): Promise<MemberRow["role"] | null> {
  const { member, made_by_service } = await findMemberBehind(read, key);
  return made_by_service ? "owner" : (member?.role ?? null);
}
