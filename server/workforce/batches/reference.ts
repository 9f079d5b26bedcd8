/** The numbers of allocations, for people and accounting: `WF-2026-000123`. */
import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db/transaction";
import { harareDay } from "#platform/time/instants";
import { type WorkforceBatchRow, workforceBatches } from "./tables.ts";

type Numbered = Pick<WorkforceBatchRow, "batch_year" | "batch_number">;

const WRITTEN = /^WF-(\d{4})-(\d{6,9})$/;
const DIGITS_MIN = 6;

export function formatReference({ batch_year, batch_number }: Numbered): string {
  return `WF-${batch_year}-${String(batch_number).padStart(DIGITS_MIN, "0")}`;
}

/** Null for a text that is no reference as they are written. */
export function parseReference(written: string): Numbered | null {
  const [, year, number] = WRITTEN.exec(written) ?? [];
  if (year === undefined || number === undefined) return null;
  const numbered = { batch_year: Number(year), batch_number: Number(number) };
  return formatReference(numbered) === written ? numbered : null;
}

/**
 * Locks the numbers of an account until the transaction ends, before any balance. Callers may rely
 * on `giveReference` taking a number that nobody else has.
 */
export async function lockReferences({ sql: tagged }: Tx, account_id: string): Promise<void> {
  await tagged`
    select pg_advisory_xact_lock(hashtextextended(${`workforce-batches/${account_id}`}, 0))`;
}

/**
 * Gives a new batch the next number of the year in Harare; the caller holds the numbers.
 *
 * Units: `now` in milliseconds on the account's clock. Writes: workforce_batches.
 */
export async function giveReference(
  { db }: Tx,
  { now, ...batch }: Pick<WorkforceBatchRow, "account_id" | "batch_id" | "kind"> & { now: number },
): Promise<string> {
  const batch_year = Number(harareDay(now).slice(0, 4));
  const next = sql`(
    select coalesce(max(batch_number), 0) + 1 from workforce_batches
    where account_id = ${batch.account_id} and batch_year = ${batch_year})`;
  const [row] = await db
    .insert(workforceBatches)
    .values({ ...batch, batch_year, batch_number: next })
    .returning();
  if (row === undefined) throw new Error(`Batch ${batch.batch_id} was given no number.`);
  return formatReference(row);
}
