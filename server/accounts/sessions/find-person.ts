import { and, eq, gt } from "drizzle-orm";
import { members } from "#accounts/members";
import type { PersonFacts } from "#platform/context";
import type { Read, Tx } from "#platform/db/transaction";
import { databaseWall } from "#platform/work/database-clock";
import { contactOf } from "./contact-of.ts";
import { IDLE_MS } from "./find-session.ts";
import { tokenHashOf } from "./open-session.ts";
import { sessions } from "./tables.ts";

/**
 * Finds the person whose session a secret opens, who need not be a member of any organisation; null
 * when it is over, as `findSession` says.
 */
export async function findPerson(
  { db }: Pick<Read | Tx, "db">,
  secret: string,
): Promise<PersonFacts | null> {
  const now = databaseWall();
  const [found] = await db
    .select({ session: sessions, member: members })
    .from(sessions)
    .leftJoin(
      members,
      and(
        eq(members.account_id, sessions.account_id),
        eq(members.id, sessions.member_id),
        eq(members.role, sessions.role),
      ),
    )
    .where(
      and(
        eq(sessions.token_hash, tokenHashOf(secret)),
        gt(sessions.expires_at, now),
        gt(sessions.seen_at, now - IDLE_MS),
      ),
    );
  if (found === undefined) return null;
  const { member, session } = found;
  const { address, mode, seen_at } = session;
  if (member !== null) {
    const { email, phone } = member;
    return { email, phone, member: { ...member, seen_at, session_id: session.id }, mode };
  }
  return address === null ? null : { ...contactOf(address), member: null, mode };
}
