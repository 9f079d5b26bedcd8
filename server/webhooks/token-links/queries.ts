import { and, eq, gt, isNull } from "drizzle-orm";
import { wall } from "#platform/clock";
import type { Read, Tx } from "#platform/db/transaction";
import { tokenLinks } from "./tables.ts";

export type TokenLinkRow = typeof tokenLinks.$inferSelect;

/** The link that has a hash, read or not; null when there is none. */
export async function findLink(
  { db }: Pick<Read, "db">,
  secret_hash: string,
): Promise<TokenLinkRow | null> {
  const [row] = await db.select().from(tokenLinks).where(eq(tokenLinks.secret_hash, secret_hash));
  return row ?? null;
}

/**
 * Reads a link for good: of two readers at once, the second waits here and finds it read. Null when
 * it is read, replaced or too old.
 *
 * Writes: token_links.
 */
export async function takeLink({ db }: Tx, secret_hash: string): Promise<TokenLinkRow | null> {
  const now = wall();
  const [row] = await db
    .update(tokenLinks)
    .set({ used_at: now })
    .where(
      and(
        eq(tokenLinks.secret_hash, secret_hash),
        isNull(tokenLinks.used_at),
        gt(tokenLinks.works_until, now),
      ),
    )
    .returning();
  return row ?? null;
}
