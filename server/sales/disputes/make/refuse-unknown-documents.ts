import { findDocuments } from "#accounts/documents";
import type { Tx } from "#platform/db/transaction";
import { refuse } from "#platform/refusal";
import type { DisputeInput } from "./read-dispute.ts";

/**
 * The attachments of a dispute are documents of its account that were uploaded as evidence.
 *
 * Refuses: `reference_not_found`.
 */
export async function refuseUnknownDocuments(
  tx: Tx,
  account_id: string,
  { attachments }: Pick<DisputeInput, "attachments">,
): Promise<void> {
  if (attachments.length === 0) return;
  const rows = await findDocuments(tx, account_id, attachments);
  const evidence = rows.filter(({ purpose }) => purpose === "dispute_evidence");
  const known = new Set(evidence.map(({ id }) => id));
  const unknown = attachments.findIndex((id) => !known.has(id));
  if (unknown >= 0) refuseUnknownDocument(unknown);
}

/** Refuses: `reference_not_found`, of a document that is no evidence of the account. */
export function refuseUnknownDocument(index: number): never {
  const param = `evidence.attachments[${index}]`;
  const message = `\`${param}\` is invalid. This account has no such document as evidence.`;
  return refuse("reference_not_found", { param, message });
}
