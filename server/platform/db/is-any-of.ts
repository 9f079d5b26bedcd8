import { type SQL, type SQLChunk, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/**
 * True of the rows whose column has one of the values. The list is one parameter, so lists of every
 * length share one prepared statement; `inArray` makes one for each length. It stands in a select
 * of its own: where PostgreSQL sees that a list is short, it plans the statement anew each time,
 * which takes twice as long as to run it.
 */
export function isAnyOf(column: PgColumn, values: readonly (string | number)[]): SQL {
  return isAnyOfList(column, sql.param([...values]));
}

/** The same of a list that is given when a kept query runs. */
export function isAnyOfList(column: PgColumn, list: SQLChunk): SQL {
  const type = sql.raw(`${column.getSQLType()}[]`);
  return sql`${column} = any((select ${list}::${type})::${type})`;
}
