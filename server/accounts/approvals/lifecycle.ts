/** The only writer of an approval's status. */
import { LIFECYCLES } from "@svc/generated/lifecycles";
import { and, eq, sql } from "drizzle-orm";
import { type EventRequest, emit } from "#journal/events";
import type { Tx } from "#platform/db/transaction";
import { eventsOf } from "#platform/lifecycle";
import { type ApprovalRow, agentApprovals, approvalDeadlines } from "./tables.ts";

/** A step of an approval that the caller has locked. */
export interface ApprovalMove {
  readonly to: ApprovalRow["status"];
  readonly by: "approve" | "reject" | "time_over" | "execution_refused";
  /** What is written with the status. */
  readonly set: Partial<Pick<ApprovalRow, Decided>>;
  /** The wire fields that change, with the values before. */
  readonly previous_attributes: Record<string, unknown>;
  /** Unix milliseconds on the account's clock. */
  readonly now: number;
  /** Null when the service moves it. */
  readonly request: EventRequest | null;
}

type Decided =
  | "decided_by_kind"
  | "decided_by_id"
  | "decided_at"
  | "mandate"
  | "failure_code"
  | "failure_message";

/**
 * Moves an approval that the caller has locked, and returns it as it is then.
 *
 * Writes: agent_approvals, events.
 */
export async function moveApproval(
  tx: Tx,
  row: ApprovalRow,
  { to, by, set, previous_attributes, now, request }: ApprovalMove,
): Promise<ApprovalRow> {
  const { account_id, id, status: from } = row;
  const types = eventsOf(LIFECYCLES.agent_approval, { from, to, by });
  const after = await write(tx, row, {
    ...set,
    status: to,
    event_sequence: row.event_sequence + types.length,
  });
  await emit(
    tx,
    types.map((type, index) => ({
      account_id,
      type,
      object: { prefix: "apr", id },
      sequence: row.event_sequence + index + 1,
      previous_attributes: { status: from, ...previous_attributes },
      created: now,
      request,
    })),
  );
  return after;
}

/** What came of an approval that the caller has locked. Writes: agent_approvals. */
export async function writeResult(
  tx: Tx,
  row: ApprovalRow,
  result: Pick<ApprovalRow, "result_prefix" | "result_id">,
): Promise<ApprovalRow> {
  return await write(tx, row, result);
}

/** Nothing is left to be done about an approval. Writes: approval_deadlines. */
export async function dropDeadline(
  { db }: Tx,
  { account_id, id }: Pick<ApprovalRow, "account_id" | "id">,
): Promise<void> {
  const { account_id: account, approval_id } = approvalDeadlines;
  await db.delete(approvalDeadlines).where(and(eq(account, account_id), eq(approval_id, id)));
}

/** A worker carries an approved request out, if nobody has by then. Writes: approval_deadlines. */
export async function setRunDeadline(
  { db }: Tx,
  { account_id, id, due_at }: { account_id: string; id: string; due_at: number },
): Promise<void> {
  const { account_id: account, approval_id } = approvalDeadlines;
  await db
    .update(approvalDeadlines)
    .set({ due_at, lease_until: sql`null` })
    .where(and(eq(account, account_id), eq(approval_id, id)));
}

async function write(
  { db }: Tx,
  { account_id, id }: ApprovalRow,
  set: Partial<ApprovalRow>,
): Promise<ApprovalRow> {
  const [row] = await db
    .update(agentApprovals)
    .set(set)
    .where(and(eq(agentApprovals.account_id, account_id), eq(agentApprovals.id, id)))
    .returning();
  if (row === undefined) throw new Error(`no row for approval ${id}`);
  return row;
}
