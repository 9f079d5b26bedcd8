import { and, asc, eq } from "drizzle-orm";
import { isOfPerson, members } from "#accounts/members";
import type { Tx } from "#platform/db/transaction";
import { endPerson } from "./end-sessions.ts";
import { findPerson } from "./find-person.ts";
import { openSession } from "./open-session.ts";
import { ownerOf } from "./sign-in-owner.ts";

/**
 * Shows a person another organisation of theirs, in live mode, or the first one to whoever had none
 * when they signed in: the session goes on under a new secret. Null when the session is over, or
 * the organisation has no member with what the person has proven.
 *
 * Writes: sessions.
 */
export async function chooseOrganisation(
  tx: Tx,
  secret: string,
  live_id: string,
): Promise<string | null> {
  const person = await findPerson(tx, secret);
  if (person === null) return null;
  const [member] = await tx.db
    .select()
    .from(members)
    .where(and(eq(members.account_id, live_id), isOfPerson(person)))
    .orderBy(asc(members.id))
    .limit(1);
  if (member === undefined) return null;
  const facts = await endPerson(tx, secret);
  if (facts === null) return null;
  return await openSession(tx, ownerOf(member), { mode: "live", facts });
}
