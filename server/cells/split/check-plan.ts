import type { Database } from "#platform/db/transaction";
import { lowestId } from "#platform/ids";
import { SettingError } from "#platform/setting-error";
import { readMovingTables } from "./layout.ts";
import { readMovers, SPLIT, type Split } from "./split.ts";

interface Server {
  readonly version: number;
  readonly wal_level: string;
  readonly free_slots: number;
  readonly may_replicate: boolean;
  readonly may_subscribe: boolean;
  readonly owns_tables: boolean;
  readonly place: string;
  readonly migrations: string;
}

/** What keeps a split from being possible, a sentence each; nothing is changed. */
export async function complaintsOfPlan(
  { source, target }: Pick<Split, "source" | "target">,
  ids: readonly string[],
): Promise<string[]> {
  const [here, there] = await Promise.all([readServer(source), readServer(target)]);
  const left = await leftovers(target, ids);
  const odd = await oddTables(source);
  const arriving = await target.read(readMovers);
  const checks: [boolean, string][] = [
    [here.place === there.place, "The new cell is this very database."],
    [here.version < 15, "PostgreSQL 15 or later filters rows; this one is older."],
    [here.wal_level !== "logical", "Set wal_level = logical here, and restart this PostgreSQL."],
    [here.free_slots < 1, "Raise max_replication_slots here: none is free."],
    [!here.may_replicate, "The user of SVC_OWNER_URL needs the attribute replication."],
    [!here.owns_tables, "Set SVC_OWNER_URL to the owner of the tables of this database."],
    [!there.owns_tables, "--target-file names no owner of the tables of the new cell."],
    [!there.may_subscribe, "The user of --target-file may not create subscriptions."],
    [here.migrations !== there.migrations, "Both databases must have the same migrations."],
    [arriving !== null, "The new cell is in a move itself: finish that, or --give-up."],
    [left.length > 0, `The new cell has rows of these accounts: ${left.join(", ")}.`],
    [odd.length > 0, `No subscription carries what these tables do: ${odd.join(", ")}.`],
  ];
  return checks.filter(([is_wrong]) => is_wrong).map(([, sentence]) => sentence);
}

async function readServer(database: Database): Promise<Server> {
  const [found] = await database.read(
    ({ sql }) => sql<Server[]>`
      select current_setting('server_version_num')::int / 10000 as version,
        current_setting('wal_level') as wal_level,
        current_setting('max_replication_slots')::int
          - (select count(*)::int from pg_replication_slots where slot_name <> ${SPLIT})
          as free_slots,
        rolsuper or rolreplication as may_replicate,
        rolsuper or exists (select from pg_roles subscriber
          where subscriber.rolname = 'pg_create_subscription'
            and pg_has_role(subscriber.oid, 'usage')) as may_subscribe,
        not exists (select from pg_tables where schemaname = current_schema()
          and not pg_has_role(tableowner::regrole, 'usage')) as owns_tables,
        (select system_identifier from pg_control_system()) || '/' || current_database() as place,
        (select string_agg(hash, ',' order by id) from drizzle.__drizzle_migrations) as migrations
      from pg_roles where rolname = current_user`,
  );
  if (found === undefined) throw new Error("a server says nothing of its user");
  return found;
}

async function leftovers(target: Database, ids: readonly string[]): Promise<string[]> {
  const tables = await target.read(readMovingTables);
  const names: string[] = [];
  for (const { name, column } of tables) {
    const [found] = await target.read(
      ({ sql }) =>
        sql`select from ${sql(name)} where ${sql(column)} = any(${[...ids]}::uuid[]) limit 1`,
    );
    if (found !== undefined) names.push(name);
  }
  return names;
}

/**
 * Columns that the database numbers, and triggers, which no row of a subscription fires. What it
 * makes of other columns of a row it makes in each cell, and both cells are compared.
 */
async function oddTables(source: Database): Promise<string[]> {
  const names = (await source.read(readMovingTables)).map(({ name }) => name);
  const found = await source.read(
    ({ sql }) => sql<{ name: string }[]>`
      select distinct relname as name from pg_class
      where relname = any(${names}::text[]) and relnamespace = current_schema()::regnamespace
        and (exists (select from pg_attribute where attrelid = pg_class.oid
            and attidentity <> '')
          or exists (select from pg_trigger where tgrelid = pg_class.oid and not tgisinternal
            and tgname not like 'svc\\_%'))`,
  );
  return found.map(({ name }) => name);
}

/**
 * A process of the new cell that was started before the keys of the source were named there may
 * lack them, and could not open what it is to work on.
 *
 * Refuses, as a `SettingError`: such a process.
 */
export async function refuseOldProcesses({ source, target }: Split): Promise<void> {
  const needed = await source.read(
    ({ sql }) => sql<{ key_id: string }[]>`
      select key_id from sealing_keys where retired_at is null`,
  );
  for (const { key_id } of needed) {
    const [shared] = await target.read(
      ({ sql }) => sql<{ used_ms: number }[]>`
        select extract(epoch from used_at)::float8 * 1000 as used_ms from sealing_keys
        where key_id = ${key_id}`,
    );
    const [old] = await target.read(
      ({ sql }) => sql`
        select from processes where sealing_key_id <> ${key_id}
          and id < ${lowestId(Math.floor(shared?.used_ms ?? 0))}
          and seen_at > svc_now() - interval '15 seconds' limit 1`,
    );
    if (old !== undefined) {
      throw new SettingError(
        `Restart the processes of the new cell with the key ${key_id} too: SVC_SECRET_KEY=own,key.`,
      );
    }
  }
}
