import { and, eq, ne } from "drizzle-orm";
import type { Tx } from "#platform/db/transaction";
import { accounts } from "./tables.ts";

/**
 * Shows that an account has applied for dealer pricing, or does so no more. What an account pays
 * does not change: one that is a dealer stays it. The caller is alone with the account.
 *
 * Writes: the account.
 */
export async function markDealerApplied(
  { db }: Tx,
  account_id: string,
  has_applied: boolean,
): Promise<void> {
  await db
    .update(accounts)
    .set({ dealer_status: has_applied ? "applied" : "none" })
    .where(and(eq(accounts.id, account_id), ne(accounts.dealer_status, "approved")));
}
