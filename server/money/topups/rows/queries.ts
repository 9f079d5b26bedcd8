import { and, eq } from "drizzle-orm";
import { isAnyOf } from "#platform/db/is-any-of";
import type { Read, Tx } from "#platform/db/transaction";
import { type TopupRow, type TopupWorkRow, topups, topupWork } from "./tables.ts";

/** The top-ups of an account that have these ids; others' are absent. */
export async function findTopups(
  { db }: Pick<Read | Tx, "db">,
  account_id: string,
  ids: readonly string[],
): Promise<TopupRow[]> {
  return await db
    .select()
    .from(topups)
    .where(and(eq(topups.account_id, account_id), isAnyOf(topups.id, ids)));
}

/** Locks a top-up until the transaction ends; null when the account has none of this id. */
export async function lockTopup(
  { db }: Tx,
  account_id: string,
  id: string,
): Promise<TopupRow | null> {
  const [row] = await db
    .select()
    .from(topups)
    .where(and(eq(topups.account_id, account_id), eq(topups.id, id)))
    .for("no key update");
  return row ?? null;
}

/** Locks what is to be done about a top-up, after the top-up; null when nothing is. */
export async function lockTopupWork(
  { db }: Tx,
  { account_id, id }: Pick<TopupRow, "account_id" | "id">,
): Promise<TopupWorkRow | null> {
  const [row] = await db
    .select()
    .from(topupWork)
    .where(and(eq(topupWork.account_id, account_id), eq(topupWork.topup_id, id)))
    .for("update");
  return row ?? null;
}
