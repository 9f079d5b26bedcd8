import { and, eq } from "drizzle-orm";
import { lockClocksForShare } from "#accounts/account";
import type { Database, Tx } from "#platform/db/transaction";
import { leaseRows } from "#platform/lease-rows";
import type { Log } from "#platform/log";
import {
  type LeaseScope,
  LIVE_FIRST,
  type Queue,
  type RowName,
  readDueRows,
} from "#platform/queue";
import { type WorkerDefinition, wakeWorkers } from "#platform/worker";
import { BATCH_LINES_QUEUE } from "#sales/batches";
import { schedules, scheduleWork } from "../rows/tables.ts";
import { IS_DUE, SCHEDULE_TABLE, SCHEDULES_QUEUE, wakeCovered } from "../rows/work.ts";
import { type DueSchedule, stepSchedule } from "./step-schedule.ts";

/** What the worker of schedules is handed. */
interface ScheduleWorkerDeps {
  readonly database: Pick<Database, "transact">;
  readonly log: Log;
}

/** One schedule a transaction: those of several accounts take turns, by their due times. */
const AT_ONCE = 1;
/** Of so many that are due the first is taken that nobody else has. */
const LOOKED_AT = 8;
const POLL_MS = 1_000;

/** The queue of schedules: leasing one takes its next step, in the same transaction. */
const SCHEDULES: Queue<RowName> = {
  name: SCHEDULES_QUEUE,
  modes: LIVE_FIRST,
  readDue: (tx, scope) => readDueRows(tx, SCHEDULE_TABLE, scope),
  lease: stepDue,
};

/**
 * The worker that runs schedules. A step is one transaction, which talks to nobody: a process that
 * dies leaves the schedule as it was before the step, and due. Any number may run it.
 */
export function scheduleWorker(deps: ScheduleWorkerDeps): WorkerDefinition<RowName, null> {
  return {
    name: SCHEDULES_QUEUE,
    concurrency: AT_ONCE,
    poll_ms: POLL_MS,
    async lease(limit) {
      const stepped = await stepSome(deps, limit);
      if (stepped.length > 0) wakeWorkers(BATCH_LINES_QUEUE);
      return stepped;
    },
    talk: async () => null,
    settle: async () => {},
    quarantine: async () => {},
  };
}

/** Runs that wait are compared with the Credit once nothing else is due: not at every step. */
async function stepSome(deps: ScheduleWorkerDeps, limit: number): Promise<RowName[]> {
  const stepped = await leaseRows(deps, SCHEDULES, { limit });
  if (stepped.length > 0) return stepped;
  const woken = await deps.database.transact("wake schedules that wait for Credit", wakeCovered);
  return woken === 0 ? [] : await leaseRows(deps, SCHEDULES, { limit });
}

async function stepDue(tx: Tx, scope: LeaseScope): Promise<RowName[]> {
  const due = await readDueRows(tx, SCHEDULE_TABLE, { ...scope, limit: LOOKED_AT });
  const ids = due.map(({ account_id }) => account_id);
  // A clock that is being moved takes its schedules out of the set; they are due all the same.
  const clocks = await lockClocksForShare(tx, ids, { skip_moving: true });
  for (const name of due) {
    const clock = clocks.get(name.account_id);
    const found = clock === undefined ? null : await lockDueSchedule(tx, name);
    if (clock === undefined || found === null) continue;
    await stepSchedule(tx, { ...found, clock });
    return [name];
  }
  return [];
}

/** Null when somebody else holds it, or has put it off: work is read in a statement of its own. */
async function lockDueSchedule(
  { db, sql }: Tx,
  { account_id, row_id }: RowName,
): Promise<Omit<DueSchedule, "clock"> | null> {
  const locked = await sql`
    select from schedules where account_id = ${account_id} and id = ${row_id}
    for no key update skip locked`;
  if (locked.count === 0) return null;
  const [found] = await db
    .select({ row: schedules, work: scheduleWork })
    .from(schedules)
    .innerJoin(
      scheduleWork,
      and(
        eq(scheduleWork.account_id, schedules.account_id),
        eq(scheduleWork.schedule_id, schedules.id),
      ),
    )
    .where(and(eq(schedules.account_id, account_id), eq(schedules.id, row_id), IS_DUE));
  return found ?? null;
}
