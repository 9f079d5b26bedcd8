import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/**
 * True of the rows whose column has one of the values. The list is one parameter, so lists of every
 * length share one prepared statement; `inArray` makes one for each length.
 */
export function isAnyOf(column: PgColumn, values: readonly (string | number)[]): SQL {
  return sql`${column} = any(${sql.param([...values])}::${sql.raw(column.getSQLType())}[])`;
}
