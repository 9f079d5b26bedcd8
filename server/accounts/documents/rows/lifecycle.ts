/** The only writer of a document's status. */
import { LIFECYCLES } from "@svc/generated/lifecycles";
import { and, eq } from "drizzle-orm";
import { auditByStaff } from "#journal/audit-log";
import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { eventsOf } from "#platform/lifecycle";
import { type DocumentRow, documents } from "./tables.ts";

/** What somebody says of a document; without a reason it is accepted. */
export interface Verdict {
  readonly reason: string | null;
  readonly by: string;
}

/**
 * Accepts or rejects a document whose row the caller has locked, and writes down who did.
 *
 * Writes: documents, audit_entries. Source: spec/base/lifecycles/document.tsp.
 */
export async function moveDocument(
  tx: Tx,
  { account_id, id, status }: DocumentRow,
  { reason, by }: Verdict,
  created: number,
): Promise<void> {
  const step =
    reason === null
      ? ({ from: status, to: "accepted", by: "accept" } as const)
      : ({ from: status, to: "rejected", by: "reject" } as const);
  eventsOf(LIFECYCLES.document, step);
  await tx.db
    .update(documents)
    .set({ status: step.to, reason })
    .where(and(eq(documents.account_id, account_id), eq(documents.id, id)));
  await auditByStaff(tx, [
    {
      ...{ account_id, action: `document.${step.to}`, object_id: formatId("doc", id), created },
      changes: { status: [status, step.to] },
      note: reason === null ? by : `${by}: ${reason}`,
    },
  ]);
}
