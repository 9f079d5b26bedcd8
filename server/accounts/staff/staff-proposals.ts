import { asc, eq, isNull } from "drizzle-orm";
import type { Read, Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { mintId } from "#platform/ids";
import type { StaffName } from "./staff-sessions.ts";
import { type StaffProposalRow, staffMembers, staffProposals } from "./tables.ts";

/** What one person of the staff wants done, and another has to confirm. */
export interface NewProposal
  extends Pick<StaffProposalRow, "action" | "object_id" | "input" | "reason"> {
  readonly by: StaffName;
}

/** A proposal, and the name of who made it. */
export interface ListedProposal extends StaffProposalRow {
  readonly proposer: string;
}

/**
 * Keeps what somebody proposes. Returns why it cannot be, which is that the same waits already;
 * null once it is kept. Writes: staff_proposals.
 */
export async function propose(tx: Tx, { by, ...wanted }: NewProposal): Promise<string | null> {
  const created = await transactionTime(tx);
  const kept = await tx.db
    .insert(staffProposals)
    .values({ ...wanted, id: mintId(created), proposed_by: by.id, created })
    .onConflictDoNothing()
    .returning({ id: staffProposals.id });
  return kept.length > 0 ? null : `${wanted.object_id} waits for a second person already.`;
}

/** What waits for a second person, the oldest first. */
export async function listProposals({ db }: Pick<Read | Tx, "db">): Promise<ListedProposal[]> {
  const rows = await db
    .select({ row: staffProposals, proposer: staffMembers.name })
    .from(staffProposals)
    .innerJoin(staffMembers, eq(staffMembers.id, staffProposals.proposed_by))
    .where(isNull(staffProposals.decided_at))
    .orderBy(asc(staffProposals.id));
  return rows.map(({ row, proposer }) => ({ ...row, proposer }));
}

/** What a second person does with a proposal. */
export interface ProposalDecision {
  readonly id: string;
  readonly by: StaffName;
  readonly is_confirmed: boolean;
}

/**
 * Locks a proposal that somebody may end: whoever made it may withdraw it, and another person
 * confirms it or turns it down. Returns it, or why they may not. Of two who decide at once, the
 * second is told.
 */
export async function lockProposal(
  tx: Tx,
  { id, by, is_confirmed }: ProposalDecision,
): Promise<ListedProposal | string> {
  const [found] = await tx.db
    .select({ row: staffProposals, proposer: staffMembers.name })
    .from(staffProposals)
    .innerJoin(staffMembers, eq(staffMembers.id, staffProposals.proposed_by))
    .where(eq(staffProposals.id, id))
    .for("update", { of: staffProposals });
  if (found === undefined) return "There is no such proposal.";
  const { row, proposer } = found;
  if (row.decided_at !== null) return "It was decided already.";
  if (is_confirmed && row.proposed_by === by.id) return "A second person confirms it.";
  return { ...row, proposer };
}

/** Ends a locked proposal. Writes: staff_proposals. */
export async function endProposal(
  tx: Tx,
  { id, by, is_confirmed }: ProposalDecision,
): Promise<void> {
  const decided = { decided_by: by.id, decided_at: await transactionTime(tx), is_confirmed };
  await tx.db.update(staffProposals).set(decided).where(eq(staffProposals.id, id));
}
