import { and, eq } from "drizzle-orm";
import type { Tx } from "#platform/db/transaction";
import { type MemberRow, members } from "./tables.ts";

/** Notes that a member is signed in. Writes: members. */
export async function noteMemberSeen(
  { db }: Tx,
  { account_id, id }: Pick<MemberRow, "account_id" | "id">,
  seen_at: number,
): Promise<void> {
  await db
    .update(members)
    .set({ seen_at })
    .where(and(eq(members.account_id, account_id), eq(members.id, id)));
}
