import type { SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";

const DIALECT = new PgDialect();

/** The text of a part of a statement that has no parameters, for statements of postgres.js. */
export function textOf(part: SQL): string {
  const { sql, params } = DIALECT.sqlToQuery(part);
  if (params.length > 0) throw new Error(`A part of a statement has parameters: ${sql}`);
  return sql;
}
