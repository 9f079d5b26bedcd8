/**
 * The three ways into the database. One request or task opens one transaction, in one visible
 * place; nothing inside it reaches for the database again or for the world outside.
 * Source: docs/decisions/0003-transactions.md.
 */
import assert from "node:assert/strict";
import { AsyncLocalStorage } from "node:async_hooks";
import {
  type Client,
  connect,
  type DatabaseSettings,
  type DrizzleDb,
  type DrizzleTx,
  type Sql,
  type TransactionSql,
} from "./connect.ts";
import { DEADLOCK, isConnectionLost, meaningOf, outcomeUnknown, sqlState } from "./errors.ts";
import { openSemaphore } from "./semaphore.ts";

/** One transaction: Drizzle over it, and its own postgres.js client for tagged statements. */
export interface Tx {
  readonly db: DrizzleTx;
  readonly sql: TransactionSql;
}

/** The pool without a transaction: each statement sees the newest commits for itself. */
export interface Read {
  readonly db: DrizzleDb;
  readonly sql: Sql;
}

export interface Database {
  /**
   * Runs work in one READ COMMITTED transaction; whatever it throws rolls everything back. The work
   * may run again after a deadlock, so it changes nothing but the database.
   *
   * Refuses: `concurrent_update` when a lock is not to be had, `service_unavailable` when the pool
   * is exhausted, the connection is lost, or the commit was not answered.
   */
  transact<T>(name: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Reads outside any transaction. */
  read<T>(work: (read: Read) => Promise<T>): Promise<T>;
  /** A transaction of its own for what the world did, kept even when the request is refused. */
  record<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Waits for the statements under way, then closes every connection. */
  close(): Promise<void>;
}

interface Mark {
  readonly name: string;
  open: boolean;
}

const DEADLOCK_RETRIES_MAX = 2;
/** Connections that transactions leave to reads, so that a crowd of sales stalls no GET. */
const READ_CONNECTIONS = 2;
const WAITING_MAX = 1_000;
const WAIT_MS_MAX = 5_000;
const CLOSE_WITHIN_SECONDS = 5;

const marks = new AsyncLocalStorage<Mark>();

/**
 * Fails an assert inside a transaction: opening another one, or talking to the world, while locks
 * are held is a bug wherever it happens.
 */
export function assertOutsideTransaction(what: string): void {
  const mark = marks.getStore();
  assert(!mark?.open, `${what} inside the transaction "${mark?.name}"`);
}

/** Opens the program's database; the connections are made when they are first needed. */
export function openDatabase(settings: DatabaseSettings): Database {
  const client = connect(settings);
  const waits = { waiting_max: WAITING_MAX, wait_ms_max: WAIT_MS_MAX };
  const places = Math.max(1, settings.pool - READ_CONNECTIONS);
  const inTransactionSlot = openSemaphore({ places, ...waits });
  // postgres.js pipelines reads over the connections, so only their number is bounded.
  const inReadSlot = openSemaphore({ places: WAITING_MAX, waiting_max: 0, wait_ms_max: 0 });

  async function transact<T>(name: string, work: (tx: Tx) => Promise<T>): Promise<T> {
    assertOutsideTransaction(`transact "${name}"`);
    return inTransactionSlot(() => retryDeadlocks(() => runOnce(client, name, work)));
  }

  async function read<T>(work: (read: Read) => Promise<T>): Promise<T> {
    assertOutsideTransaction("read");
    return inReadSlot(() => work(client)).catch((error) => Promise.reject(meaningOf(error)));
  }

  async function record<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    assertOutsideTransaction("record");
    return transact("record", work);
  }

  return { transact, read, record, close: () => client.sql.end({ timeout: CLOSE_WITHIN_SECONDS }) };
}

async function retryDeadlocks<T>(attempt: () => Promise<T>): Promise<T> {
  for (let retries = 0; ; retries++) {
    try {
      return await attempt();
    } catch (error) {
      if (sqlState(error) !== DEADLOCK || retries === DEADLOCK_RETRIES_MAX) throw meaningOf(error);
    }
  }
}

async function runOnce<T>(client: Client, name: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const mark: Mark = { name, open: true };
  let is_committing = false;
  try {
    return await client.db.transaction(async (db) => {
      const outcome = await marks.run(mark, work, { db, sql: clientOf(db) });
      is_committing = true;
      return outcome;
    });
  } catch (error) {
    // A statement time-out in COMMIT leaves the same doubt as a lost connection.
    const is_lost = isConnectionLost(error) || sqlState(error)?.startsWith("57") === true;
    throw is_committing && is_lost ? outcomeUnknown() : error;
  } finally {
    mark.open = false;
  }
}

/** Drizzle keeps the transaction's own postgres.js client where its types do not show it. */
function clientOf(db: DrizzleTx): TransactionSql {
  return (db as unknown as { session: { client: TransactionSql } }).session.client;
}
