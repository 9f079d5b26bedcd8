import { asc, eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/transaction";
import { type MemberRow, members } from "./tables.ts";

/**
 * The member with an address, locked until the transaction ends; of one who belongs to several
 * organisations, the first. Null when nobody has the address.
 */
export async function findMemberOfEmail({ db }: Tx, email: string): Promise<MemberRow | null> {
  const [found] = await db
    .select()
    .from(members)
    .where(eq(sql`lower(${members.email})`, email.toLowerCase()))
    .orderBy(asc(members.id))
    .limit(1)
    .for("no key update");
  return found ?? null;
}
