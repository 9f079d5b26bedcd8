import { and, eq, inArray } from "drizzle-orm";
import type { Read, Tx } from "#platform/db/transaction";
import { type BlockedTargetRow, blockedTargets } from "./tables.ts";

/** The entries of an account that have these ids; others' are absent. */
export async function findEntries(
  { db }: Pick<Read, "db">,
  account_id: string,
  ids: readonly string[],
): Promise<BlockedTargetRow[]> {
  return await db
    .select()
    .from(blockedTargets)
    .where(and(eq(blockedTargets.account_id, account_id), inArray(blockedTargets.id, [...ids])));
}

/** The entry of an account for a target; null when it is not blocked. */
export async function entryOf(
  { db }: Pick<Tx, "db">,
  account_id: string,
  target: string,
): Promise<BlockedTargetRow | null> {
  const [row] = await db
    .select()
    .from(blockedTargets)
    .where(and(eq(blockedTargets.account_id, account_id), eq(blockedTargets.target, target)));
  return row ?? null;
}

/** Takes an entry away, and returns it as it was; null when the account has none of this id. */
export async function takeEntry(
  { db }: Tx,
  account_id: string,
  id: string,
): Promise<BlockedTargetRow | null> {
  const [row] = await db
    .delete(blockedTargets)
    .where(and(eq(blockedTargets.account_id, account_id), eq(blockedTargets.id, id)))
    .returning();
  return row ?? null;
}
