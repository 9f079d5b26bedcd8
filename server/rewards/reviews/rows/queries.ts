import { and, eq } from "drizzle-orm";
import { isAnyOf } from "#platform/db/is-any-of";
import type { Read, Tx } from "#platform/db/transaction";
import { type ReviewRow, reviews } from "./tables.ts";

/** The reviews of an account that have these ids; others' are absent. */
export async function findReviews(
  { db }: Pick<Read, "db">,
  account_id: string,
  ids: readonly string[],
): Promise<ReviewRow[]> {
  return await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.account_id, account_id), isAnyOf(reviews.id, ids)));
}

/** Locks a review until the transaction ends, before its reward; null when there is none. */
export async function lockReview(
  { db }: Tx,
  account_id: string,
  id: string,
): Promise<ReviewRow | null> {
  const [row] = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.account_id, account_id), eq(reviews.id, id)))
    .for("no key update");
  return row ?? null;
}
