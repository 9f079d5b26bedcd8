import { OPERATIONS } from "@svc/generated/operations";
import { approvalWorker } from "#accounts/approvals";
import { applicationWorker, sealedPeople } from "#accounts/dealer";
import { sealedDocumentChunks } from "#accounts/documents";
import { checkUsage, KEY_DEADLINES } from "#accounts/keys";
import { PIN_CODE_PURGE, sealedPins } from "#accounts/members";
import { MESSAGE_PURGE, messageWorker, sealedMessages } from "#accounts/messages";
import { SESSION_PURGES } from "#accounts/sessions";
import { reviewSupply } from "#catalogue/products";
import {
  countApiMinute,
  emitNetworkChanges,
  forgetUnconfirmed,
  sealedSubscribers,
  statusNoticeWorker,
  watchNetworks,
} from "#catalogue/status";
import { EVENT_PURGE } from "#journal/events";
import { IDEMPOTENCY_KEY_PURGE } from "#journal/idempotency";
import { REQUEST_BODIES_PURGE, REQUEST_LOG_PURGE } from "#journal/requests";
import { TEST_CREDIT_RESTORES } from "#money/credit";
import { topupWorker } from "#money/topups";
import type { Database, Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import type { Log } from "#platform/log";
import { openHttpClient, type WebhookHttpClient } from "#platform/net/safe-http-post";
import type { Config } from "#platform/settings/config";
import { nextHarareDay } from "#platform/time/instants";
import { type Chore, choreWorker, queueChore } from "#platform/work/chores";
import { startLookout, type Watched } from "#platform/work/lookout";
import { onceEach } from "#platform/work/once-each";
import { forgetQuarantined } from "#platform/work/quarantine";
import { LIVE_FIRST, type Mode, type QueueTable } from "#platform/work/queue";
import { resealStale } from "#platform/work/reseal";
import { startWorker, type WorkerDefinition } from "#platform/work/worker";
import { erasures } from "#privacy/erasures";
import { boundSuppliers, givenSuppliers } from "#providers/binding";
import { openPayments } from "#providers/payments";
import type { Suppliers } from "#providers/port";
import { purgeTextReports } from "#providers/sms";
import { deprecationNotices } from "#reporting/deprecation-notices";
import { exportWorker, sealedChunks } from "#reporting/exports";
import { balanceNotes, floatPolls } from "#reporting/float";
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
import { EXPIRED_SANDBOXES } from "#test-mode/sandboxes";
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
/** One row a transaction, as there may be much to do for one. */
const ONE_BY_ONE = { every_ms: MINUTE_MS, limit: 1 };
const SELLERS = { every_ms: MINUTE_MS, limit: 500 };
const HOURLY = { every_ms: 60 * MINUTE_MS, limit: 10_000 };

/** The chores of the program. */
const CHORES: readonly Chore[] = [
  queueChore(TEST_CREDIT_RESTORES, MINUTELY),
  queueChore(SHORTFALL_PROJECTIONS, ONE_BY_ONE),
  queueChore(KEY_DEADLINES, MINUTELY),
  // A wallet that is to be tried again serves again, until that try says otherwise.
  choreOf("follow supply", MINUTE_MS, reviewSupply),
  // The public status page shows in how much of each day the API served requests.
  choreOf("count minutes of the api", MINUTE_MS, countApiMinute),
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
  queueChore(EXPIRED_SANDBOXES, ONE_BY_ONE),
  ...[...CLAIM_PURGES, ...SESSION_PURGES].map((purge) => queueChore(purge, HOURLY)),
  choreOf("forget quarantined rows", HOURLY.every_ms, forgetQuarantined),
  choreOf("forget unconfirmed subscribers", HOURLY.every_ms, forgetUnconfirmed),
  choreOf("purge text reports", HOURLY.every_ms, purgeTextReports),
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
  sealedSubscribers,
];

/** Longer than any message is leased: what was sealed before a pass is written before the next. */
const RESEAL_MS = 10 * MINUTE_MS;

const CHECK_AFTER_MIDNIGHT_MS = 180 * MINUTE_MS;

/** Starts every worker of this program. */
export function startWorkers(deps: WorkerDeps): Workers {
  const { database, log } = deps;
  const http_client = openHttpClient();
  const watched: Watched[] = [];
  const running = eachWorker({ ...deps, http_client }, (definition) => {
    watched.push(definition);
    return startWorker(definition, log);
  });
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

/** The queues of this program, without anybody who works them. */
export async function queuesOf(deps: WorkerDeps): Promise<QueueTable[]> {
  const http_client = openHttpClient();
  const tables = eachWorker({ ...deps, http_client }, ({ table }) => table ?? null);
  await http_client.close();
  return tables.filter((table) => table !== null);
}

/** Defines every worker of this program, and returns what is made of each. */
export function eachWorker<T>(
  given: WorkerDeps & { readonly http_client: WebhookHttpClient },
  make: <Job, Answer>(definition: WorkerDefinition<Job, Answer>) => T,
): T[] {
  const { config, database, log, http_client, suppliers = boundSuppliers(database) } = given;
  const gateways = openGateways(config, database);
  const findPayments = openPayments(config, database);
  const onMoved = syncSmsStatus;
  const noteBalances = balanceNotes({ database, log });
  const operations = OPERATIONS;
  const perProgram = onceEach(database, givenSuppliers(suppliers));
  const reactions = REACTIONS;
  const objects = OBJECTS;
  const shared = { config, database, log, objects, operations, perProgram, reactions };
  return [
    make(dispatchWorker({ config, database, log, suppliers, reactions, noteBalances })),
    make(approvalWorker(shared)),
    make(batchWorker({ database, log })),
    make(scheduleWorker({ database, log })),
    make(programWorker({ database, log, reactions })),
    make(rewardWorker({ database, log, reactions })),
    make(referralWorker({ database, log })),
    make(linkWorker({ database, log })),
    make(disputeWorker({ database, log, reactions })),
    make(applicationWorker({ config, database, log })),
    make(checkoutWorker({ config, database, log })),
    make(paymentWorker({ config, database, log, findPayments })),
    make(topupWorker({ config, database, log, findPayments })),
    make(exportWorker({ config, database, log, objects })),
    make(messageWorker({ config, database, log, gateways, onMoved })),
    make(statusNoticeWorker({ config, database, log, http_client, mail: noticeMail(given) })),
    make(fanOutWorker({ database, log })),
    make(replayWorker({ database, log })),
    make(deliverWorker({ config, database, log, http_client, objects })),
    make(choreWorker({ database, log }, choresOf(config, suppliers))),
  ];
}

/** Every chore, each of which is a row. */
export function choresOf(
  config: Config,
  suppliers: Pick<Suppliers, "live"> = { live: [] },
): readonly Chore[] {
  const of_settings = [erasureChore(config), resealChore(config), deprecationNotices(config)];
  const of_suppliers = [reconciliation, floatPolls, catalogueComparison].map((choreFor) =>
    choreFor(suppliers),
  );
  return [...CHORES, ...of_settings, usageChore(), nightWatch(), ...of_suppliers];
}

/** People are erased when their seven days are over, with what every module keeps of them. */
function erasureChore({ secret_key }: Config): Chore {
  return queueChore(erasures(secret_key), ONE_BY_ONE);
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

/** A gateway of its own: a crowd of subscribers keeps no code to sign in with waiting. */
function noticeMail({ config, database }: WorkerDeps) {
  return openGateways(config, database).email.live;
}

/** A chore that is one transaction. */
function choreOf(name: string, every_ms: number, work: (tx: Tx) => Promise<unknown>): Chore {
  return {
    name,
    nextAfter: (now) => now + every_ms,
    run: async ({ database }) => void (await database.transact(name, work)),
  };
}
