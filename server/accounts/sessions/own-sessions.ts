/** The sessions of one person, as a member of whatever organisation. */
import { and, desc, eq, exists, gt, ne } from "drizzle-orm";
import { isOfPerson, members } from "#accounts/members";
import type { Contact } from "#accounts/messages";
import type { Read, Tx } from "#platform/db/transaction";
import { databaseWall } from "#platform/work/database-clock";
import { IDLE_MS } from "./find-session.ts";
import { type OpenSessionRow, sessions } from "./tables.ts";

/** More browsers than a page shows. Source: spec/accounts/sessions/operations.tsp. */
const SHOWN_MAX = 100;

/** The sessions that stand of a person, the one that was used last first. */
export async function findOwnSessions(
  { db }: Pick<Read | Tx, "db">,
  person: Contact,
  id?: string,
): Promise<OpenSessionRow[]> {
  const now = databaseWall();
  const found = await db
    .select({ session: sessions })
    .from(sessions)
    .innerJoin(members, MEMBER_OF_SESSION)
    .where(
      and(
        isOfPerson(person),
        gt(sessions.expires_at, now),
        gt(sessions.seen_at, now - IDLE_MS),
        id === undefined ? undefined : eq(sessions.id, id),
      ),
    )
    .orderBy(desc(sessions.seen_at), desc(sessions.id))
    .limit(SHOWN_MAX);
  return found.map(({ session }) => session);
}

/** Ends the sessions of a person but one. Writes: sessions. */
export async function endSessionsBut({ db }: Tx, person: Contact, id: string): Promise<void> {
  const is_theirs = db
    .select({ id: members.id })
    .from(members)
    .where(
      and(
        isOfPerson(person),
        eq(members.account_id, sessions.account_id),
        eq(members.id, sessions.member_id),
      ),
    );
  await db.delete(sessions).where(and(exists(is_theirs), ne(sessions.id, id)));
}

/** A session is over once its member has another role. */
const MEMBER_OF_SESSION = and(
  eq(members.account_id, sessions.account_id),
  eq(members.id, sessions.member_id),
  eq(members.role, sessions.role),
);
