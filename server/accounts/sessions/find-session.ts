import { and, eq, gt } from "drizzle-orm";
import { accounts } from "#accounts/account";
import { type MemberRow, members, noteMemberSeen } from "#accounts/members";
import type { Database, Read, Tx } from "#platform/db/transaction";
import { databaseWall } from "#platform/work/database-clock";
import { factsOf, type SessionFacts, tokenHashOf } from "./open-session.ts";
import { sessions } from "./tables.ts";

/** A session that nobody uses is over after this time. */
export const IDLE_MS = 12 * 3_600_000;
/** How exactly it is known when a session was last used. */
const SEEN_MS = 60_000;

/** A session that stands, with the member whose it is. */
export interface FoundSession {
  readonly id: string;
  readonly member: MemberRow;
  readonly mode: "test" | "live";
  /** Uuid of the account that the person looks at: the organisation's in that mode. */
  readonly chosen_id: string;
  readonly seen_at: number;
  readonly expires_at: number;
  /** What goes on of it under another secret. */
  readonly facts: SessionFacts;
}

/**
 * Finds the session that a secret opens; null when it is over: by time, by sign-out, or because its
 * member was removed or has another role.
 */
export async function findSession(
  { db }: Pick<Read | Tx, "db">,
  secret: string,
): Promise<FoundSession | null> {
  const now = databaseWall();
  const [found] = await db
    .select({ session: sessions, member: members, twin_id: accounts.twin_id })
    .from(sessions)
    .innerJoin(
      members,
      and(
        eq(members.account_id, sessions.account_id),
        eq(members.id, sessions.member_id),
        eq(members.role, sessions.role),
      ),
    )
    .innerJoin(accounts, eq(accounts.id, sessions.account_id))
    .where(
      and(
        eq(sessions.token_hash, tokenHashOf(secret)),
        gt(sessions.expires_at, now),
        gt(sessions.seen_at, now - IDLE_MS),
      ),
    );
  if (found === undefined) return null;
  const { session, member, twin_id } = found;
  const { id, mode, seen_at, expires_at } = session;
  const chosen_id = mode === "live" ? session.account_id : twin_id;
  return { id, member, mode, chosen_id, seen_at, expires_at, facts: factsOf(session) };
}

/** Notes that a session is used, and its member seen, once a minute. Writes: members, sessions. */
export async function touchSession(
  database: Database,
  { id, member, seen_at }: FoundSession,
): Promise<void> {
  const now = databaseWall();
  if (now - seen_at < SEEN_MS) return;
  await database.record(async (tx) => {
    await noteMemberSeen(tx, member, now);
    await tx.db
      .update(sessions)
      .set({ seen_at: now })
      .where(and(eq(sessions.account_id, member.account_id), eq(sessions.id, id)));
  });
}
