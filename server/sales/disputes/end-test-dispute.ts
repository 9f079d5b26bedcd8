import { and, eq } from "drizzle-orm";
import type { Tx } from "#platform/db/transaction";
import type { RowName } from "#platform/work/queue";
import type { Reactions } from "#platform/work/reactions";
import { lockSend, type SendRow } from "#sales/sends";
import { type DisputeDecision, resolveDispute } from "./resolve-dispute.ts";
import { lockDispute } from "./rows/queries.ts";
import { type DisputeRow, disputeDeadlines } from "./rows/tables.ts";

/** What a decision says beside whose it is. */
type Ending = Pick<DisputeDecision, "outcome" | "amount_minor" | "note">;

const REJECTED: Ending = {
  outcome: "rejected",
  amount_minor: null,
  note: "Test mode: nothing can be done about this send.",
};

/**
 * Resolves a dispute of a test account as its reason says, by the same verb as staff; where that
 * does not fit the send, the dispute is rejected.
 *
 * Writes: dispute_deadlines, and as `resolveDispute`. Source: docs/guides/test-mode.md, "Disputes".
 */
export async function endTestDispute(
  tx: Tx,
  { account_id, row_id: dispute_id }: RowName,
  reactions: Reactions,
): Promise<void> {
  const dispute = await lockDispute(tx, account_id, dispute_id);
  const { account_id: of, dispute_id: id } = disputeDeadlines;
  await tx.db.delete(disputeDeadlines).where(and(eq(of, account_id), eq(id, dispute_id)));
  if (dispute?.status !== "opened") return;
  const send = await lockSend(tx, { account_id, id: dispute.send_id });
  if (send === null) throw new Error(`Dispute ${dispute_id} is about a send that is gone.`);
  const decide = (ending: Ending) =>
    resolveDispute(tx, { account_id, dispute_id, by: "Test mode", ...ending }, reactions);
  const why = await decide(endingOf(dispute, send));
  if (why !== null) await decide(REJECTED);
}

function endingOf({ reason }: DisputeRow, { status, cost_minor }: SendRow): Ending {
  if (reason === "wrong_number") return REJECTED;
  if (reason === "other") {
    // Half of it, rounded up to the cent: what cost a cent is given whole.
    const amount_minor = (cost_minor + 1n) / 2n;
    return { outcome: "goodwill_credit", amount_minor, note: "Test mode: half of it is given." };
  }
  return status === "delivered"
    ? { outcome: "delivered_confirmed", amount_minor: null, note: "Test mode: it arrived." }
    : { outcome: "not_delivered_credited", amount_minor: null, note: "Test mode: it did not." };
}
