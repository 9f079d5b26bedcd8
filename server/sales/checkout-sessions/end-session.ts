import type { LockedClock } from "#accounts/account";
import type { Tx } from "#platform/db/transaction";
import type { RowName } from "#platform/work/queue";
import { creditSession } from "./end/credit-session.ts";
import { moveSession } from "./lifecycle.ts";
import { dropDeadline, planDeadline } from "./rows/deadlines.ts";
import { lockSession } from "./rows/queries.ts";

/**
 * Does what is due of a session: one that nobody has paid expires, and a review of a test account
 * ends after one step, with the face value as Credit.
 *
 * Writes: checkout_deadlines, checkout_sessions, events, the ledger.
 */
export async function endSession(
  tx: Tx,
  { account_id, row_id }: RowName,
  { clock, step_ms }: { clock: LockedClock; step_ms: number },
): Promise<void> {
  const name = { account_id, id: row_id };
  const before = await lockSession(tx, account_id, row_id);
  await dropDeadline(tx, name);
  if (before === null) return;
  const { now: at } = clock;
  if (before.status === "open") {
    const step = { to: "expired", by: "time_over" } as const;
    await moveSession(tx, { before, ...step, at, request: null });
  }
  if (before.status !== "in_review" || clock.mode !== "test") return;
  const ends_at = (before.review_opened_at ?? at) + step_ms;
  if (at < ends_at) await planDeadline(tx, before, { ...clock, at: ends_at });
  else await creditSession(tx, before, { at, request: null });
}
