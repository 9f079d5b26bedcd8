import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Read, Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { tokenLinks } from "./tables.ts";

export type TokenLinkRow = typeof tokenLinks.$inferSelect;

/** Whether the link of a hash has been read, replaced or is too old; null when there is none. */
export async function isLinkOver(
  { db }: Pick<Read, "db">,
  secret_hash: string,
): Promise<boolean | null> {
  const is_over = sql<boolean>`(used_at is not null or works_until <= svc_now())`;
  const [row] = await db
    .select({ is_over })
    .from(tokenLinks)
    .where(eq(tokenLinks.secret_hash, secret_hash));
  return row?.is_over ?? null;
}

/**
 * Reads a link for good: of two readers at once, the second waits here and finds it read. Null when
 * it is read, replaced or too old.
 *
 * Writes: token_links.
 */
export async function takeLink(tx: Tx, secret_hash: string): Promise<TokenLinkRow | null> {
  const now = await transactionTime(tx);
  const [row] = await tx.db
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
