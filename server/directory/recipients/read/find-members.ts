import { and, asc, eq } from "drizzle-orm";
import { findGroups } from "#directory/groups";
import type { Read, Tx } from "#platform/db/transaction";
import { recipients } from "../tables.ts";
import type { FoundRecipient } from "./find-by-refs.ts";
import { firstNameOf } from "./first-name.ts";
import { isMemberOf } from "./member-of.ts";
import { readMeters } from "./read-meters.ts";

/**
 * The people of a group at this moment, oldest first and at most `limit` of them: the members of a
 * static one, those who match the filter of a dynamic one. Somebody who is being erased is not
 * among them; null when the account has no such group.
 */
export async function findMembers(
  from: Tx | Read,
  { account_id, group_id, limit }: { account_id: string; group_id: string; limit: number },
): Promise<FoundRecipient[] | null> {
  const [group] = await findGroups(from, account_id, [group_id]);
  if (group === undefined) return null;
  const rows = await from.db
    .select()
    .from(recipients)
    .where(and(eq(recipients.account_id, account_id), isMemberOf(group)))
    .orderBy(asc(recipients.id))
    .limit(limit);
  const meters = await readMeters(from, account_id, rows);
  return rows.map((row) => ({
    ...row,
    first_name: firstNameOf(row),
    meters: (meters.get(row.id) ?? []).map(({ number }) => number),
  }));
}
