import { hash } from "node:crypto";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Read, Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { mintId } from "#platform/ids";
import { cellSecret } from "#platform/settings/cell";
import { type StaffMemberRow, staffMembers, staffPasskeys, staffSessions } from "./tables.ts";

/** How long a link that registers a passkey is valid. */
export const STAFF_LINK_HOURS = 24;

/** How the secret of a link is kept; nobody can guess it, so it needs no key. */
export function staffLinkHashOf(code: string): string {
  return hash("sha256", `staff-link/${code}`, "hex");
}

/**
 * Makes a person one of the staff. Returns the secret of the link with which they register a
 * passkey; null where somebody has the name.
 *
 * Writes: staff_members.
 */
export async function addStaff(tx: Tx, name: string): Promise<string | null> {
  const now = await transactionTime(tx);
  const made = await tx.db
    .insert(staffMembers)
    .values({ id: mintId(now), name, created: now })
    .onConflictDoNothing()
    .returning({ id: staffMembers.id });
  return made.length === 0 ? null : await linkStaff(tx, name);
}

/**
 * Makes another link for one of the staff, in place of the last one; null where nobody has the
 * name. Writes: staff_members.
 */
export async function linkStaff(tx: Tx, name: string): Promise<string | null> {
  const code = cellSecret(tx.cell);
  const link_expires_at = (await transactionTime(tx)) + STAFF_LINK_HOURS * 3_600_000;
  const found = await tx.db
    .update(staffMembers)
    .set({ link_hash: staffLinkHashOf(code), link_expires_at })
    .where(isCalled(name))
    .returning({ id: staffMembers.id });
  return found.length === 0 ? null : code;
}

/**
 * Ends a person's time with the staff: their sessions, passkeys and link are gone, and what they
 * did stays. False where nobody has the name.
 *
 * Writes: staff_members, staff_passkeys, staff_sessions.
 */
export async function removeStaff(tx: Tx, name: string): Promise<boolean> {
  const [member] = await tx.db
    .update(staffMembers)
    .set({ removed_at: await transactionTime(tx), link_hash: null, link_expires_at: null })
    .where(isCalled(name))
    .returning({ id: staffMembers.id });
  if (member === undefined) return false;
  await tx.db.delete(staffPasskeys).where(eq(staffPasskeys.staff_id, member.id));
  await tx.db.delete(staffSessions).where(eq(staffSessions.staff_id, member.id));
  return true;
}

/** One of the staff, and whether they can sign in. */
export interface ListedStaff extends Pick<StaffMemberRow, "name"> {
  readonly passkeys: number;
}

/** Whoever is of the staff, by name. */
export async function listStaff({ db }: Pick<Read | Tx, "db">): Promise<ListedStaff[]> {
  return await db
    .select({ name: staffMembers.name, passkeys: sql<number>`count(${staffPasskeys.id})::int` })
    .from(staffMembers)
    .leftJoin(staffPasskeys, eq(staffPasskeys.staff_id, staffMembers.id))
    .where(isNull(staffMembers.removed_at))
    .groupBy(staffMembers.id)
    .orderBy(asc(staffMembers.name));
}

function isCalled(name: string) {
  return and(sql`lower(${staffMembers.name}) = lower(${name})`, isNull(staffMembers.removed_at));
}
