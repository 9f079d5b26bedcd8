/**
 * Keeps the alarms that a program raises. The log is told of each, with its fields by name, so
 * nothing has to say the same twice; rows follow a moment later, and wait while the database does.
 */
import { sql } from "drizzle-orm";
import type { Alarm } from "#platform/alarm";
import type { Database, Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { hearLog } from "#platform/hear-log";
import { formatId, mintId } from "#platform/ids";
import type { Log } from "#platform/log";
import { raisedAlarms } from "./tables.ts";

interface Told {
  readonly alarm?: Alarm;
  readonly mode?: "test" | "live" | null;
  readonly account_id?: string;
  readonly object_id?: string;
  readonly send_id?: string;
  readonly row_id?: string;
  readonly queue?: string;
}

/** An alarm that has no row yet. */
interface Waiting {
  readonly alarm: Alarm;
  readonly account: string;
  readonly object: string;
}

const WRITE_EVERY_MS = 1_000;
/** What comes on top is in the log alone: the first say what is wrong. */
const WAITING_MAX = 500;

/** The log to use from now on, and how to end it. */
export interface KeptAlarms {
  readonly log: Log;
  /** Writes what waits. */
  readonly write: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Wraps a log; its children keep alarms too. Writes: raised_alarms. */
export function keepAlarms(log: Log, database: Pick<Database, "record">): KeptAlarms {
  const waiting: Waiting[] = [];
  async function write(): Promise<void> {
    const taken = waiting.splice(0);
    if (taken.length === 0) return;
    const [written] = await Promise.allSettled([database.record((tx) => writeAlarms(tx, taken))]);
    if (written.status === "rejected") waiting.unshift(...taken);
  }
  const timer = setInterval(() => void write(), WRITE_EVERY_MS);
  timer.unref();
  function hear(line: Told): void {
    const told = alarmIn(line);
    if (told !== null && waiting.length < WAITING_MAX) waiting.push(told);
  }
  return {
    ...{ log: hearLog(log, hear), write },
    async stop() {
      clearInterval(timer);
      await write();
    },
  };
}

/** Testers may cause as many in test mode as they like. */
function alarmIn(line: Told): Waiting | null {
  const { alarm, mode, account_id, object_id, send_id, row_id, queue } = line;
  if (alarm === undefined || mode === "test") return null;
  const object = [object_id, send_id, row_id, queue].find((one) => one !== undefined) ?? "";
  return { alarm, account: account_id === undefined ? "" : formatId("acct", account_id), object };
}

/** The same alarm about the same thing is one row, until somebody ends it. */
async function writeAlarms(tx: Tx, told: readonly Waiting[]): Promise<void> {
  const now = await transactionTime(tx);
  for (const one of told) {
    const row = { ...one, id: mintId(now), count: 1, first_at: now, last_at: now };
    await tx.db
      .insert(raisedAlarms)
      .values(row)
      .onConflictDoUpdate({
        target: [raisedAlarms.alarm, raisedAlarms.account, raisedAlarms.object],
        targetWhere: sql`ended_at is null`,
        set: { count: sql`${raisedAlarms.count} + 1`, last_at: now },
      });
  }
}
