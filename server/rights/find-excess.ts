import type { Sql } from "#platform/db/connect";

/** What a user may do that no process which serves needs, in words; null if nothing. */
export async function findExcess(sql: Sql): Promise<string | null> {
  const [row] = await sql<[{ name: string; excess: string | null }]>`
    select current_user as name, case
        when rolsuper then 'is a superuser'
        when exists (select from pg_tables where schemaname = current_schema()
          and pg_has_role(tableowner::regrole, 'usage')) then 'owns the tables'
        when exists (select from pg_tables where schemaname = current_schema()
          and has_table_privilege(format('%I.%I', schemaname, tablename), 'truncate'))
          then 'may empty tables'
        when has_schema_privilege(current_schema(), 'create') then 'may create tables'
      end as excess
    from pg_roles where rolname = current_user`;
  return row.excess === null ? null : `${row.name} ${row.excess}`;
}
