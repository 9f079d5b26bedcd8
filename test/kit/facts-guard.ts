/**
 * What is kept in memory of callers is compared by the version of their account, and the catalogue
 * by its own. So in every test the database itself refuses a transaction that changes a column of
 * what is kept, or the catalogue, and does not raise the version. The columns are those that
 * `find-callers.ts` reads.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type postgres from "postgres";

const READER = join(
  import.meta.dirname,
  ...["..", "..", "server", "accounts", "keys", "rows", "find-callers.ts"],
);
/** By the name that the statement gives each table. */
const TABLES = { s: "key_secrets", k: "api_keys", a: "accounts", c: "account_clocks" } as const;
type Table = (typeof TABLES)[keyof typeof TABLES];

/** Columns whose changes are found without the version, each with its reason. */
export const FOUND_OTHERWISE: Readonly<Record<string, string>> = {
  "accounts.facts_version": "is the version",
  "accounts.status": "is compared itself",
  "account_clocks.offset_seconds": "is compared itself",
  // A key that expires, or whose grace ends, does so by the clock, which is kept with it.
  "api_keys.status": "matters when it is revoked, which is looked at below",
};

/** The columns that are kept of each table. */
export function keptColumns(): Map<Table, string[]> {
  const [, statement = ""] =
    /select s\.secret_hash,([\s\S]+?)from key_secrets s/.exec(readFileSync(READER, "utf8")) ?? [];
  const named = [...statement.matchAll(/\b([skac])\.(\w+)/g)].map(([, table, column]) => {
    return { table: TABLES[table as keyof typeof TABLES], column: column ?? "" };
  });
  const grouped = Map.groupBy(named, ({ table }) => table);
  return new Map([...grouped].map(([table, of]) => [table, of.map(({ column }) => column)]));
}

/** The tables of the catalogue, and which changes of each are changes of it. */
export const CATALOGUE: Readonly<Record<string, string>> = {
  networks: "insert or update or delete",
  // How far accounts were notified of a change is no part of the catalogue.
  network_states: "insert or update of state, since or delete",
  products: "insert or update or delete",
  product_networks: "insert or update or delete",
};

/** Puts the guard into a migrated database. */
export async function guardFacts(sql: postgres.Sql): Promise<void> {
  await sql.unsafe(FUNCTIONS).simple();
  for (const [table, changes] of Object.entries(CATALOGUE)) {
    await sql.unsafe(catalogueTriggerOf(table, changes)).simple();
  }
  for (const [table, columns] of keptColumns()) {
    const guarded = columns.filter((column) => !(`${table}.${column}` in FOUND_OTHERWISE));
    if (guarded.length > 0) await sql.unsafe(triggerOf(table, guarded)).simple();
  }
}

function triggerOf(table: Table, columns: readonly string[]): string {
  const changed = columns.map((column) => `old.${column} is distinct from new.${column}`);
  if (table === "api_keys") {
    changed.push("(old.status <> new.status and 'revoked' in (old.status, new.status))");
  }
  const owner = table === "accounts" ? "id" : "account_id";
  return `create constraint trigger facts_guard after update on ${table}
    deferrable initially deferred for each row when (${changed.join(" or ")})
    execute function facts_guard.look('${owner}')`;
}

function catalogueTriggerOf(table: string, changes: string): string {
  return `create constraint trigger facts_guard after ${changes} on ${table}
    deferrable initially deferred for each row execute function facts_guard.look_at_catalogue()`;
}

const FUNCTIONS = `
create schema facts_guard;
create function facts_guard.note_catalogue() returns trigger language plpgsql as $$ begin
  perform set_config('facts_guard.catalogue', 'raised', true);
  return null;
end $$;
create function facts_guard.look_at_catalogue() returns trigger language plpgsql as $$ begin
  if coalesce(current_setting('facts_guard.catalogue', true), '') <> 'raised' then
    raise 'the catalogue changed in % without raising its version', tg_table_name;
  end if;
  return null;
end $$;
create trigger catalogue_raised after update on catalogue_versions for each statement
  execute function facts_guard.note_catalogue();
create function facts_guard.note() returns trigger language plpgsql as $$ begin
  perform set_config('facts_guard.raised',
    coalesce(current_setting('facts_guard.raised', true), '') || new.id, true);
  return null;
end $$;
create function facts_guard.look() returns trigger language plpgsql as $$
declare
  row jsonb := to_jsonb(case tg_op when 'DELETE' then old else new end);
  raised text := coalesce(current_setting('facts_guard.raised', true), '');
begin
  -- The caps of a key that this transaction makes are nobody's yet.
  if tg_table_name = 'key_caps' and exists (
    select from api_keys key where key.id = (row ->> 'key_id')::uuid
      and key.xmin = pg_current_xact_id()::xid and key.event_sequence <= 1
  ) then
    return null;
  end if;
  if position(row ->> tg_argv[0] in raised) = 0 then
    raise 'what is kept of callers changed in % without raising the version', tg_table_name;
  end if;
  return null;
end $$;
create trigger facts_raised after update on accounts for each row
  when (old.facts_version <> new.facts_version) execute function facts_guard.note();
create trigger account_made after insert on accounts for each row
  execute function facts_guard.note();
create constraint trigger facts_guard_caps after insert or delete on key_caps
  deferrable initially deferred for each row execute function facts_guard.look('account_id');
create constraint trigger facts_guard_gone after delete on key_secrets
  deferrable initially deferred for each row execute function facts_guard.look('account_id');
`;
