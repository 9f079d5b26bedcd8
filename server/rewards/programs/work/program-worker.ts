import { lockClocksForShare } from "#accounts/account";
import type { Database, Tx } from "#platform/db/transaction";
import { leaseRows } from "#platform/lease-rows";
import type { Log } from "#platform/log";
import {
  type LeaseScope,
  LIVE_FIRST,
  type Queue,
  type QueueTable,
  type RowName,
  readDueRows,
} from "#platform/queue";
import type { Reactions } from "#platform/reactions";
import type { WorkerDefinition } from "#platform/worker";
import { programWork } from "../rows/tables.ts";
import { stepEnd } from "./step-end.ts";

/** What the worker of closed programs is handed. */
interface ProgramWorkerDeps {
  readonly database: Pick<Database, "transact">;
  readonly log: Log;
  readonly reactions: Reactions;
}

const AT_ONCE = 1;
const LOOKED_AT = 8;
const POLL_MS = 1_000;

const PROGRAM_WORK: QueueTable = {
  queue: "close-programs",
  table: programWork,
  account_id: programWork.account_id,
  row_id: programWork.program_id,
  due_at: programWork.due_at,
  mode: programWork.mode,
  lease_until: null,
};

export const CLOSE_PROGRAMS = PROGRAM_WORK.queue;

/**
 * The worker of closed programs: it ends their links at once, and what is still held when their
 * grace is over. A step is one transaction, which talks to nobody: a process that dies leaves the
 * program as it was before the step, and due. Any number may run it.
 */
export function programWorker(deps: ProgramWorkerDeps): WorkerDefinition<RowName, null> {
  const queue: Queue<RowName> = {
    name: CLOSE_PROGRAMS,
    modes: LIVE_FIRST,
    readDue: (tx, scope) => readDueRows(tx, PROGRAM_WORK, scope),
    lease: (tx, scope) => stepDue(tx, scope, deps.reactions),
  };
  return {
    name: CLOSE_PROGRAMS,
    concurrency: AT_ONCE,
    poll_ms: POLL_MS,
    lease: (limit) => leaseRows(deps, queue, { limit }),
    talk: async () => null,
    settle: async () => {},
    quarantine: async () => {},
  };
}

async function stepDue(tx: Tx, scope: LeaseScope, reactions: Reactions): Promise<RowName[]> {
  const due = await readDueRows(tx, PROGRAM_WORK, { ...scope, limit: LOOKED_AT });
  const ids = due.map(({ account_id }) => account_id);
  // A clock that is being moved takes its programs out of the set; they are due all the same.
  const clocks = await lockClocksForShare(tx, ids, { skip_moving: true });
  for (const name of due) {
    const clock = clocks.get(name.account_id);
    if (clock === undefined || !(await lockWork(tx, name))) continue;
    await stepEnd(tx, name, { clock, reactions });
    return [name];
  }
  return [];
}

/** The row of work is the lock of the step: whoever has it is alone with the end of a program. */
async function lockWork({ sql }: Tx, { account_id, row_id }: RowName): Promise<boolean> {
  const locked = await sql`
    select from program_work
    where account_id = ${account_id} and program_id = ${row_id} and due_at <= now()
    for update skip locked`;
  return locked.count > 0;
}
