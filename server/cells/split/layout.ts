import type { Read, Tx } from "#platform/db/transaction";

/** A table whose rows belong to accounts, as the database itself has it. */
export interface MovingTable {
  readonly name: string;
  /** By which a row belongs to an account. */
  readonly column: "account_id" | "id";
  /** Whether that column is in the primary key, as updates and deletes are filtered by it. */
  readonly is_in_key: boolean;
  readonly has_lease: boolean;
  /** Whether rows point at others of the same table. */
  readonly is_own_target: boolean;
}

/** A reference to a table that belongs to no account. */
export interface OuterReference {
  readonly table: string;
  readonly columns: readonly string[];
  readonly target: string;
  readonly target_columns: readonly string[];
}

/** Every table of accounts, what points before what it points at. */
export async function readMovingTables({ sql }: Pick<Read | Tx, "sql">): Promise<MovingTable[]> {
  const tables = await sql<MovingTable[]>`
    select class.relname as name, attname as "column",
      exists (select from pg_index where indrelid = class.oid and indisprimary
        and attnum = any(indkey)) as is_in_key,
      exists (select from pg_attribute lease where lease.attrelid = class.oid
        and lease.attname = 'lease_until') as has_lease,
      exists (select from pg_constraint where contype = 'f' and conrelid = class.oid
        and confrelid = class.oid) as is_own_target
    from pg_class class join pg_attribute on attrelid = class.oid
    where relnamespace = current_schema()::regnamespace and relkind = 'r'
      and relname <> 'account_moves' and attnotnull
      and attname = case relname when 'accounts' then 'id' else 'account_id' end
    order by relname`;
  const pointing = await sql<{ table: string; target: string }[]>`
    select conrelid::regclass::text as "table", confrelid::regclass::text as target
    from pg_constraint where contype = 'f' and conrelid <> confrelid`;
  return inOrder(tables, pointing);
}

/** The references of these tables to the ones that stay. */
export async function readOuterReferences(
  { sql }: Pick<Read | Tx, "sql">,
  tables: readonly MovingTable[],
): Promise<OuterReference[]> {
  const names = tables.map(({ name }) => name);
  const all = await sql<OuterReference[]>`
    select conrelid::regclass::text as "table", confrelid::regclass::text as target,
      array(select attname::text from unnest(conkey) with ordinality as key(at, place)
        join pg_attribute on attrelid = conrelid and attnum = at order by place) as columns,
      array(select attname::text from unnest(confkey) with ordinality as key(at, place)
        join pg_attribute on attrelid = confrelid and attnum = at order by place)
        as target_columns
    from pg_constraint where contype = 'f'`;
  return all.filter(({ table, target }) => names.includes(table) && !names.includes(target));
}

function inOrder(
  tables: readonly MovingTable[],
  pointing: readonly { table: string; target: string }[],
): MovingTable[] {
  const ordered: MovingTable[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const targets = new Set(
      pointing
        .filter(({ table }) => left.some((one) => one.name === table))
        .map((one) => one.target),
    );
    const free = left.filter(({ name }) => !targets.has(name));
    if (free.length === 0) {
      throw new Error(`tables point at each other: ${left.map(({ name }) => name).join(", ")}`);
    }
    ordered.push(...free);
    left = left.filter((one) => !free.includes(one));
  }
  return ordered;
}
