import { and, asc, eq, ne } from "drizzle-orm";
import type { Read, Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { reconciliationBreaks } from "./tables.ts";

export type BreakRow = typeof reconciliationBreaks.$inferSelect;

/** Breaks of a supplier that are not settled, the oldest first. */
export async function readBreaks({ db }: Pick<Read, "db">, supplier: string): Promise<BreakRow[]> {
  const { supplier: of_supplier, state, day, reference } = reconciliationBreaks;
  return await db
    .select()
    .from(reconciliationBreaks)
    .where(and(eq(of_supplier, supplier), ne(state, "settled")))
    .orderBy(asc(day), asc(reference));
}

const LISTED_MAX = 200;

/** Breaks of all suppliers that nobody has explained, the oldest first. */
export async function listOpenBreaks({ db }: Pick<Read, "db">): Promise<BreakRow[]> {
  const { state, day, reference } = reconciliationBreaks;
  return await db
    .select()
    .from(reconciliationBreaks)
    .where(eq(state, "open"))
    .orderBy(asc(day), asc(reference))
    .limit(LISTED_MAX);
}

/**
 * Keeps why a break is one. False where no such break is open or explained.
 *
 * Writes: reconciliation_breaks.
 */
export async function explainBreak(
  tx: Tx,
  named: { supplier: string; reference: string },
  { explained_by, explanation }: { explained_by: string; explanation: string },
): Promise<boolean> {
  const { supplier, reference, state } = reconciliationBreaks;
  const changed_at = await transactionTime(tx);
  const changed = await tx.db
    .update(reconciliationBreaks)
    .set({ state: "explained", explained_by, explanation, changed_at })
    .where(and(eq(supplier, named.supplier), eq(reference, named.reference), ne(state, "settled")))
    .returning({ reference });
  return changed.length > 0;
}
