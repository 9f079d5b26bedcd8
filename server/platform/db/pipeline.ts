/**
 * Transactions of two flights: `begin` travels with the first statements, and `commit` with the
 * last one. A pipeline keeps one connection to itself, so that its statements are sent in the order
 * of the program, and nobody else's come between them.
 * Source: docs/decisions/0003-transactions.md.
 */
import assert from "node:assert/strict";
import { drizzle } from "drizzle-orm/postgres-js";
import type postgres from "postgres";
import { type Client, connect, type DatabaseSettings, type DrizzleTx } from "./connect.ts";
import { isConnectionLost, isInDoubt, outcomeUnknown, withoutStatement } from "./errors.ts";
import { retryDeadlocks } from "./retry-deadlocks.ts";
import type { Tx } from "./transaction.ts";
import { guardEnds, SentBehindCommit, type TransactionEnds } from "./transaction-end.ts";
import { assertOutsideTransaction, markTransaction } from "./transaction-mark.ts";

export interface Pipeline {
  /**
   * Runs work in one READ COMMITTED transaction, one at a time. The work sends its statements with
   * `.execute()` or awaits them: one that is merely made goes out a turn later, behind a commit.
   *
   * Refuses: as `transact`; nothing is in doubt before the commit was sent.
   */
  run<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  close(within_seconds?: number): Promise<void>;
}

/** The connection that a pipeline holds until it is lost. */
interface Line {
  readonly client: Client;
  readonly sql: postgres.ReservedSql;
  readonly ends: TransactionEnds;
  readonly cell: Tx["cell"];
  readonly db: DrizzleTx;
  /** False once the connection is gone, or its transaction cannot be known to have ended. */
  is_sound: boolean;
  /** True once it was lost before a commit was sent: nothing can have been written. */
  is_lost_unsent: boolean;
}

/** The transaction was found rolled back at its end, because one of its statements had failed. */
const RolledBack = new Error("The transaction was rolled back.");
const CLOSE_WITHIN_SECONDS = 1;

/** Opens a pipeline; its connection is made when it is first needed, and again after a loss. */
export function openPipeline(settings: DatabaseSettings, name: string): Pipeline {
  let line: Line | null = null;
  let is_busy = false;

  async function runOnce<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    if (line?.is_sound !== true) line = await openLine(settings);
    const held = line;
    try {
      return await runOn(held, name, work);
    } finally {
      if (!held.is_sound) void closeLine(held);
    }
  }

  /** What was lost with its connection, unwritten, is done once more on the next one. */
  async function runAgainWhenLost<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    try {
      return await runOnce(work);
    } catch (error) {
      if (line?.is_lost_unsent !== true) throw error;
    }
    return await runOnce(work);
  }

  return {
    async run(work) {
      assertOutsideTransaction(`pipeline "${name}"`);
      assert(!is_busy, `The pipeline "${name}" runs one transaction at a time.`);
      is_busy = true;
      try {
        return await retryDeadlocks(() => runAgainWhenLost(work));
      } finally {
        is_busy = false;
      }
    },
    async close(within_seconds) {
      if (line !== null) await closeLine(line, within_seconds);
    },
  };
}

async function openLine(settings: DatabaseSettings): Promise<Line> {
  let line: Line | null = null;
  const client = connect({ ...settings, pool: 1 }, () => {
    if (line !== null) line.is_sound = false;
  });
  try {
    const sql = await client.sql.reserve();
    // Drizzle reads the options of the client that it is given; a reserved connection shows none.
    const ends = guardEnds(Object.assign(sql, { options: client.sql.options }));
    const db = drizzle(ends.sql) as unknown as DrizzleTx;
    line = {
      client,
      sql,
      ends,
      db,
      cell: settings.cell ?? null,
      is_sound: true,
      is_lost_unsent: false,
    };
    return line;
  } catch (error) {
    client.sql.end({ timeout: 0 }).catch(() => undefined);
    throw error;
  }
}

async function closeLine({ client, sql }: Line, timeout = CLOSE_WITHIN_SECONDS): Promise<void> {
  sql.release();
  await client.sql.end({ timeout }).catch(() => undefined);
}

async function runOn<T>(line: Line, name: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { db, cell } = line;
  const sql = line.ends.sql as unknown as Tx["sql"];
  const mark = markTransaction(name);
  const sent: Sent = { unbegun: null, committed: null };
  try {
    const begun = begin(line, sent);
    // On a connection that is known to be gone no commit is sent, and so none is in doubt.
    const commit = async () => {
      if (line.is_sound) sent.committed ??= commitOn(line);
      await (sent.committed ?? begun);
    };
    const outcome = await mark.run(() => work({ db, sql, cell, commit }));
    await begun;
    await commit();
    return outcome;
  } catch (error) {
    throw await errorOf(line, sent.unbegun ?? error, sent.committed);
  } finally {
    mark.end();
  }
}

/** What is known of the ends of a transaction. */
interface Sent {
  /** Why it did not begin. */
  unbegun: unknown;
  /** Null before its commit was sent. */
  committed: Promise<void> | null;
}

/**
 * Sends `begin` and does not wait. Should it fail, the statements behind it would each be a
 * transaction of their own: the connection is given up before its answer lets any of them be made.
 */
function begin(line: Line, sent: Sent): Promise<unknown> {
  const begun = line.ends.begin().execute();
  begun.catch((error) => {
    sent.unbegun = error;
    line.is_sound = false;
    line.sql.release();
  });
  return begun;
}

async function commitOn(line: Line): Promise<void> {
  const { command } = await line.ends
    .commit()
    .execute()
    .catch((error) => {
      line.is_sound = false;
      throw error;
    });
  if (command !== "COMMIT") throw RolledBack;
}

/** What the failure of a transaction means, once it is known how the transaction ended. */
async function errorOf(line: Line, error: unknown, committed: Sent["committed"]): Promise<unknown> {
  if (committed === null) {
    await line.ends.rollback().catch(() => {
      line.is_sound = false;
    });
    line.is_lost_unsent = isConnectionLost(error);
    return error;
  }
  const failure = await committed.then(
    () => null,
    (cause: unknown) => cause,
  );
  if (withoutStatement(error) === SentBehindCommit) return SentBehindCommit;
  // What fails behind a commit leaves the caller without his answer, as a lost connection does.
  return failure === null || isInDoubt(failure) ? outcomeUnknown() : error;
}
