import { and, asc, eq, lt, lte } from "drizzle-orm";
import type { Read, Tx } from "#platform/db/transaction";
import { powerChanges } from "./tables.ts";

/** A little more than the longest span that the status history shows. */
const KEPT_MS = 93 * 86_400_000;

/** When an account's utility went down or came back. Units: wall time in milliseconds. */
export interface PowerChange {
  readonly state: "up" | "down";
  readonly since: number;
}

/**
 * Keeps a change for the history, and forgets the account's changes that no history shows any more.
 *
 * Writes: power_changes.
 */
export async function keepPowerChange(
  { db }: Tx,
  change: typeof powerChanges.$inferInsert,
): Promise<void> {
  const { account_id, since, state } = change;
  const key = [powerChanges.account_id, powerChanges.since];
  await db.insert(powerChanges).values(change).onConflictDoUpdate({ target: key, set: { state } });
  const is_old = lt(powerChanges.since, since - KEPT_MS);
  await db.delete(powerChanges).where(and(eq(powerChanges.account_id, account_id), is_old));
}

/** The changes of an account's utility up to a moment, the first first. */
export async function readPowerChanges(
  { db }: Pick<Read, "db">,
  { account_id, to }: { account_id: string; to: number },
): Promise<PowerChange[]> {
  const { since, state } = powerChanges;
  return await db
    .select({ since, state })
    .from(powerChanges)
    .where(and(eq(powerChanges.account_id, account_id), lte(since, to)))
    .orderBy(asc(since));
}
