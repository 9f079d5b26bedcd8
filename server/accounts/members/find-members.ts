import { asc, eq } from "drizzle-orm";
import type { Read, Tx } from "#platform/db/transaction";
import { type MemberRow, members } from "./tables.ts";

/** The members of an organisation, by the uuid of its live account, the first ones first. */
export async function findMembers(
  { db }: Pick<Read | Tx, "db">,
  live_id: string,
): Promise<MemberRow[]> {
  return await db
    .select()
    .from(members)
    .where(eq(members.account_id, live_id))
    .orderBy(asc(members.id));
}
