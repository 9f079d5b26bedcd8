/** Where in a database something stands that must not be kept. */
import type { Sql } from "@svc/server/platform/db/connect.ts";

export interface Secret {
  readonly name: string;
  readonly value: string;
}

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
}

/**
 * Looks into every column of every table, whatever its type, for texts that are not to be kept,
 * with and without the spaces and hyphens in which numbers are printed. Names what it found, and
 * where.
 */
export async function findKept(sql: Sql, secrets: readonly Secret[]): Promise<string[]> {
  const columns = await sql<Column[]>`
    select part.relname as table, attname as column, format_type(atttypid, null) as type
    from pg_attribute join pg_class part on part.oid = attrelid
    where part.relnamespace = 'public'::regnamespace and part.relkind in ('r', 'p')
      and attnum > 0 and not attisdropped
    order by 1, 2`;
  const found: string[] = [];
  for (const { table, column, type } of columns) {
    const named = sql`kept.${sql(column)}`;
    const text = type === "bytea" ? sql`encode(${named}, 'escape')` : sql`${named}::text`;
    const rows = await sql<{ name: string }[]>`
      select distinct secret.name from ${sql(table)} as kept,
        unnest(${secrets.map(({ name }) => name)}::text[],
          ${secrets.map(({ value }) => value)}::text[]) as secret(name, value)
      where position(secret.value in ${text}) > 0
        or position(secret.value in translate(${text}, ' -', '')) > 0`;
    found.push(...rows.map(({ name }) => `${name} in ${table}.${column}`));
  }
  return found;
}
