import { asc, eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/transaction";
import { type MemberRow, members } from "./tables.ts";

/**
 * The member with an address; of one who belongs to several organisations, the first. Null when
 * nobody has the address.
 */
export async function findMemberOfEmail(tx: Tx, email: string): Promise<MemberRow | null> {
  const [found] = await ofEmail(tx, email);
  return found ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockMemberOfEmail(tx: Tx, email: string): Promise<MemberRow | null> {
  const [found] = await ofEmail(tx, email).for("no key update");
  return found ?? null;
}

function ofEmail({ db }: Tx, email: string) {
  return db
    .select()
    .from(members)
    .where(eq(sql`lower(${members.email})`, email.toLowerCase()))
    .orderBy(asc(members.id))
    .limit(1);
}
