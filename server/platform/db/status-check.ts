import { type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, check } from "drizzle-orm/pg-core";

/** Holds a status column to the states that its lifecycle table names. */
export function statusCheck(
  name: string,
  column: AnyPgColumn,
  lifecycle: { readonly states: readonly string[] },
) {
  return check(name, isOneOf(column, lifecycle.states));
}

/** SQL of `column in ('a', 'b')` with the words inlined, as a constraint needs them. */
export function isOneOf(column: AnyPgColumn, words: readonly string[]): SQL {
  const list = words.map((word) => `'${word.replaceAll("'", "''")}'`).join(", ");
  return sql`${column} in (${sql.raw(list)})`;
}
