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
import { DISPATCH } from "#sales/sends";
import { lockDueBatch } from "../rows/queries.ts";
import { BATCH_LINES_QUEUE, BATCH_TABLE } from "../rows/work.ts";
import { stepBatch } from "./step-batch.ts";

/** What the worker of batches is handed. */
interface BatchWorkerDeps {
  readonly database: Pick<Database, "transact">;
  readonly log: Log;
}

/** One batch a transaction: batches of several accounts take turns, by their due times. */
const AT_ONCE = 1;
/** Of so many that are due the first is taken that nobody else has. */
const LOOKED_AT = 8;
const POLL_MS = 250;

/** The queue of batches: leasing one takes its next step, in the same transaction. */
const BATCH_LINES: Queue<RowName> = {
  name: BATCH_LINES_QUEUE,
  modes: LIVE_FIRST,
  readDue: (tx, scope) => readDueRows(tx, BATCH_TABLE, scope),
  lease: stepDue,
};

/**
 * The worker that sends the lines of batches. A step is one transaction, which talks to nobody: a
 * process that dies leaves the batch as it was before the step, and due. Any number may run it.
 */
export function batchWorker(deps: BatchWorkerDeps): WorkerDefinition<RowName, null> {
  return {
    name: BATCH_LINES_QUEUE,
    concurrency: AT_ONCE,
    poll_ms: POLL_MS,
    async lease(limit) {
      const stepped = await leaseRows(deps, BATCH_LINES, { limit });
      if (stepped.length > 0) wakeWorkers(DISPATCH);
      return stepped;
    },
    talk: async () => null,
    settle: async () => {},
    quarantine: async () => {},
  };
}

async function stepDue(tx: Tx, scope: LeaseScope): Promise<RowName[]> {
  const due = await readDueRows(tx, BATCH_TABLE, { ...scope, limit: LOOKED_AT });
  const ids = due.map(({ account_id }) => account_id);
  // A clock that is being moved takes its batches out of the set; they are due all the same.
  const clocks = await lockClocksForShare(tx, ids, { skip_moving: true });
  for (const name of due) {
    const now = clocks.get(name.account_id)?.now;
    const batch = now === undefined ? null : await lockDueBatch(tx, name);
    if (now === undefined || batch === null) continue;
    await stepBatch(tx, batch, now);
    return [name];
  }
  return [];
}
