import { checkUsage, meetDeadlines } from "#accounts/keys";
import { messageWorker, purgeMessages, sealedMessages } from "#accounts/messages";
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
import { openPoster } from "#platform/post-out";
import { resealStale } from "#platform/reseal";
import { nextHarareDay } from "#platform/time";
import { startWorker } from "#platform/worker";
import { simulatedMailGateways } from "#providers/email";
import { simulatedSuppliers } from "#providers/simulator";
import { simulatedTextGateways } from "#providers/sms";
import { nightWatch } from "#reporting/night-watch";
import {
  dispatchWorker,
  findSellers,
  keepTextStatus,
  measureNetworks,
  sealedTokens,
} from "#sales/sends";
import { purgeTokenLinks } from "#webhooks/token-links";
import {
  deliverWorker,
  fanOutWorker,
  purgeDeliveries,
  replayWorker,
} from "#webhooks/webhook-deliveries";
import { sealedSecrets } from "#webhooks/webhook-endpoints";
import { OBJECTS } from "./objects.ts";

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
  chore("purge webhook deliveries", { every_ms: 60 * MINUTE_MS, step: purgeDeliveries }),
  chore("purge events", { every_ms: 60 * MINUTE_MS, step: purgeEvents }),
  chore("purge idempotency keys", { every_ms: 60 * MINUTE_MS, step: purgeIdempotencyKeys }),
  chore("purge messages", { every_ms: 60 * MINUTE_MS, step: purgeMessages }),
  chore("purge request logs", { every_ms: 60 * MINUTE_MS, step: purgeRequestLogs }),
  chore("purge token links", { every_ms: 60 * MINUTE_MS, step: purgeTokenLinks }),
];

/** Where secrets are kept sealed. */
const SEALED_STORES = [sealedSecrets, sealedMessages, sealedTokens];

/** Longer than any message is leased: what was sealed before a pass is written before the next. */
const RESEAL_MS = 10 * MINUTE_MS;

const CHECK_AFTER_MIDNIGHT_MS = 180 * MINUTE_MS;

/** Starts every worker of this program. */
export function startWorkers({ config, database, log }: WorkerDoors): Workers {
  const suppliers = simulatedSuppliers(database);
  const gateways = { sms: simulatedTextGateways(), email: simulatedMailGateways() };
  const poster = openPoster();
  const running = [
    startWorker(dispatchWorker({ config, database, log, suppliers }), log),
    startWorker(messageWorker({ config, database, gateways, onMoved: keepTextStatus }), log),
    startWorker(fanOutWorker({ database }), log),
    startWorker(replayWorker({ database }), log),
    startWorker(deliverWorker({ config, database, log, poster, objects: OBJECTS }), log),
    startWorker(choreWorker(database, [...CHORES, ...toldChores(config, log)]), log),
  ];
  return {
    async stop() {
      await Promise.all(running.map((worker) => worker.stop()));
      await poster.close();
    },
  };
}

/** The chores that have something to say in the log. */
function toldChores(config: Config, log: Log): Chore[] {
  return [resealChore(config, log), usageChore(log), nightWatch(log)];
}

/** Old sealing keys are needed no more once this has found nothing of theirs. */
function resealChore({ secret_key }: Config, log: Log): Chore {
  return {
    name: "seal secrets anew",
    nextAfter: (now) => now + RESEAL_MS,
    run: (database) => resealStale(database, { stores: SEALED_STORES, secret_key, log }),
  };
}

/** At 03:00 in Harare, when hardly anybody sells. */
function usageChore(log: Log): Chore {
  return {
    name: "check what keys have sold",
    nextAfter: (now) => nextHarareDay(now) + CHECK_AFTER_MIDNIGHT_MS,
    run: async (database) => void (await checkUsage(database, log)),
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
