import { and, eq } from "drizzle-orm";
import type { MemberRow } from "#accounts/members";
import type { Tx } from "#platform/db/transaction";
import type { FoundSession } from "./find-session.ts";
import { tokenHashOf } from "./open-session.ts";
import { sessions } from "./tables.ts";

/** Signs a member out everywhere. Writes: sessions. */
export async function endSessionsOf(
  { db }: Tx,
  { account_id, id }: Pick<MemberRow, "account_id" | "id">,
): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.account_id, account_id), eq(sessions.member_id, id)));
}

/** Signs out of one session. Writes: sessions. */
export async function endSession({ db }: Tx, { id, member }: FoundSession): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.account_id, member.account_id), eq(sessions.id, id)));
}

/**
 * Signs a person out of one session, who need be no member. Returns when it would have been over;
 * null when somebody else has ended it. Writes: sessions.
 */
export async function endPerson({ db }: Tx, secret: string): Promise<number | null> {
  const [ended] = await db
    .delete(sessions)
    .where(eq(sessions.token_hash, tokenHashOf(secret)))
    .returning({ expires_at: sessions.expires_at });
  return ended?.expires_at ?? null;
}
