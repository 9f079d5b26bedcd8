/** Runs workers in this process until nothing of an account is due, instead of waiting for them. */

import { isIP } from "node:net";
import { OPERATIONS } from "@svc/generated/operations";
import { type ApprovalWorkerDeps, approvalWorker } from "@svc/server/accounts/approvals/index.ts";
import { applicationWorker } from "@svc/server/accounts/dealer/index.ts";
import { type MessageWorkerDeps, messageWorker } from "@svc/server/accounts/messages/index.ts";
import { type TopupWorkerDeps, topupWorker } from "@svc/server/money/topups/index.ts";
import { OBJECTS } from "@svc/server/objects.ts";
import { openLog } from "@svc/server/platform/log.ts";
import { openHttpClient, type WebhookHttpClient } from "@svc/server/platform/net/safe-http-post.ts";
import type { LeaseInput } from "@svc/server/platform/work/lease-rows.ts";
import { onceEach } from "@svc/server/platform/work/once-each.ts";
import { runUntilStill, type WorkerDefinition } from "@svc/server/platform/work/worker.ts";
import { openPayments } from "@svc/server/providers/payments/index.ts";
import type { Suppliers } from "@svc/server/providers/port/index.ts";
import { simulatedSuppliers } from "@svc/server/providers/simulator/index.ts";
import { REACTIONS } from "@svc/server/reactions.ts";
import { type ExportWorkerDeps, exportWorker } from "@svc/server/reporting/exports/index.ts";
import { balanceNotes } from "@svc/server/reporting/float/index.ts";
import { rewardWorker } from "@svc/server/rewards/giving/index.ts";
import { programWorker } from "@svc/server/rewards/programs/index.ts";
import { referralWorker } from "@svc/server/rewards/referrals/index.ts";
import { linkWorker } from "@svc/server/rewards/reward-links/index.ts";
import { batchWorker } from "@svc/server/sales/batches/index.ts";
import { checkoutWorker } from "@svc/server/sales/checkout-sessions/index.ts";
import { disputeWorker } from "@svc/server/sales/disputes/index.ts";
import { scheduleWorker } from "@svc/server/sales/schedules/index.ts";
import {
  dispatchWorker,
  type SendDispatcherDeps,
  syncSmsStatus,
} from "@svc/server/sales/sends/index.ts";
import {
  type DeliveryDeps,
  deliverWorker,
  fanOutWorker,
  replayWorker,
} from "@svc/server/webhooks/webhook-deliveries/index.ts";
import { testGateways } from "./gateways.ts";
import type { Shop } from "./given.ts";
import { testServer } from "./server.ts";
import { eventsShown } from "./shown-events.ts";
import { tablesWithRows } from "./tables-with-rows.ts";

/** An alarm as operators read it: its code, and what it is about. */
interface AlarmLine {
  readonly alarm: string;
  readonly object_id?: string;
}

const alarms: AlarmLine[] = [];

/** Tests let suppliers and endpoints fail on purpose, and look at what comes of it. */
const SILENT = openLog({
  level: "warn",
  readable: false,
  write: (line) => {
    const { alarm, object_id } = JSON.parse(line) as Partial<AlarmLine>;
    if (alarm !== undefined) alarms.push({ alarm, ...(object_id !== undefined && { object_id }) });
  },
});

/** The codes of the alarms that workers have raised since the last look, oldest first. */
export function newAlarms(): string[] {
  return newAlarmLines().map(({ alarm }) => alarm);
}

/** The same, with what each is about. */
export function newAlarmLines(): AlarmLine[] {
  return alarms.splice(0);
}

/** A sink that hangs holds a test up for this long. */
const HTTP_CLIENT = testHttpClient({ deadline_ms: 1_000 });

/** Posts to sinks of this machine; no name server is asked. */
export function testHttpClient({ deadline_ms }: { deadline_ms: number }): WebhookHttpClient {
  return openHttpClient({
    deadline_ms,
    resolve: async (host) => (host === "localhost" || isIP(host) > 0 ? ["127.0.0.1"] : []),
  });
}

/** Whose work is done: of one account, or of several. */
export type Whose = Drained | readonly Drained[];
export type Drained = Pick<Shop, "account_id" | "mode">;

/** How the work is done. */
interface Draining {
  /** The simulator, if not said. */
  readonly suppliers?: Suppliers;
  /** These workers alone, in place of all of them; nothing is delivered either. */
  readonly only?: readonly WorkerName[];
}

/**
 * Does all that is due of an account, and waits until the feed shows every event of it. No test
 * expects an event before it, and no file runs tests side by side. What is due of others stays so.
 */
export async function drain(whose: Whose, { suppliers, only }: Draining = {}): Promise<void> {
  await workOff(whose, { suppliers, only });
  await eventsShown();
  if (only === undefined) await deliver(whose);
}

/** Does all that is due, whosever it is: for tests that have a database of their own. */
export async function drainAll(): Promise<void> {
  await runAll(ALL);
  await eventsShown();
  await deliverOf(ALL, HTTP_CLIENT);
}

/**
 * Sends what the webhook endpoints of an account are to hear, as far as it is due; not more often
 * than once each. What a delivery itself brings about, as an endpoint that is switched off, is told
 * too.
 */
export async function deliver(
  whose: Whose,
  { http_client = HTTP_CLIENT }: { http_client?: WebhookHttpClient } = {},
): Promise<void> {
  for (const scope of scopesOf(whose)) await deliverOf(scope, http_client);
}

async function deliverOf(scope: Scope, http_client: WebhookHttpClient): Promise<void> {
  const { database } = await testServer();
  const delivery = deliverWorker(await deliveryDeps(http_client));
  const replays = replayWorker({ database, log: SILENT });
  const tables = [delivery, replays].flatMap(({ table }) => table ?? []);
  if ((await tablesWithRows(tables, scope.account)).size === 0) return;
  for (let jobs = 1; jobs > 0; ) {
    await eventsShown();
    jobs = await runUntilStill(fanOutWorker({ database, log: SILENT }), scope);
    jobs += await runUntilStill(delivery, scope);
    jobs += await runUntilStill(replays, scope);
  }
}

/** Does all that is due, and no more: for a test whose own transaction hides its events. */
export async function workOff(whose: Whose, { suppliers, only }: Draining = {}): Promise<void> {
  for (const scope of scopesOf(whose)) await runAll(scope, { suppliers, only });
}

/** Runs one worker until nothing of an account is due for it; returns how many jobs that were. */
export async function runFor<Job, Answer>(
  whose: Whose,
  worker: WorkerDefinition<Job, Answer>,
): Promise<number> {
  let jobs = 0;
  for (const scope of scopesOf(whose)) jobs += await runUntilStill(worker, scope);
  return jobs;
}

type Scope = Pick<LeaseInput, "account">;
const ALL: Scope = {};

/** What is leased of one account alone. */
export function of({ account_id: id, mode }: Drained): Scope {
  return { account: { id, mode } };
}

function scopesOf(whose: Whose): Scope[] {
  return "account_id" in whose ? [of(whose)] : whose.map(of);
}

const WORKERS = {
  approvals: async () => approvalWorker(await approvalDeps()),
  schedules: async () => scheduleWorker(await steppingDeps()),
  batches: async () => batchWorker(await steppingDeps()),
  dispatch: async (suppliers) => dispatchWorker(await dispatchDeps(suppliers)),
  topups: async () => topupWorker(await topupDeps()),
  messages: async () => messageWorker(await messageDeps()),
  rewards: async () => rewardWorker(await steppingDeps()),
  referrals: async () => referralWorker(await steppingDeps()),
  links: async () => linkWorker(await steppingDeps()),
  checkouts: async () => {
    const { config } = await testServer();
    return checkoutWorker({ ...(await steppingDeps()), config });
  },
  disputes: async () => disputeWorker(await steppingDeps()),
  applications: async () => {
    const { config } = await testServer();
    return applicationWorker({ ...(await steppingDeps()), config });
  },
  exports: async () => exportWorker(await exportDeps()),
  programs: async () => programWorker(await steppingDeps()),
} as const satisfies Record<string, (suppliers?: Suppliers) => Promise<Worker>>;

type Worker = WorkerDefinition<unknown, unknown>;

type WorkerName = keyof typeof WORKERS;

/** Batches are looked at once more when their lines have been sold. */
const ORDER: readonly WorkerName[] = [
  ...(["approvals", "schedules", "batches", "dispatch", "batches", "topups"] as const),
  ...(["messages", "rewards", "referrals", "links", "checkouts", "disputes"] as const),
  ...(["exports", "programs", "applications"] as const),
];

/** Runs workers in their order, but for those that have no row of the account to look at. */
async function runAll(scope: Scope, { suppliers, only = ORDER }: Draining = {}): Promise<void> {
  const named = only.map(async (name) => ({ name, worker: await WORKERS[name](suppliers) }));
  const workers = await Promise.all(named);
  const tables = workers.flatMap(({ worker: { table } }) => table ?? []);
  let to_work_off = await tablesWithRows(tables, scope.account);
  for (const { name, worker } of workers) {
    if (worker.table !== undefined && !to_work_off.has(worker.table)) continue;
    if (name === "batches") await bringBatchesForward(scope);
    const jobs = await runUntilStill<unknown, unknown>(worker, scope);
    if (jobs > 0) to_work_off = await tablesWithRows(tables, scope.account);
  }
}

/** The next look at a batch that runs is at most half a minute away. */
async function bringBatchesForward({ account }: Scope): Promise<void> {
  const { database } = await testServer();
  await database.transact(
    "bring batches forward",
    ({ sql }) => sql`
      update batch_work set due_at = date_trunc('milliseconds', svc_now())
      where due_at < svc_now() + interval '31 seconds'
        ${account === undefined ? sql`` : sql`and account_id = ${account.id}`}`,
  );
}

/** What a worker is handed that talks to nobody. */
async function steppingDeps() {
  const { database } = await testServer();
  return { database, log: SILENT, reactions: REACTIONS };
}

/**
 * Advances an account's clock, by default by one step of a test number, and runs what comes due.
 */
export async function pass(
  shop: Pick<Shop, "account_id" | "mode" | "api">,
  { seconds, suppliers }: { seconds?: number; suppliers?: Suppliers } = {},
): Promise<void> {
  const { config } = await testServer();
  const { status } = await shop.api.advanceTestClock({
    body: { seconds: seconds ?? config.test_step_ms / 1_000 },
  });
  if (status !== 200) throw new Error(`A clock was to be advanced, and answered ${status}.`);
  await drain(shop, { suppliers });
}

/** The dependencies of delivery in a test. */
export async function deliveryDeps(
  http_client: WebhookHttpClient = HTTP_CLIENT,
): Promise<DeliveryDeps> {
  const { database, config } = await testServer();
  return { database, config, log: SILENT, http_client, objects: OBJECTS };
}

/**
 * The dependencies of dispatch in a test: the simulator, unless the test brings its own suppliers.
 */
export async function dispatchDeps(suppliers?: Suppliers): Promise<SendDispatcherDeps> {
  const { database, config } = await testServer();
  const reactions = REACTIONS;
  return {
    ...{ database, config, log: SILENT, reactions },
    noteBalances: balanceNotes({ database, log: SILENT }),
    suppliers: suppliers ?? simulatedSuppliers(database),
  };
}

/** What the worker of top-ups is handed in a test: the simulated payments. */
export async function topupDeps(): Promise<TopupWorkerDeps> {
  const { database, config } = await testServer();
  return { database, config, log: SILENT, findPayments: openPayments(config, database) };
}

/** What the worker of approvals is handed in a test. */
export async function approvalDeps(): Promise<ApprovalWorkerDeps> {
  const { database, config } = await testServer();
  const perProgram = onceEach(database);
  const shared = { objects: OBJECTS, operations: OPERATIONS, perProgram, reactions: REACTIONS };
  return { database, config, log: SILENT, ...shared };
}

/** What the worker of exports is handed in a test. */
export async function exportDeps(): Promise<ExportWorkerDeps> {
  const { database, config } = await testServer();
  return { database, config, log: SILENT, objects: OBJECTS };
}

/** The dependencies of the outbox in a test: gateways that remember what they were sent. */
export async function messageDeps(): Promise<MessageWorkerDeps> {
  const { database, config } = await testServer();
  return { database, config, log: SILENT, gateways: testGateways(), onMoved: syncSmsStatus };
}
