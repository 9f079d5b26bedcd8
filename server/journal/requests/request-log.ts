import { insertMany } from "#platform/db/insert-many";
import type { Database, Tx } from "#platform/db/transaction";
import type { Log } from "#platform/log";
import { keptBody, keptQuery, shortened, withoutKeys } from "./mask.ts";
import { packBodies } from "./pack-bodies.ts";
import { type RequestLogRow, requestBodies, requestLogs } from "./tables.ts";

/**
 * A small loss on a kill is the price of no round trip in the request. What is packed together is
 * much alike: the more of it, the fewer bytes a body.
 * Source: docs/decisions/0006-config-logging-versions.md.
 */
const FLUSH_MS = 1_000;
/** Rows a statement; the rest follows in the next. */
const ROWS_MAX = 2_000;
/** While the database is away, older lines give way to newer ones past this many. */
const WAITING_MAX = 20_000;
const TEXT_CHARACTERS_MAX = 2_048;

/** The log of requests, written behind them. */
export interface RequestLog {
  note(row: RequestLogRow): void;
  /** Writes what waits, and returns when it is written or lost. */
  flush(): Promise<void>;
  /** Stops the clock of the log and writes what waits. */
  close(): Promise<void>;
}

/**
 * Opens the log of this program. `also` runs in the transaction of each write with the rows it
 * writes, for what follows from them in modules above.
 *
 * Writes: request_logs and request_bodies, in bulk.
 */
export function openRequestLog(given: {
  readonly database: Pick<Database, "transact">;
  readonly log: Log;
  readonly also: (tx: Tx, rows: readonly RequestLogRow[]) => Promise<void>;
}): RequestLog {
  let waiting: RequestLogRow[] = [];
  let writing: Promise<void> = Promise.resolve();
  const timer = setInterval(() => void flush(), FLUSH_MS);
  timer.unref();

  async function write(rows: RequestLogRow[]): Promise<void> {
    try {
      const { lines, packs } = await packBodies(rows);
      await given.database.transact("write request log", async (tx) => {
        await Promise.all([
          insertMany(tx, requestLogs, lines),
          insertMany(tx, requestBodies, packs),
        ]);
        await given.also(tx, rows);
      });
    } catch (err) {
      given.log.warn({ err, count: rows.length }, "lines of the request log are lost");
    }
  }

  /** What waits by now. What comes during the writes waits for the next time, to be packed well. */
  async function writeAll(): Promise<void> {
    for (let left = waiting.length; left > 0 && waiting.length > 0; left -= ROWS_MAX) {
      const rows = waiting.slice(0, Math.min(ROWS_MAX, left));
      waiting = waiting.slice(rows.length);
      await write(rows);
    }
  }

  /** One write at a time; a call during one waits for what it finds. */
  function flush(): Promise<void> {
    if (waiting.length === 0) return writing;
    writing = writing.then(writeAll);
    return writing;
  }

  return {
    note(row) {
      if (waiting.length >= WAITING_MAX) waiting = waiting.slice(WAITING_MAX / 2);
      waiting.push(masked(row));
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}

function masked(row: RequestLogRow): RequestLogRow {
  return {
    ...row,
    path: shortened(row.path, TEXT_CHARACTERS_MAX),
    query: keptQuery(row.query, TEXT_CHARACTERS_MAX),
    idempotency_key: row.idempotency_key ? withoutKeys(row.idempotency_key) : null,
    request_body: keptBody(row.request_body),
    response_body: keptBody(row.response_body),
  };
}
