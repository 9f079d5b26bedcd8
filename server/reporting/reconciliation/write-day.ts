import { and, eq, notInArray } from "drizzle-orm";
import type { Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import type { Break, Compared } from "./compare.ts";
import { reconciliationBreaks, reconciliations } from "./tables.ts";

/** What a comparison found. */
export interface ReconciledDay extends Compared {
  readonly day: string;
  readonly is_listed: boolean;
  readonly unanswered: number;
}

interface Found {
  readonly supplier: string;
  readonly found: ReconciledDay;
  /** References of which nothing is known today: their breaks stay as they are. */
  readonly unanswered: ReadonlySet<string>;
}

/**
 * Writes what a comparison found, and settles the day's breaks that it did not find any more.
 * Returns how many are open that were not before.
 *
 * Writes: reconciliations, reconciliation_breaks.
 */
export async function writeDay(
  tx: Tx,
  { supplier, found, unanswered }: Found,
): Promise<{ opened: number }> {
  const { day, matched, is_listed, breaks } = found;
  const ran_at = await transactionTime(tx);
  const run = { ran_at, is_listed, matched, unanswered: unanswered.size };
  await tx.db
    .insert(reconciliations)
    .values({ supplier, day, ...run })
    .onConflictDoUpdate({ target: [reconciliations.supplier, reconciliations.day], set: run });
  let opened = 0;
  for (const one of breaks) {
    if (await writeBreak(tx, { supplier, day, found: one, now: ran_at })) opened += 1;
  }
  await settleOthers(tx, { supplier, found, unanswered }, ran_at);
  return { opened };
}

/** Whether it is open and was not: an explained break stays explained while it is the same. */
async function writeBreak(
  { db }: Tx,
  { supplier, day, found, now }: { supplier: string; day: string; found: Break; now: number },
): Promise<boolean> {
  const { kind, reference, currency, ours, theirs } = found;
  const key = and(
    eq(reconciliationBreaks.supplier, supplier),
    eq(reconciliationBreaks.reference, reference),
  );
  const [known] = await db.select().from(reconciliationBreaks).where(key).for("update");
  const facts = {
    ...{ day, kind, account_id: ours?.account_id ?? null, send_id: ours?.send_id ?? null },
    ...{ ours_minor: ours?.amount_minor ?? null, currency },
    ...{ theirs_minor: theirs?.amount_minor ?? null, theirs_currency: theirs?.currency ?? null },
    supplier_reference: theirs?.supplier_reference ?? null,
  };
  if (known === undefined) {
    const born = { state: "open" as const, found_at: now, changed_at: now };
    await db.insert(reconciliationBreaks).values({ supplier, reference, ...facts, ...born });
    return true;
  }
  if (known.kind === kind && known.state !== "settled") return false;
  const opened = { state: "open" as const, changed_at: now };
  await db
    .update(reconciliationBreaks)
    .set({ ...facts, ...opened })
    .where(key);
  return true;
}

async function settleOthers(
  { db }: Tx,
  { supplier, found, unanswered }: Found,
  changed_at: number,
): Promise<void> {
  const { state, reference, supplier: of_supplier, day } = reconciliationBreaks;
  const kept = [...found.breaks.map((one) => one.reference), ...unanswered];
  await db
    .update(reconciliationBreaks)
    .set({ state: "settled", changed_at })
    .where(
      and(
        eq(of_supplier, supplier),
        eq(day, found.day),
        notInArray(state, ["settled"]),
        notInArray(reference, kept),
      ),
    );
}
