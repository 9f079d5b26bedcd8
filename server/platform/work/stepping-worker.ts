import type { Tx } from "../db/transaction.ts";
import { type LeaseDeps, leaseRows } from "./lease-rows.ts";
import {
  isAnyDue,
  type LeaseScope,
  LIVE_FIRST,
  type Queue,
  type QueueTable,
  type RowName,
  readDueRows,
} from "./queue.ts";
import { type WorkerDefinition, wakeWorkers } from "./worker.ts";

/** A queue whose rows take a step at a time, each in a transaction that talks to nobody. */
interface Steps {
  readonly table: QueueTable;
  /** Takes the next step of one row that is due; returns nothing when nobody's turn has come. */
  step(tx: Tx, scope: LeaseScope): Promise<readonly RowName[]>;
  /** The worker that has more to do after a step; left out where there is none. */
  readonly wakes?: string;
}

/** One row a transaction: those of several accounts take turns, by their due times. */
const AT_ONCE = 1;

/**
 * A worker whose lease is its work: a process that dies leaves a row as it was before the step, and
 * due. Any number may run it.
 */
export function steppingWorker(
  deps: LeaseDeps,
  { table, step, wakes }: Steps,
): WorkerDefinition<RowName, null> {
  const queue: Queue<RowName> = {
    name: table.queue,
    modes: LIVE_FIRST,
    readDue: (tx, scope) => readDueRows(tx, table, scope),
    lease: step,
  };
  return {
    name: table.queue,
    concurrency: AT_ONCE,
    isDue: isAnyDue(table),
    table,
    async lease(wanted) {
      const stepped = await leaseRows(deps, queue, wanted);
      if (stepped.length > 0 && wakes !== undefined) wakeWorkers(wakes);
      return stepped;
    },
    talk: async () => null,
    settle: async () => {},
    quarantine: async () => {},
  };
}
