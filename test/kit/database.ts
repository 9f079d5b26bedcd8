import { type Database, openDatabase } from "@svc/server/platform/db/transaction.ts";
import postgres from "postgres";
import { inject } from "vitest";
import { HANGING_MS } from "./time-limit.ts";

/** The database of this worker: a copy of the migrated template, made when a test first asks. */
export interface TestDatabase {
  readonly database: Database;
  /** As `DATABASE_URL`, for programs that a test starts. */
  readonly url: string;
}

const POOL = 10;
/**
 * No caller in a process of tests is refused for having waited for a place: how long that takes is
 * the machine's business, and a caller that waits without end hangs. Refusals have databases of
 * their own.
 */
export const PATIENT = { place_wait_ms: HANGING_MS };

let opened: Promise<TestDatabase> | null = null;

/** Opens this worker's database, the same one for every test file that has none of its own. */
export function testDatabase(): Promise<TestDatabase> {
  opened ??= ownDatabase(`worker_${process.env.VITEST_POOL_ID}`);
  return opened;
}

/** Puts a database in the place of the worker's own; returns what puts it back. */
export function withDatabase(own: TestDatabase): () => void {
  const before = opened;
  opened = Promise.resolve(own);
  return () => {
    opened = before;
  };
}

/** Opens a database that no other test uses, for tests that change more than rows of their own. */
export async function ownDatabase(name: string): Promise<TestDatabase> {
  const url = await makeDatabase(name);
  return { url, database: openDatabase({ database_url: url, pool: POOL, ...PATIENT }) };
}

/** Makes a fresh copy of a template, the migrated one if not said, and answers its URL. */
export async function makeDatabase(
  name: string,
  template = databaseName(inject("template_url")),
): Promise<string> {
  await onServer(async (sql) => {
    // A worker that is started anew after a crash finds its old copy.
    await sql`drop database if exists ${sql(name)} with (force)`;
    // Files that are copied as they are take half of the processor that pages and their log take.
    await sql`create database ${sql(name)} template ${sql(template)} strategy file_copy`;
    // Connections live for a second, and would plan each of the first five executions.
    await sql`alter database ${sql(name)} set plan_cache_mode = 'force_generic_plan'`;
  });
  return urlOf(inject("template_url"), name);
}

/** Runs statements on the run's server, outside of every test database. */
export async function onServer<T>(work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const { host, user } = serverOf(inject("template_url"));
  const sql = postgres({ host, user, database: "postgres", max: 1, onnotice: () => {} });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

function serverOf(database_url: string): { host: string; user: string } {
  const url = new URL(database_url);
  return { host: url.searchParams.get("host") ?? url.hostname, user: url.username };
}

function databaseName(database_url: string): string {
  return new URL(database_url).pathname.slice(1);
}

function urlOf(database_url: string, name: string): string {
  const url = new URL(database_url);
  url.pathname = `/${name}`;
  return url.href;
}
