import { and, asc, eq } from "drizzle-orm";
import { accounts } from "#accounts/account";
import { isOfPerson, type MemberRow, members } from "#accounts/members";
import type { Contact } from "#accounts/messages";
import type { Read, Tx } from "#platform/db/transaction";

/** An organisation, and the person as a member of it. */
export interface Membership {
  readonly member: MemberRow;
  readonly live: { readonly id: string; readonly twin_id: string; readonly name: string };
  /** When the organisation was made. Unix milliseconds. */
  readonly created: number;
}

/** Nobody belongs to so many. */
const SHOWN_MAX = 200;

/** The organisations that have a member with an address or a number, the first joined first. */
export async function findMemberships(
  { db }: Pick<Read | Tx, "db">,
  person: Contact,
  live_id?: string,
): Promise<Membership[]> {
  const { id, twin_id, name, created } = accounts;
  return await db
    .select({ member: members, live: { id, twin_id, name }, created })
    .from(members)
    .innerJoin(accounts, eq(accounts.id, members.account_id))
    .where(
      and(isOfPerson(person), live_id === undefined ? undefined : eq(members.account_id, live_id)),
    )
    .orderBy(asc(members.id))
    .limit(SHOWN_MAX);
}
