/**
 * The three ways into the database. One request or task opens one transaction, in one visible
 * place; nothing inside it reaches for the database again or for the world outside.
 * Source: docs/decisions/0003-transactions.md.
 */
import type { Cell } from "../settings/cell.ts";
import { lockTimeoutToSay, sayLockTimeout } from "./callers-lock-timeout.ts";
import {
  type Client,
  connect,
  type DatabaseSettings,
  type DrizzleDb,
  type DrizzleTx,
  type Sql,
  type TransactionSql,
} from "./connect.ts";
import { isInDoubt, meaningOf, outcomeUnknown } from "./errors.ts";
import { inOneFlight } from "./in-one-flight.ts";
import { openPipeline, type Pipeline } from "./pipeline.ts";
import { type Holder, openPlaces, sharesOf } from "./places.ts";
import { retryDeadlocks } from "./retry-deadlocks.ts";
import { retryLocks } from "./retry-locks.ts";
import { openSemaphore, type Semaphore } from "./semaphore.ts";
import { assertOutsideTransaction, markTransaction } from "./transaction-mark.ts";

export { assertOutsideTransaction };

/** One transaction: Drizzle over it, and its own postgres.js client for tagged statements. */
export interface Tx {
  readonly db: DrizzleTx;
  readonly sql: TransactionSql;
  /** The cell whose database this is. */
  readonly cell: Cell;
  /**
   * Of a pipeline alone: sends `commit` in the flight of the statement that was sent last. Where
   * that one fails, the transaction is rolled back.
   */
  readonly commit?: () => Promise<void>;
}

/** The pool without a transaction: each statement sees the newest commits for itself. */
export interface Read {
  readonly db: DrizzleDb;
  readonly sql: Sql;
}

/**
 * The ways into the database. Those of the database itself are for the program's own work, that of
 * its workers above all, which has connections of its own: no crowd of callers takes them.
 */
export interface Database {
  /** The same for what a caller asks, on the connections that callers share. */
  of(caller: Holder): Database;
  /**
   * Runs work in one READ COMMITTED transaction; whatever it throws rolls everything back. The work
   * may run again after a deadlock, so it changes nothing but the database.
   *
   * Refuses: `concurrent_update` when a lock is not to be had, `service_unavailable` when the pool
   * is exhausted, the connection is lost, or the commit was not answered.
   */
  transact<T>(name: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * A connection of its own for sets that follow one another, whose transactions begin with their
   * first statements and may end with their last; it is made when the first set needs it.
   */
  pipeline(name: string): Pipeline;
  /** Reads outside any transaction. */
  read<T>(work: (read: Read) => Promise<T>): Promise<T>;
  /** A transaction of its own for what the world did, kept even when the request is refused. */
  record<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Waits for the statements under way, so long at most, then closes every connection. */
  close(within_seconds?: number): Promise<void>;
}

/** Connections of a pool that transactions leave to reads, so that no crowd stalls a GET. */
const READ_CONNECTIONS = 2;
const WAITING_MAX = 1_000;
const PLACE_WAIT_MS = 5_000;
const CLOSE_WITHIN_SECONDS = 5;
/** A caller's transaction that waits for a lock longer than this gives its place back meanwhile. */
const CALLERS_LOCK_TIMEOUT_MS = 200;

/**
 * Opens the program's database; the connections are made when they are first needed. A test may
 * watch the places that callers take.
 */
export function openDatabase(settings: DatabaseSettings, placesFor = openPlaces): Database {
  const own = openPool(settings);
  const callers = openPool({ ...settings, lock_timeout: CALLERS_LOCK_TIMEOUT_MS });
  const { place_wait_ms: wait_ms_max = PLACE_WAIT_MS } = settings;
  const waits = { waiting_max: WAITING_MAX, wait_ms_max };
  const places = Math.max(1, settings.pool - READ_CONNECTIONS);
  const inOwnPlace = openSemaphore({ places, ...waits });
  const inPlaceOf = placesFor({ ...sharesOf(places), ...waits });
  const pipelines: Pipeline[] = [];

  function pipeline(name: string): Pipeline {
    const opened = openPipeline(settings, name);
    pipelines.push(opened);
    return opened;
  }

  function of(caller: Holder): Database {
    const inPlace: Semaphore = (attempt) => retryLocks(() => inPlaceOf(caller, attempt));
    return { ...waysInto(callers, inPlace), ...shared };
  }

  async function close(within_seconds?: number): Promise<void> {
    await Promise.all([own, callers, ...pipelines].map((opened) => opened.close(within_seconds)));
  }

  const shared = { of, pipeline, close };
  return { ...waysInto(own, inOwnPlace), ...shared };
}

interface Pool {
  readonly client: Client;
  readonly cell: Cell;
  /** What each transaction has to say of its locks, in milliseconds; null where nothing. */
  readonly lockTimeoutToSay: () => Promise<number | null>;
  readonly inReadSlot: Semaphore;
  close(within_seconds?: number): Promise<void>;
}

function openPool(settings: DatabaseSettings): Pool {
  const client = connect(settings);
  // postgres.js pipelines reads over the connections, so only their number is bounded.
  const inReadSlot = openSemaphore({ places: WAITING_MAX, waiting_max: 0, wait_ms_max: 0 });
  const close = (timeout = CLOSE_WITHIN_SECONDS) => client.sql.end({ timeout });
  return {
    ...{ client, cell: settings.cell ?? null, inReadSlot, close },
    lockTimeoutToSay: lockTimeoutToSay(client, settings.lock_timeout ?? null),
  };
}

function waysInto(pool: Pool, inPlace: Semaphore): Pick<Database, "transact" | "read" | "record"> {
  async function transact<T>(name: string, work: (tx: Tx) => Promise<T>): Promise<T> {
    assertOutsideTransaction(`transact "${name}"`);
    return inPlace(() => retryDeadlocks(() => runOnce(pool, name, work)));
  }

  async function read<T>(work: (read: Read) => Promise<T>): Promise<T> {
    assertOutsideTransaction("read");
    return pool
      .inReadSlot(() => work(pool.client))
      .catch((error) => Promise.reject(meaningOf(error)));
  }

  async function record<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    assertOutsideTransaction("record");
    return transact("record", work);
  }

  return { transact, read, record };
}

async function runOnce<T>(
  { client, cell, lockTimeoutToSay }: Pool,
  name: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const mark = markTransaction(name);
  let is_committing = false;
  try {
    const lock_ms = await lockTimeoutToSay();
    return await client.db.transaction(async (db) => {
      const sql = clientOf(db);
      const said = lock_ms === null ? null : sayLockTimeout(sql, lock_ms);
      const working = mark.run(() => work({ db, sql, cell }));
      const outcome = said === null ? await working : (await inOneFlight([working, said]))[0];
      is_committing = true;
      return outcome;
    });
  } catch (error) {
    throw is_committing && isInDoubt(error) ? outcomeUnknown() : error;
  } finally {
    mark.end();
  }
}

/** Drizzle keeps the transaction's own postgres.js client where its types do not show it. */
function clientOf(db: DrizzleTx): TransactionSql {
  return (db as unknown as { session: { client: TransactionSql } }).session.client;
}
