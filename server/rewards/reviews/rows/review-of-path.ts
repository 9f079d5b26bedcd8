import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { findByPath, lockByPath, type PathObject } from "#platform/path-object";
import { findReviews, lockReview } from "./queries.ts";
import { type ReviewRow, reviews } from "./tables.ts";

const REVIEW: PathObject = { table: reviews, prefix: "rev", param: "review_id" };

/**
 * The account's review that a path names.
 *
 * Refuses: `resource_missing`.
 */
export async function reviewOfPath(
  { account, read }: Pick<Ctx, "account" | "read">,
  written: string,
): Promise<ReviewRow> {
  return await read((tx) => findByPath(tx, REVIEW, { account, written }, findReviews));
}

/**
 * The same, locked until the transaction ends.
 *
 * Refuses: `resource_missing`.
 */
export async function lockReviewOfPath(
  tx: Tx,
  { account }: Pick<Ctx, "account">,
  written: string,
): Promise<ReviewRow> {
  return await lockByPath(tx, REVIEW, { account, written }, lockReview);
}
