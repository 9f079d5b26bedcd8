import { and, asc, eq } from "drizzle-orm";
import type { Contact } from "#accounts/messages";
import type { AccountFacts } from "#platform/context";
import type { Read, Tx } from "#platform/db/transaction";
import { isOfPerson } from "./is-of-person.ts";
import { liveAccount } from "./live-account.ts";
import { type MemberRow, members } from "./tables.ts";

/** The organisation's member with an address or a number; null when it has none. */
export async function findMemberOf(
  { db }: Pick<Read | Tx, "db">,
  account: Pick<AccountFacts, "id" | "mode" | "twin_id">,
  person: Contact,
): Promise<MemberRow | null> {
  const [row] = await db
    .select()
    .from(members)
    .where(and(eq(members.account_id, liveAccount(account)), isOfPerson(person)))
    .orderBy(asc(members.id))
    .limit(1);
  return row ?? null;
}
