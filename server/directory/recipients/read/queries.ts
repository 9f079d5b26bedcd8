import { and, eq } from "drizzle-orm";
import { isAnyOf } from "#platform/db/is-any-of";
import type { Read, Tx } from "#platform/db/transaction";
import { type RecipientRow, recipients } from "../tables.ts";

/** The recipients of an account that have these ids; others' are absent. */
export async function findRecipients(
  { db }: Pick<Read, "db">,
  account_id: string,
  ids: readonly string[],
): Promise<RecipientRow[]> {
  return await db.select().from(recipients).where(isOf(account_id, ids));
}

/** Locks recipients of an account until the transaction ends, in the order of their ids. */
export async function lockRecipients(
  { db }: Tx,
  account_id: string,
  ids: readonly string[],
): Promise<RecipientRow[]> {
  return await db
    .select()
    .from(recipients)
    .where(isOf(account_id, ids))
    .orderBy(recipients.id)
    .for("no key update");
}

function isOf(account_id: string, ids: readonly string[]) {
  return and(eq(recipients.account_id, account_id), isAnyOf(recipients.id, ids));
}
