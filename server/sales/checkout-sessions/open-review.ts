import type { Schemas } from "@svc/generated/routes";
import { lockClocksForShare } from "#accounts/account";
import type { Tx } from "#platform/db/transaction";
import { moveSession, type SessionMove } from "./lifecycle.ts";
import { planDeadline } from "./rows/deadlines.ts";
import type { SessionRow } from "./rows/tables.ts";

/** Why people are to decide, and when that was found. */
interface Review extends Pick<SessionMove, "at" | "request"> {
  readonly reason: Schemas["CheckoutReviewReason"];
}

/**
 * Has people decide about a locked session that is paid or was sent again. Nobody looks into those
 * of test accounts: their worker decides.
 *
 * Writes: checkout_sessions; for a test account checkout_deadlines.
 */
export async function openReview(
  tx: Tx,
  before: SessionRow,
  { reason, at, request }: Review,
): Promise<SessionRow> {
  const opened = { review_opened_at: at, review_resolution: null };
  const after = await moveSession(tx, {
    ...{ before, to: "in_review", by: "review_needed", at, request },
    with: { ...opened, review_reason: reason },
  });
  const clock = (await lockClocksForShare(tx, [before.account_id])).get(before.account_id);
  if (clock === undefined) throw new Error(`no clock row for account ${before.account_id}`);
  if (clock.mode === "test") await planDeadline(tx, after, { ...clock, at });
  return after;
}
