/** Brings the tables up to date: reviewed SQL, forward only, one program at a time. */
import { join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate as applyMigrations } from "drizzle-orm/postgres-js/migrator";
import { SettingError } from "../setting-error.ts";
import { connect, type Sql } from "./connect.ts";
import { complaintOfPooler, hasPooler } from "./pooler.ts";

/** Whose rows a database holds: none yet, a sandbox's of ours, or somebody else's. */
export type DatabaseHolder = "nobody" | "sandbox" | "others";

/** How the tables compare with what this program knows. */
export type TablesState = "missing" | "older" | "current" | "newer" | "of_another_draft";

const MIGRATIONS = join(import.meta.dirname, "..", "..", "migrations");
/**
 * Any number, the same in every program of this project: three starts at once fail without a lock.
 */
const ADVISORY_LOCK = 7_315_204_118;
/** Stands as a comment on the schema of the migrations, in databases that a sandbox has seeded. */
const SANDBOX_MARK = "svc sandbox";

/** Applies the migrations that the database does not have yet; says whether there were any. */
export async function migrate(database_url: string): Promise<boolean> {
  return withOneConnection(database_url, async (sql) => {
    if (!(await isPending(sql))) return false;
    if (await hasPooler(sql)) {
      throw new SettingError(
        "A pooler stands before the database, and a migration needs a session of its own: set " +
          "SVC_OWNER_URL to PostgreSQL itself, or DATABASE_URL in a sandbox.",
      );
    }
    // A migration takes as long as it takes, and waits for the locks it needs.
    await sql`set statement_timeout = 0`;
    await sql`set lock_timeout = 0`;
    await sql`select pg_advisory_lock(${ADVISORY_LOCK})`;
    if (!(await isPending(sql))) return false;
    // A search for any part of a name is by trigrams, within one account. Both are trusted.
    await sql`create extension if not exists pg_trgm`;
    await sql`create extension if not exists btree_gin`;
    await applyMigrations(drizzle(sql), { migrationsFolder: MIGRATIONS });
    return true;
  });
}

/** True when the program knows migrations that the database does not have. */
export function hasPendingMigrations(database_url: string): Promise<boolean> {
  return withOneConnection(database_url, isPending);
}

/** What a pooler before the database loses, as a sentence, or null. */
export function complaintOfWay(database_url: string): Promise<string | null> {
  return withOneConnection(database_url, (sql) => complaintOfPooler(sql, database_url));
}

/** Says whose rows the database holds. Source: docs/decisions/0002-database.md. */
export function holderOf(database_url: string): Promise<DatabaseHolder> {
  return withOneConnection(database_url, async (sql) => {
    const [found] = await sql<{ mark: string | null; tables: number }[]>`
      select obj_description(to_regnamespace('drizzle'), 'pg_namespace') as mark,
        (select count(*)::int from pg_class join pg_namespace on pg_namespace.oid = relnamespace
         where relkind in ('r', 'p') and nspname not in ('pg_catalog', 'information_schema')
           and nspname not like 'pg_toast%') as tables`;
    if (found?.mark === SANDBOX_MARK) return "sandbox";
    return found?.tables === 0 ? "nobody" : "others";
  });
}

/** Remembers in the database itself that its rows are a sandbox's. */
export function markAsSandbox(database_url: string): Promise<void> {
  return withOneConnection(database_url, async (sql) => {
    await sql.unsafe(`comment on schema drizzle is '${SANDBOX_MARK}'`);
  });
}

/** Compares the migrations that were applied with those that the program knows. */
export async function readTablesState(sql: Sql): Promise<TablesState> {
  const known = knownMigrations();
  const newest_ms = Math.max(...known.map(({ folderMillis }) => folderMillis));
  const [table] = await sql`select to_regclass('drizzle.__drizzle_migrations') as name`;
  if (table?.name === null) return "missing";
  const [applied] = await sql<{ hash: string; created_at: string }[]>`
    select hash, created_at from drizzle.__drizzle_migrations order by created_at desc limit 1`;
  if (applied === undefined) return "missing";
  const applied_ms = Number(applied.created_at);
  if (applied_ms > newest_ms) return "newer";
  if (applied_ms === newest_ms) return "current";
  return known.some(({ hash }) => hash === applied.hash) ? "older" : "of_another_draft";
}

let read_migrations: ReturnType<typeof readMigrationFiles> | null = null;

/** Read once: who asks whether a program is ready asks often. */
function knownMigrations() {
  read_migrations ??= readMigrationFiles({ migrationsFolder: MIGRATIONS });
  return read_migrations;
}

async function isPending(sql: Sql): Promise<boolean> {
  const state = await readTablesState(sql);
  if (state !== "of_another_draft") return state === "missing" || state === "older";
  throw new SettingError(
    "The tables were made by another draft of the first migration: start with --reset.",
  );
}

/** Session locks and settings live as long as the connection, so there is one, and it is closed. */
async function withOneConnection<T>(
  database_url: string,
  work: (sql: Sql) => Promise<T>,
): Promise<T> {
  const { sql } = connect({ database_url, pool: 1, application_name: "svc migrate" });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
}
