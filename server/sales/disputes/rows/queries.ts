import { and, asc, desc, eq } from "drizzle-orm";
import { isAnyOf } from "#platform/db/is-any-of";
import type { Read, Tx } from "#platform/db/transaction";
import { type DisputeRow, disputes } from "./tables.ts";

/** The disputes of an account that have these ids; others' are absent. */
export async function findDisputes(
  { db }: Pick<Read, "db">,
  account_id: string,
  ids: readonly string[],
): Promise<DisputeRow[]> {
  return await db
    .select()
    .from(disputes)
    .where(and(eq(disputes.account_id, account_id), isAnyOf(disputes.id, ids)));
}

/** The newest dispute of a send; null where there is none. */
export async function findDisputeOf(
  { db }: Pick<Tx, "db">,
  { account_id, send_id }: Pick<DisputeRow, "account_id" | "send_id">,
): Promise<DisputeRow | null> {
  const [row] = await db
    .select()
    .from(disputes)
    .where(and(eq(disputes.account_id, account_id), eq(disputes.send_id, send_id)))
    .orderBy(desc(disputes.id))
    .limit(1);
  return row ?? null;
}

/** Locks a dispute until the transaction ends, before its send; null when there is none. */
export async function lockDispute(
  { db }: Tx,
  account_id: string,
  id: string,
): Promise<DisputeRow | null> {
  const [row] = await db
    .select()
    .from(disputes)
    .where(and(eq(disputes.account_id, account_id), eq(disputes.id, id)))
    .for("no key update");
  return row ?? null;
}

const LISTED_MAX = 100;

/** The open disputes of all organisations that staff must respond to first. */
export async function listOpenDisputes({ db }: Read): Promise<DisputeRow[]> {
  return await db
    .select()
    .from(disputes)
    .where(eq(disputes.status, "opened"))
    .orderBy(asc(disputes.due_by))
    .limit(LISTED_MAX);
}
