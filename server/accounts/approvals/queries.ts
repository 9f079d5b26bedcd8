import { and, desc, eq } from "drizzle-orm";
import { isAnyOf } from "#platform/db/is-any-of";
import type { Read, Tx } from "#platform/db/transaction";
import type { PathObject } from "#platform/path-object";
import { type ApprovalRow, agentApprovals } from "./tables.ts";

/** What a reward is asked for. Uuids, but for the caller's own `completion_id`. */
type Completion = Record<"account_id" | "program_id" | "completion_id", string>;

/** More of one completion were never asked for by as many agents. */
const REQUESTS_MAX = 100;

/** An approval as a path names it. */
export const APPROVAL: PathObject = {
  table: agentApprovals,
  prefix: "apr",
  param: "approval_id",
};

/** The approvals of an account that have these ids; others' are absent. */
export async function findApprovals(
  { db }: Pick<Read, "db">,
  account_id: string,
  ids: readonly string[],
): Promise<ApprovalRow[]> {
  return await db
    .select()
    .from(agentApprovals)
    .where(and(eq(agentApprovals.account_id, account_id), isAnyOf(agentApprovals.id, ids)));
}

/** Approvals of any accounts, for whoever was told their uuids by the accounts' own rows. */
export async function readApprovals(
  { db }: Pick<Read, "db">,
  ids: readonly string[],
): Promise<ApprovalRow[]> {
  return await db.select().from(agentApprovals).where(isAnyOf(agentApprovals.id, ids));
}

/** How many requests of an account wait for a decision. */
export async function countRequested(
  { db }: Pick<Read, "db">,
  account_id: string,
): Promise<number> {
  return await db.$count(
    agentApprovals,
    and(eq(agentApprovals.account_id, account_id), eq(agentApprovals.status, "requested")),
  );
}

/** The requests that agents made for a completion of a program, newest first. */
export async function findRequestsOf(
  { db }: Pick<Read | Tx, "db">,
  { account_id, program_id, completion_id }: Completion,
): Promise<ApprovalRow[]> {
  return await db
    .select()
    .from(agentApprovals)
    .where(
      and(
        eq(agentApprovals.account_id, account_id),
        eq(agentApprovals.completion_id, completion_id),
        eq(agentApprovals.program_id, program_id),
      ),
    )
    .orderBy(desc(agentApprovals.id))
    .limit(REQUESTS_MAX);
}

/** Those of a program's completions that agents have asked to reward, however it ended. */
export async function findRequestedCompletions(
  { sql }: Pick<Read | Tx, "sql">,
  {
    account_id,
    program_id,
    completion_ids,
  }: Omit<Completion, "completion_id"> & { completion_ids: readonly string[] },
): Promise<Set<string>> {
  const rows = await sql<{ completion_id: string }[]>`
    select distinct completion_id from agent_approvals
    where account_id = ${account_id} and program_id = ${program_id}
      and completion_id = any((select ${[...completion_ids]}::text[])::text[])`;
  return new Set(rows.map(({ completion_id }) => completion_id));
}

/** Locks an approval until the transaction ends; null when the account has none of this id. */
export async function lockApproval(
  { db }: Tx,
  account_id: string,
  id: string,
): Promise<ApprovalRow | null> {
  // Locked first: whoever decides it or runs it waits here, and reads in a later statement.
  const [row] = await db
    .select()
    .from(agentApprovals)
    .where(and(eq(agentApprovals.account_id, account_id), eq(agentApprovals.id, id)))
    .for("no key update");
  return row ?? null;
}
