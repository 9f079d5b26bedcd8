import { and, asc, desc, eq, inArray } from "drizzle-orm";
import { isAnyOf } from "#platform/db/is-any-of";
import type { Read, Tx } from "#platform/db/transaction";
import { type ApplicationRow, dealerApplications } from "./tables.ts";

/** The newest application of an account; null where there is none. */
export async function findApplication(
  { db }: Pick<Read | Tx, "db">,
  account_id: string,
): Promise<ApplicationRow | null> {
  const [row] = await db
    .select()
    .from(dealerApplications)
    .where(eq(dealerApplications.account_id, account_id))
    .orderBy(desc(dealerApplications.id))
    .limit(1);
  return row ?? null;
}

/** The applications of an account with these ids. */
export async function findApplications(
  { db }: Pick<Read | Tx, "db">,
  account_id: string,
  ids: readonly string[],
): Promise<ApplicationRow[]> {
  return await db
    .select()
    .from(dealerApplications)
    .where(and(eq(dealerApplications.account_id, account_id), isAnyOf(dealerApplications.id, ids)));
}

/** Locks the newest application of an account until the transaction ends. */
export async function lockApplication(tx: Tx, account_id: string): Promise<ApplicationRow | null> {
  const newest = await findApplication(tx, account_id);
  return newest === null ? null : await lockApplicationById(tx, account_id, newest.id);
}

/** Locks an application until the transaction ends; null when there is none. */
export async function lockApplicationById(
  { db }: Tx,
  account_id: string,
  id: string,
): Promise<ApplicationRow | null> {
  const [row] = await db
    .select()
    .from(dealerApplications)
    .where(and(eq(dealerApplications.account_id, account_id), eq(dealerApplications.id, id)))
    .for("no key update");
  return row ?? null;
}

const LISTED_MAX = 100;

/** The applications of all organisations that wait for staff, those that came first at the top. */
export async function listSubmittedApplications({ db }: Read): Promise<ApplicationRow[]> {
  return await db
    .select()
    .from(dealerApplications)
    .where(inArray(dealerApplications.status, ["submitted", "in_review"]))
    .orderBy(asc(dealerApplications.submitted_at))
    .limit(LISTED_MAX);
}
