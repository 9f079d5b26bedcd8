import { and, asc, eq, or, sql } from "drizzle-orm";
import type { Contact } from "#accounts/messages";
import type { AccountFacts } from "#platform/context";
import type { Read, Tx } from "#platform/db/transaction";
import { liveAccount } from "./live-account.ts";
import { type MemberRow, members } from "./tables.ts";

/** The organisation's member with an address or a number; null when it has none. */
export async function findMemberOf(
  { db }: Pick<Read | Tx, "db">,
  account: Pick<AccountFacts, "id" | "mode" | "twin_id">,
  { email, phone }: Contact,
): Promise<MemberRow | null> {
  const [row] = await db
    .select()
    .from(members)
    .where(
      and(
        eq(members.account_id, liveAccount(account)),
        or(
          email === null ? sql`false` : eq(sql`lower(${members.email})`, email.toLowerCase()),
          phone === null ? sql`false` : eq(members.phone, phone),
        ),
      ),
    )
    .orderBy(asc(members.id))
    .limit(1);
  return row ?? null;
}
