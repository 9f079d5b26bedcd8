import { and, asc, desc, eq } from "drizzle-orm";
import { type RecipientRow, recipients } from "#directory/recipients";
import { isAnyOf } from "#platform/db/is-any-of";
import type { Read, Tx } from "#platform/db/transaction";
import { type FamilyMemberRow, familyMembers } from "./tables.ts";

/** A member with the recipient that the member is. */
export interface Member {
  readonly row: FamilyMemberRow;
  readonly person: RecipientRow;
}

type From = Pick<Read | Tx, "db">;

/** The whole household of an account, the newest first. */
export async function findFamily({ db }: From, account_id: string): Promise<Member[]> {
  return await db
    .select({ row: familyMembers, person: recipients })
    .from(familyMembers)
    .innerJoin(recipients, isThePerson())
    .where(eq(familyMembers.account_id, account_id))
    .orderBy(desc(familyMembers.id));
}

/** The members of an account that have these ids; others' are absent. */
export async function findMembers(
  { db }: From,
  account_id: string,
  ids: readonly string[],
): Promise<Member[]> {
  return await db
    .select({ row: familyMembers, person: recipients })
    .from(familyMembers)
    .innerJoin(recipients, isThePerson())
    .where(and(eq(familyMembers.account_id, account_id), isAnyOf(familyMembers.id, ids)));
}

/** Locks one until the transaction ends; null when the account has none of this id. */
export async function lockMember(
  { db }: Tx,
  account_id: string,
  id: string,
): Promise<FamilyMemberRow | null> {
  const [row] = await db
    .select()
    .from(familyMembers)
    .where(and(eq(familyMembers.account_id, account_id), eq(familyMembers.id, id)))
    .orderBy(asc(familyMembers.id))
    .for("no key update");
  return row ?? null;
}

function isThePerson() {
  return and(
    eq(recipients.account_id, familyMembers.account_id),
    eq(recipients.id, familyMembers.recipient_id),
  );
}
