import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** A row of an account, named by two ids. */
export interface Pair {
  readonly account_id: string;
  readonly id: string;
}

/**
 * True of the rows whose two columns are one of the pairs, of any accounts. The list is two
 * parameters, so lists of every length share one prepared statement, and one plan (`isAnyOf`).
 */
export function arePairs(account_id: PgColumn, id: PgColumn, pairs: readonly Pair[]): SQL {
  const list = (ids: string[]) => `{${ids.join(",")}}`;
  return sql`(${account_id}, ${id}) in (select * from unnest(
    (select ${list(pairs.map((pair) => pair.account_id))}::uuid[]),
    (select ${list(pairs.map((pair) => pair.id))}::uuid[])))`;
}
