import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import type { Cell } from "../settings/cell.ts";

/** The one postgres.js client of the program, and Drizzle over it. */
export interface Client {
  readonly sql: Sql;
  readonly db: DrizzleDb;
}

// biome-ignore lint/complexity/noBannedTypes: postgres.js calls "no custom types" {}.
export type Sql = postgres.Sql<{}>;
// biome-ignore lint/complexity/noBannedTypes: as above.
export type TransactionSql = postgres.TransactionSql<{}>;
export type DrizzleDb = PostgresJsDatabase<Record<string, never>>;
export type DrizzleTx = Parameters<Parameters<DrizzleDb["transaction"]>[0]>[0];

export interface DatabaseSettings {
  /** As `DATABASE_URL`; `?host=/folder` names the folder of a Unix socket. */
  readonly database_url: string;
  /** How many connections the program may hold. */
  readonly pool: number;
  /** What the server's own views call these connections. */
  readonly application_name?: string;
  /** How long a lock is waited for, if not as long as anybody does. Units: milliseconds. */
  readonly lock_timeout?: number;
  /** How long a place is waited for, if not as long as anybody does. Units: milliseconds. */
  readonly place_wait_ms?: number;
  /** The cell whose database it is, if it is one of several. */
  readonly cell?: Cell;
}

const CONNECT_TIMEOUT_SECONDS = 5;
/**
 * After a failed connection the next try waits this long at most, so an outage ends soon after it
 * ends.
 */
const BACKOFF_SECONDS_MAX = 1;

/**
 * What each connection is told at its start, in milliseconds. A lock is waited for 2 s at most, a
 * statement runs 10 s, and a transaction whose program hangs is ended after 15 s.
 * Source: docs/decisions/0003-transactions.md.
 * The time zone is what `readInstant` relies on. No statement is compiled: a standard PostgreSQL
 * does that by default, and the night watch, whose statements are long, spent more on it than on
 * its work. Pages are read from a disk without arms or from memory: with PostgreSQL's own cost of a
 * page that an index leads to, it reads a whole table for the month of one key.
 * Source: docs/decisions/0113-days-of-keys-and-ledgers.md.
 */
const STARTUP_PARAMETERS = {
  TimeZone: "UTC",
  lock_timeout: 2_000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 15_000,
  jit: "off",
  random_page_cost: "1.1",
};

/**
 * Opens the pool; connections are made when the first statements need them. `onclose` hears of each
 * that is gone.
 */
export function connect(settings: DatabaseSettings, onclose: () => void = () => {}): Client {
  const { url, host } = takeSocketFolder(settings.database_url);
  const { application_name = "svc", lock_timeout = STARTUP_PARAMETERS.lock_timeout } = settings;
  const sql = postgres(url, {
    ...(host === null ? {} : { host }),
    max: settings.pool,
    connect_timeout: CONNECT_TIMEOUT_SECONDS,
    backoff: (retries: number) => Math.min(0.05 * 2 ** retries, BACKOFF_SECONDS_MAX),
    onnotice: ignoreNotice,
    onclose,
    connection: { application_name, ...STARTUP_PARAMETERS, lock_timeout },
  });
  return { sql, db: drizzle(sql) };
}

/**
 * libpq reads the folder of a socket from the query of a URL; postgres.js takes it as an option.
 */
function takeSocketFolder(database_url: string): { url: string; host: string | null } {
  const url = new URL(database_url);
  const host = url.searchParams.get("host");
  url.searchParams.delete("host");
  return { url: url.href, host };
}

/**
 * Notices say what statements of ours found done ("already exists, skipping"); nobody acts on them.
 */
function ignoreNotice(): void {}
