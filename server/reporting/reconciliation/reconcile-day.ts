import { raiseAlarm } from "#platform/alarm";
import type { Database } from "#platform/db/transaction";
import type { Log } from "#platform/log";
import { harareDay, nextHarareDay, startOfHarareDay } from "#platform/time/instants";
import type { Supplier } from "#providers/port";
import { compareDay } from "./compare.ts";
import { readOurSales } from "./our-sales.ts";
import { readTheirPayments } from "./their-payments.ts";
import { type ReconciledDay, writeDay } from "./write-day.ts";

export interface ReconcilingDeps {
  readonly database: Pick<Database, "transact">;
  readonly log: Pick<Log, "error" | "warn">;
  readonly supplier: Supplier;
}

/** How far the lists reach over both ends of a day, for what is on its way at midnight. */
const OVERLAP_MS = 60 * 60_000;

/**
 * Compares a day with a supplier, and keeps what differs. It moves no Credit and no status: what a
 * break means is for people, and what settles it are the ways that there are.
 *
 * Writes: reconciliations, reconciliation_breaks. Source: docs/decisions/0066-reconciliation.md.
 */
export async function reconcileDay(
  { database, log, supplier }: ReconcilingDeps,
  { at, signal }: { at: number; signal: AbortSignal },
): Promise<ReconciledDay> {
  const { name } = supplier.adapter;
  const day = { from: startOfHarareDay(at), to: nextHarareDay(at) };
  const span = { from: day.from - OVERLAP_MS, to: day.to + OVERLAP_MS };
  const ours = await readOurSales(database, { supplier: name, ...span });
  const their_span = { from: span.from - OVERLAP_MS, to: span.to + OVERLAP_MS };
  const { payments, unanswered, is_listed } = await readTheirPayments(
    supplier,
    { ...their_span, ours },
    signal,
  );
  const answered = ours.filter(({ reference }) => !unanswered.has(reference));
  const compared = compareDay(day, { ours: answered, theirs: payments });
  const found = { ...compared, day: harareDay(day.from), is_listed, unanswered: unanswered.size };
  const { opened } = await database.transact("reconcile", (tx) =>
    writeDay(tx, { supplier: name, found, unanswered }),
  );
  if (opened > 0) raiseAlarm(log, "reconciliation_break", { mode: "live", count: opened });
  // A supplier that answers about none of its hand-overs was compared with nothing.
  if (ours.length > 0 && answered.length === 0) {
    raiseAlarm(log, "reconciliation_break", { mode: "live", supplier: name });
  }
  return found;
}
