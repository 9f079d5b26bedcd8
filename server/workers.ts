import { OPERATIONS } from "@svc/generated/operations";
import { approvalWorker } from "#accounts/approvals";
import { applicationWorker, sealedPeople } from "#accounts/dealer";
import { sealedDocumentChunks } from "#accounts/documents";
import { checkUsage, KEY_DEADLINES } from "#accounts/keys";
import { PIN_CODE_PURGE, sealedPins } from "#accounts/members";
import { MESSAGE_PURGE, messageWorker, sealedMessages } from "#accounts/messages";
import { SESSION_PURGES } from "#accounts/sessions";
import { followSupply } from "#catalogue/products";
import { countApiMinute, emitNetworkChanges, watchNetworks } from "#catalogue/status";
import { EVENT_PURGE } from "#journal/events";
import { IDEMPOTENCY_KEY_PURGE } from "#journal/idempotency";
import { REQUEST_BODIES_PURGE, REQUEST_LOG_PURGE } from "#journal/requests";
import { TEST_CREDIT_RESTORES } from "#money/credit";
import { topupWorker } from "#money/topups";
import { type Chore, choreWorker, queueChore } from "#platform/chores";
import type { Config } from "#platform/config";
import type { Database, Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import type { Log } from "#platform/log";
import { startLookout, type Watched } from "#platform/lookout";
import { openHttpClient } from "#platform/net/safe-http-post";
import { onceEach } from "#platform/once-each";
import { forgetQuarantined } from "#platform/quarantine";
import { LIVE_FIRST, type Mode } from "#platform/queue";
import { resealStale } from "#platform/reseal";
import { nextHarareDay } from "#platform/time";
import { type RunningWorker, startWorker, type WorkerDefinition } from "#platform/worker";
import { erasures } from "#privacy/erasures";
import { boundSuppliers, givenSuppliers } from "#providers/binding";
import { openPayments } from "#providers/payments";
import type { Suppliers } from "#providers/port";
import { purgeTextReports } from "#providers/sms";
import { exportWorker, sealedChunks } from "#reporting/exports";
import { floatPolls } from "#reporting/float";
import { nightWatch } from "#reporting/night-watch";
import { reconciliation } from "#reporting/reconciliation";
import { catalogueComparison } from "#reporting/supplier-catalogues";
import { POSITION_ROUNDING } from "#rewards/checkins";
import { CLAIM_PURGES } from "#rewards/claims";
import { rewardWorker } from "#rewards/giving";
import { programWorker, sealedProgramSecrets } from "#rewards/programs";
import { referralWorker } from "#rewards/referrals";
import { linkWorker, sealedLinkTokens } from "#rewards/reward-links";
import { batchWorker } from "#sales/batches";
import { checkoutWorker, paymentWorker } from "#sales/checkout-sessions";
import { disputeWorker } from "#sales/disputes";
import { SHORTFALL_PROJECTIONS, scheduleWorker } from "#sales/schedules";
import {
  dispatchWorker,
  findSellers,
  measureNetworks,
  sealedTokens,
  syncSmsStatus,
} from "#sales/sends";
import { TOKEN_LINK_PURGE } from "#webhooks/token-links";
import {
  DELIVERY_PURGE,
  deliverWorker,
  fanOutWorker,
  replayWorker,
  SENT_PURGE,
} from "#webhooks/webhook-deliveries";
import { sealedSecrets } from "#webhooks/webhook-endpoints";
import { openGateways } from "./gateways.ts";
import { OBJECTS } from "./objects.ts";
import { REACTIONS } from "./reactions.ts";

/** What the workers of a running program share. */
export interface WorkerDeps {
  readonly config: Config;
  readonly database: Database;
  readonly log: Log;
  /** Left out, the simulated ones. */
  readonly suppliers?: Suppliers;
}

export interface Workers {
  readonly watched: readonly Watched[];
  /** Claims nothing more and finishes what is under way. */
  stop(): Promise<void>;
}

const MINUTE_MS = 60_000;

const MINUTELY = { every_ms: MINUTE_MS, limit: 100 };
/** One account a transaction, which may have thousands of schedules. */
const ONE_BY_ONE = { every_ms: MINUTE_MS, limit: 1 };
const SELLERS = { every_ms: MINUTE_MS, limit: 500 };
const HOURLY = { every_ms: 60 * MINUTE_MS, limit: 10_000 };

/** The chores of the program. */
const CHORES: readonly Chore[] = [
  queueChore(TEST_CREDIT_RESTORES, MINUTELY),
  queueChore(SHORTFALL_PROJECTIONS, ONE_BY_ONE),
  queueChore(KEY_DEADLINES, MINUTELY),
  followingSupply(),
  countingApi(),
  byMode("watch networks", watchNetworks(measureNetworks)),
  queueChore(emitNetworkChanges(findSellers), SELLERS),
  queueChore(DELIVERY_PURGE, HOURLY),
  queueChore(SENT_PURGE, HOURLY),
  queueChore(EVENT_PURGE, HOURLY),
  queueChore(IDEMPOTENCY_KEY_PURGE, HOURLY),
  queueChore(MESSAGE_PURGE, HOURLY),
  queueChore(PIN_CODE_PURGE, HOURLY),
  queueChore(REQUEST_LOG_PURGE, HOURLY),
  queueChore(REQUEST_BODIES_PURGE, HOURLY),
  queueChore(TOKEN_LINK_PURGE, HOURLY),
  queueChore(POSITION_ROUNDING, HOURLY),
  ...[...CLAIM_PURGES, ...SESSION_PURGES].map((purge) => queueChore(purge, HOURLY)),
  forgetting(),
  textReportChore(),
];

/** Where secrets are kept sealed. */
const SEALED_STORES = [
  sealedSecrets,
  sealedProgramSecrets,
  sealedLinkTokens,
  sealedMessages,
  sealedPins,
  sealedTokens,
  sealedChunks,
  sealedDocumentChunks,
  sealedPeople,
];

/** Longer than any message is leased: what was sealed before a pass is written before the next. */
const RESEAL_MS = 10 * MINUTE_MS;

const CHECK_AFTER_MIDNIGHT_MS = 180 * MINUTE_MS;

/** Starts every worker of this program. */
export function startWorkers({
  config,
  database,
  log,
  suppliers = boundSuppliers(database),
}: WorkerDeps): Workers {
  const gateways = openGateways(config, database);
  const findPayments = openPayments(config, database);
  const http_client = openHttpClient();
  const onMoved = syncSmsStatus;
  const operations = OPERATIONS;
  const perProgram = onceEach(database, givenSuppliers(suppliers));
  const reactions = REACTIONS;
  const objects = OBJECTS;
  const shared = { config, database, log, objects, operations, perProgram, reactions };
  const watched: Watched[] = [];
  function start<Job, Answer>(definition: WorkerDefinition<Job, Answer>): RunningWorker {
    watched.push(definition);
    return startWorker(definition, log);
  }
  const running = [
    start(dispatchWorker({ config, database, log, suppliers, reactions: REACTIONS })),
    start(approvalWorker(shared)),
    start(batchWorker({ database, log })),
    start(scheduleWorker({ database, log })),
    start(programWorker({ database, log, reactions: REACTIONS })),
    start(rewardWorker({ database, log, reactions: REACTIONS })),
    start(referralWorker({ database, log })),
    start(linkWorker({ database, log })),
    start(disputeWorker({ database, log, reactions: REACTIONS })),
    start(applicationWorker({ config, database, log })),
    start(checkoutWorker({ config, database, log })),
    start(paymentWorker({ config, database, log, findPayments })),
    start(topupWorker({ config, database, log, findPayments })),
    start(exportWorker({ config, database, log, objects })),
    start(messageWorker({ config, database, log, gateways, onMoved })),
    start(fanOutWorker({ database, log })),
    start(replayWorker({ database, log })),
    start(deliverWorker({ config, database, log, http_client, objects: OBJECTS })),
    start(choreWorker({ database, log }, choresOf(config, suppliers))),
  ];
  const lookout = startLookout({ database, log }, watched);
  return {
    watched,
    async stop() {
      // None of them waits for another: a look may hang on a database that is away.
      await Promise.all([lookout, ...running].map((one) => one.stop()));
      await http_client.close();
    },
  };
}

/** Every chore, each of which is a row. */
export function choresOf(
  config: Config,
  suppliers: Pick<Suppliers, "live"> = { live: [] },
): readonly Chore[] {
  const of_settings = [erasureChore(config), resealChore(config)];
  const of_suppliers = [reconciliation, floatPolls, catalogueComparison].map((choreOf) =>
    choreOf(suppliers),
  );
  return [...CHORES, ...of_settings, usageChore(), nightWatch(), ...of_suppliers];
}

/** People are erased when their seven days are over, with what every module keeps of them. */
function erasureChore({ secret_key }: Config): Chore {
  return queueChore(erasures(secret_key), MINUTELY);
}

/** Old sealing keys are needed no more once this has found nothing of theirs. */
function resealChore({ secret_key }: Config): Chore {
  return {
    name: "seal secrets anew",
    nextAfter: (now) => now + RESEAL_MS,
    run: ({ database, log }) => resealStale(database, { stores: SEALED_STORES, secret_key, log }),
  };
}

/** At 03:00 in Harare, when hardly anybody sells. */
function usageChore(): Chore {
  return {
    name: "check what keys have sold",
    nextAfter: (now) => nextHarareDay(now) + CHECK_AFTER_MIDNIGHT_MS,
    run: async ({ database, log }) => void (await checkUsage(database, log)),
  };
}

/** A chore that is done for each mode in a transaction of its own, live first. */
function byMode(
  name: string,
  step: (tx: Tx, watch: { mode: Mode; now: number }) => Promise<void>,
): Chore {
  return {
    name,
    nextAfter: (now) => now + MINUTE_MS,
    async run({ database }) {
      const done: PromiseSettledResult<void>[] = [];
      for (const mode of LIVE_FIRST) {
        const run = database.transact(name, async (tx) =>
          step(tx, { mode, now: await transactionTime(tx) }),
        );
        done.push(...(await Promise.allSettled([run])));
      }
      // What throws in one mode is thrown when the other is done.
      for (const one of done) if (one.status === "rejected") throw one.reason;
    },
  };
}

function textReportChore(): Chore {
  const name = "purge text reports";
  return {
    name,
    nextAfter: (now) => now + 60 * MINUTE_MS,
    run: ({ database }) => database.transact(name, purgeTextReports),
  };
}

/** A wallet that is to be tried again serves again, until that try says otherwise. */
function followingSupply(): Chore {
  const name = "follow supply";
  return {
    name,
    nextAfter: (now) => now + MINUTE_MS,
    run: ({ database }) => database.transact(name, followSupply),
  };
}

/** The public status page shows in how much of each day the API served requests. */
function countingApi(): Chore {
  const name = "count minutes of the api";
  return {
    name,
    nextAfter: (now) => now + MINUTE_MS,
    run: ({ database }) => database.transact(name, countApiMinute),
  };
}

function forgetting(): Chore {
  const name = "forget quarantined rows";
  return {
    name,
    nextAfter: (now) => now + 60 * MINUTE_MS,
    run: ({ database }) => database.transact(name, forgetQuarantined),
  };
}
