/** The days of a month that are over, as a statement that was read once leaves them. */
import { and, eq, lt } from "drizzle-orm";
import type { Tx } from "#platform/db/transaction";
import { lowestId } from "#platform/ids";
import type { StatementName } from "./month.ts";
import { NO_PARTS, readWritten, type StatementParts, writeParts } from "./parts.ts";
import { statementMonths } from "./tables.ts";

/** The beginning of a month, whose rows are all written. */
export interface ClosedDays {
  /** Units: milliseconds. */
  readonly until: number;
  readonly parts: StatementParts;
}

/** A posting by its place. */
export interface LastPosting {
  readonly sequence: string;
  readonly id: string;
  readonly total: string;
}

/**
 * Keeps what was read of days that are over. A reset of a test account
 * deletes the posting that this holds, and forgets statements after it.
 *
 * Writes: statement_months.
 */
export async function writeClosed(
  { db, sql }: Tx,
  { account_id, currency, month }: StatementName,
  { until, parts, last }: ClosedDays & { readonly last: LastPosting },
): Promise<void> {
  const held = await sql`
    select from ledger_postings
    where account_id = ${account_id} and currency = ${currency}
      and sequence = ${last.sequence} and id = ${last.id}
    for share`;
  if (held.count === 0) return;
  const written = { until, parts: writeParts(parts) };
  const { period } = month;
  await db
    .insert(statementMonths)
    .values({ account_id, currency, period, ...written })
    .onConflictDoUpdate({
      target: [statementMonths.account_id, statementMonths.currency, statementMonths.period],
      set: written,
      // Of two readers, the one that has read further stays.
      setWhere: lt(statementMonths.until, until),
    });
}

export async function readClosed(
  { db }: Tx,
  { account_id, currency, month: { period, starts_at } }: StatementName,
): Promise<ClosedDays> {
  const [row] = await db
    .select()
    .from(statementMonths)
    .where(
      and(
        eq(statementMonths.account_id, account_id),
        eq(statementMonths.currency, currency),
        eq(statementMonths.period, period),
      ),
    );
  if (row === undefined) return { until: starts_at, parts: NO_PARTS };
  return { until: row.until, parts: readWritten(row.parts) };
}

/** The last row before a moment, and what it left. */
export async function readLast(
  { sql }: Tx,
  { account_id, currency, before }: Omit<StatementName, "month"> & { readonly before: number },
): Promise<LastPosting | null> {
  const [last] = await sql<LastPosting[]>`
    select sequence, id, available_after_minor + reserved_after_minor as total
    from credit_transactions
    where account_id = ${account_id} and currency = ${currency} and id < ${lowestId(before)}
    order by id desc limit 1`;
  return last ?? null;
}

/** A test account begins anew; its ledger is empty by now. Writes: statement_months. */
export async function forgetStatements({ sql }: Tx, account_id: string): Promise<void> {
  await sql`delete from statement_months where account_id = ${account_id}`;
}
