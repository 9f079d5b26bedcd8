/** Runs all workers in this process until nothing is due, instead of waiting for them. */

import { isIP } from "node:net";
import { OPERATIONS } from "@svc/generated/operations";
import { type ApprovalWorkerDeps, approvalWorker } from "@svc/server/accounts/approvals/index.ts";
import { type MessageWorkerDeps, messageWorker } from "@svc/server/accounts/messages/index.ts";
import { type TopupWorkerDeps, topupWorker } from "@svc/server/money/topups/index.ts";
import { OBJECTS } from "@svc/server/objects.ts";
import { openLog } from "@svc/server/platform/log.ts";
import { openHttpClient, type WebhookHttpClient } from "@svc/server/platform/net/safe-http-post.ts";
import { onceEach } from "@svc/server/platform/once-each.ts";
import { runUntilStill } from "@svc/server/platform/worker.ts";
import { openPayments } from "@svc/server/providers/payments/index.ts";
import type { Suppliers } from "@svc/server/providers/port/index.ts";
import { simulatedSuppliers } from "@svc/server/providers/simulator/index.ts";
import { REACTIONS } from "@svc/server/reactions.ts";
import { type ExportWorkerDeps, exportWorker } from "@svc/server/reporting/exports/index.ts";
import { rewardWorker } from "@svc/server/rewards/giving/index.ts";
import { programWorker } from "@svc/server/rewards/programs/index.ts";
import { referralWorker } from "@svc/server/rewards/referrals/index.ts";
import { linkWorker } from "@svc/server/rewards/reward-links/index.ts";
import { batchWorker } from "@svc/server/sales/batches/index.ts";
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
import type { Api } from "./api.ts";
import { testGateways } from "./gateways.ts";
import { testServer } from "./server.ts";
import { eventsShown } from "./shown-events.ts";

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

/**
 * Does all that is due, and waits until the feed shows every event of it. No test expects an event
 * before it, and no file runs tests side by side.
 */
export async function drain(suppliers?: Suppliers): Promise<void> {
  await workOff(suppliers);
  await eventsShown();
  await deliver();
}

/**
 * Sends what webhook endpoints are to hear, as far as it is due; not more often than once each.
 * What a delivery itself brings about, as an endpoint that is switched off, is told too.
 */
export async function deliver({
  http_client = HTTP_CLIENT,
}: {
  http_client?: WebhookHttpClient;
} = {}): Promise<void> {
  const { database } = await testServer();
  const deps = await deliveryDeps(http_client);
  for (let jobs = 1; jobs > 0; ) {
    jobs = await runUntilStill(fanOutWorker({ database, log: SILENT }));
    jobs += await runUntilStill(deliverWorker(deps));
    jobs += await runUntilStill(replayWorker({ database, log: SILENT }));
    if (jobs > 0) await eventsShown();
  }
}

/** Does all that is due, and no more: for a test whose own transaction hides its events. */
export async function workOff(suppliers?: Suppliers): Promise<void> {
  await runUntilStill(approvalWorker(await approvalDeps()));
  await runUntilStill(scheduleWorker({ database: (await testServer()).database, log: SILENT }));
  await stepBatches();
  await runUntilStill(dispatchWorker(await dispatchDeps(suppliers)));
  await stepBatches();
  await runUntilStill(topupWorker(await topupDeps()));
  await runUntilStill(messageWorker(await messageDeps()));
  const { database } = await testServer();
  await runUntilStill(rewardWorker({ database, log: SILENT, reactions: REACTIONS }));
  await runUntilStill(referralWorker({ database, log: SILENT }));
  await runUntilStill(linkWorker({ database, log: SILENT }));
  await runUntilStill(disputeWorker({ database, log: SILENT, reactions: REACTIONS }));
  await runUntilStill(exportWorker(await exportDeps()));
  await runUntilStill(programWorker({ database, log: SILENT, reactions: REACTIONS }));
}

/** Sends the lines of batches, and looks whether the batches have ended. */
async function stepBatches(): Promise<void> {
  const { database } = await testServer();
  // The next look at a batch that runs is at most half a minute away.
  await database.transact(
    "bring batches forward",
    ({ sql }) => sql`
      update batch_work set due_at = svc_now() where due_at < svc_now() + interval '31 seconds'`,
  );
  await runUntilStill(batchWorker({ database, log: SILENT }));
}

/**
 * Advances an account's clock, by default by one step of a test number, and runs what comes due.
 */
export async function pass(
  { api }: { api: Api },
  { seconds, suppliers }: { seconds?: number; suppliers?: Suppliers } = {},
): Promise<void> {
  const { config } = await testServer();
  const { status } = await api.advanceTestClock({
    body: { seconds: seconds ?? config.test_step_ms / 1_000 },
  });
  if (status !== 200) throw new Error(`A clock was to be advanced, and answered ${status}.`);
  await drain(suppliers);
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
