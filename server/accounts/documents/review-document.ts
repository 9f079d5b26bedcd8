import { lockClocksForShare } from "#accounts/account";
import type { Tx } from "#platform/db/transaction";
import { moveDocument, type Verdict } from "./rows/lifecycle.ts";
import { type DocumentName, lockDocument } from "./rows/queries.ts";

/** What a person of the staff says of a document; without a reason it is accepted. */
export interface DocumentReview extends DocumentName, Verdict {}

/**
 * Accepts a document, or rejects it with a reason that the organisation reads. Returns why that
 * cannot be, with nothing written; null once it is.
 *
 * Writes: documents, audit_entries. Source: spec/base/lifecycles/document.tsp.
 */
export async function reviewDocument(tx: Tx, review: DocumentReview): Promise<string | null> {
  const { account_id } = review;
  const clock = (await lockClocksForShare(tx, [account_id])).get(account_id);
  const before = await lockDocument(tx, review);
  if (clock === undefined || before === null) return "This account has no such document.";
  if (before.status !== "received") return `The document was reviewed already: ${before.status}.`;
  await moveDocument(tx, before, review, clock.now);
  return null;
}

/** Accepts those of an account's documents that nobody has reviewed, as part of a decision. */
export async function acceptDocuments(
  tx: Tx,
  {
    account_id,
    ids,
    by,
    now,
  }: { account_id: string; ids: readonly string[]; by: string; now: number },
): Promise<void> {
  for (const id of [...ids].sort()) {
    const before = await lockDocument(tx, { account_id, id });
    if (before?.status !== "received") continue;
    await moveDocument(tx, before, { reason: null, by }, now);
  }
}
