import { and, eq } from "drizzle-orm";
import { isAnyOf } from "#platform/db/is-any-of";
import type { Read, Tx } from "#platform/db/transaction";
import { checkoutSessions, type SessionRow } from "./tables.ts";

/** The sessions of an account that have these ids; others' are absent. */
export async function findSessions(
  { db }: Pick<Read, "db">,
  account_id: string,
  ids: readonly string[],
): Promise<SessionRow[]> {
  return await db
    .select()
    .from(checkoutSessions)
    .where(and(eq(checkoutSessions.account_id, account_id), isAnyOf(checkoutSessions.id, ids)));
}

/**
 * Locks a session until the transaction ends, after the sends that were made for it; null when
 * there is none.
 */
export async function lockSession(
  { db }: Tx,
  account_id: string,
  id: string,
): Promise<SessionRow | null> {
  const [row] = await db
    .select()
    .from(checkoutSessions)
    .where(and(eq(checkoutSessions.account_id, account_id), eq(checkoutSessions.id, id)))
    .for("no key update");
  return row ?? null;
}
