import { getTableName } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { writeInstant } from "./columns.ts";
import type { Tx } from "./transaction.ts";

/** So many rows a transaction: a purge holds no lock for long. */
const PURGED_MOST = 10_000;

/**
 * Deletes rows that were created before a moment, at most `PURGED_MOST`, and returns how many.
 *
 * Units: milliseconds. Writes: the table.
 */
export async function purgeOlder(
  { sql }: Tx,
  table: PgTable & { created: AnyPgColumn },
  before: number,
): Promise<number> {
  const name = sql(getTableName(table));
  // A row that a reader with a lock, or another purge, holds is left for the next time.
  const purged = await sql`
    delete from ${name} where ctid = any(array(
      select ctid from ${name}
      where created < ${writeInstant(before)}
      limit ${PURGED_MOST}
      for update skip locked
    ))`;
  return purged.count;
}
