import { and, eq } from "drizzle-orm";
import type { MemberRow } from "#accounts/members";
import type { Tx } from "#platform/db/transaction";
import type { FoundSession } from "./find-session.ts";
import { factsOf, type SessionFacts, tokenHashOf } from "./open-session.ts";
import { type OpenSessionRow, sessions } from "./tables.ts";

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
export async function endSession(tx: Tx, { id, member }: FoundSession): Promise<void> {
  await endSessionOf(tx, { account_id: member.account_id, id });
}

/** The same by its row; false when it had ended already. Writes: sessions. */
export async function endSessionOf(
  { db }: Tx,
  { account_id, id }: Pick<OpenSessionRow, "account_id" | "id">,
): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.account_id, account_id), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/**
 * Signs a person out of one session, who need be no member. Returns what it was; null when it
 * had ended already. Writes: sessions.
 */
export async function endPerson({ db }: Tx, secret: string): Promise<SessionFacts | null> {
  const [ended] = await db
    .delete(sessions)
    .where(eq(sessions.token_hash, tokenHashOf(secret)))
    .returning();
  return ended === undefined ? null : factsOf(ended);
}
