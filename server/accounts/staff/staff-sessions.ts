import { hash } from "node:crypto";
import { and, eq, gt, isNull, lt } from "drizzle-orm";
import type { Read, Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { mintId } from "#platform/ids";
import { cellSecret } from "#platform/settings/cell";
import { databaseWall } from "#platform/work/database-clock";
import { type StaffMemberRow, staffMembers, staffSessions } from "./tables.ts";

/** One of the staff. */
export type StaffName = Pick<StaffMemberRow, "id" | "name">;

/** A session that stands, and whose it is. */
export interface FoundStaffSession {
  readonly id: string;
  readonly staff: StaffName;
}

/** A working day; whoever works on signs in again. */
export const STAFF_SESSION_MS = 8 * 3_600_000;

/**
 * Opens a session, and returns its secret; null where its challenge has opened one. Those of the
 * same person that are over are forgotten.
 *
 * Writes: staff_sessions.
 */
export async function openStaffSession(
  tx: Tx,
  { staff_id, challenge_hash }: { staff_id: string; challenge_hash: string },
): Promise<string | null> {
  const now = await transactionTime(tx);
  const secret = cellSecret(tx.cell);
  const is_over = lt(staffSessions.expires_at, now);
  await tx.db.delete(staffSessions).where(and(eq(staffSessions.staff_id, staff_id), is_over));
  const opened = await tx.db
    .insert(staffSessions)
    .values({
      ...{ id: mintId(now), staff_id, challenge_hash, token_hash: tokenHashOf(secret) },
      ...{ expires_at: now + STAFF_SESSION_MS, created: now },
    })
    .onConflictDoNothing()
    .returning({ id: staffSessions.id });
  return opened.length === 0 ? null : secret;
}

/** The session that a secret opens; null when it is over, or its owner has left. */
export async function findStaffSession(
  { db }: Pick<Read | Tx, "db">,
  secret: string,
): Promise<FoundStaffSession | null> {
  const [found] = await db
    .select({ id: staffSessions.id, staff_id: staffMembers.id, name: staffMembers.name })
    .from(staffSessions)
    .innerJoin(staffMembers, eq(staffMembers.id, staffSessions.staff_id))
    .where(
      and(
        eq(staffSessions.token_hash, tokenHashOf(secret)),
        gt(staffSessions.expires_at, databaseWall()),
        isNull(staffMembers.removed_at),
      ),
    );
  if (found === undefined) return null;
  const { id, staff_id, name } = found;
  return { id, staff: { id: staff_id, name } };
}

/** Signs out of one session. Writes: staff_sessions. */
export async function endStaffSession({ db }: Tx, { id }: FoundStaffSession): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.id, id));
}

function tokenHashOf(secret: string): string {
  return hash("sha256", `staff-session/${secret}`, "hex");
}
