import { meetDeadlines } from "#accounts/keys";
import { tellOfNetworks, watchNetworks } from "#catalogue/status";
import { purgeEvents } from "#journal/events";
import { purgeIdempotencyKeys } from "#journal/idempotency";
import { purgeRequestLogs } from "#journal/requests";
import { restoreDueTestCredit } from "#money/credit";
import { type Chore, choreWorker } from "#platform/chores";
import { wall } from "#platform/clock";
import type { Config } from "#platform/config";
import type { Database, Tx } from "#platform/db/transaction";
import type { Log } from "#platform/log";
import { startWorker } from "#platform/worker";
import { simulatedSuppliers } from "#providers/simulator";
import { dispatchWorker, findSellers, measureNetworks } from "#sales/sends";

/** What the workers of a running program share. */
export interface WorkerDoors {
  readonly config: Config;
  readonly database: Database;
  readonly log: Log;
}

export interface Workers {
  /** Claims nothing more and finishes what is under way. */
  stop(): Promise<void>;
}

const MINUTE_MS = 60_000;

/** What the house does now and then. */
const CHORES: readonly Chore[] = [
  chore("restore test Credit", { every_ms: MINUTE_MS, step: restoreDueTestCredit }),
  chore("key deadlines", { every_ms: MINUTE_MS, step: meetDeadlines }),
  chore("watch networks", { every_ms: MINUTE_MS, step: watchNetworks(measureNetworks) }),
  chore("tell of networks", { every_ms: MINUTE_MS, step: tellOfNetworks(findSellers) }),
  chore("purge events", { every_ms: 60 * MINUTE_MS, step: purgeEvents }),
  chore("purge idempotency keys", { every_ms: 60 * MINUTE_MS, step: purgeIdempotencyKeys }),
  chore("purge request logs", { every_ms: 60 * MINUTE_MS, step: purgeRequestLogs }),
];

/** Starts every worker of this program. */
export function startWorkers({ config, database, log }: WorkerDoors): Workers {
  const suppliers = simulatedSuppliers(database);
  const running = [
    startWorker(dispatchWorker({ config, database, log, suppliers }), log),
    startWorker(choreWorker(database, CHORES), log),
  ];
  return {
    async stop() {
      await Promise.all(running.map((worker) => worker.stop()));
    },
  };
}

/** A chore that is done in steps, a transaction each, until a step finds nothing to do. */
function chore(
  name: string,
  { every_ms, step }: { every_ms: number; step: (tx: Tx, wall_ms: number) => Promise<number> },
): Chore {
  return {
    name,
    nextAfter: (now) => now + every_ms,
    async run(database) {
      let done = 1;
      while (done > 0) done = await database.transact(name, (tx) => step(tx, wall()));
    },
  };
}
