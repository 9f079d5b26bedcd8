import type { LockedClock } from "#accounts/account";
import type { Tx } from "#platform/db/transaction";
import { type ApplicationRow, dealerApplicationDeadlines } from "../rows/tables.ts";

/**
 * Nobody reviews the applications of a test account: each takes its next step after one step of the
 * clock, which the caller holds.
 *
 * Writes: for a test account dealer_application_deadlines.
 */
export async function planTestStep(
  { db }: Tx,
  { account_id, id: dealer_application_id }: ApplicationRow,
  { mode, now, ahead_ms, step_ms }: LockedClock & { readonly step_ms: number },
): Promise<void> {
  if (mode !== "test") return;
  const due_at = now - ahead_ms + step_ms;
  const { account_id: of, dealer_application_id: one } = dealerApplicationDeadlines;
  await db
    .insert(dealerApplicationDeadlines)
    .values({ account_id, dealer_application_id, mode, due_at })
    .onConflictDoUpdate({ target: [of, one], set: { due_at } });
}
