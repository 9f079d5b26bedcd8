/** Runs the house's workers in this process, as far as time allows, instead of waiting for them. */

import { isIP } from "node:net";
import { type MessageDoors, messageWorker } from "@svc/server/accounts/messages/index.ts";
import { OBJECTS } from "@svc/server/objects.ts";
import { openLog } from "@svc/server/platform/log.ts";
import { openPoster, type Poster } from "@svc/server/platform/post-out.ts";
import { runUntilStill } from "@svc/server/platform/worker.ts";
import type { Suppliers } from "@svc/server/providers/port/index.ts";
import { simulatedSuppliers } from "@svc/server/providers/simulator/index.ts";
import {
  type DispatchDoors,
  dispatchWorker,
  keepTextStatus,
} from "@svc/server/sales/sends/index.ts";
import {
  type DeliverDoors,
  deliverWorker,
  fanOutWorker,
  replayWorker,
} from "@svc/server/webhooks/webhook-deliveries/index.ts";
import type { Api } from "./api.ts";
import { testGateways } from "./gateways.ts";
import { testHouse } from "./house.ts";
import { eventsShown } from "./shown-events.ts";

const alarms: string[] = [];

/** Tests let suppliers and endpoints fail on purpose, and look at what comes of it. */
const SILENT = openLog({
  level: "warn",
  readable: false,
  write: (line) => {
    const { alarm } = JSON.parse(line) as { alarm?: string };
    if (alarm !== undefined) alarms.push(alarm);
  },
});

/** The codes of the alarms that workers have raised since the last look, oldest first. */
export function newAlarms(): string[] {
  return alarms.splice(0);
}

/** A sink that hangs holds a test up for this long. */
const POSTER = testPoster({ deadline_ms: 1_000 });

/** Posts to sinks of this machine; no name server is asked. */
export function testPoster({ deadline_ms }: { deadline_ms: number }): Poster {
  return openPoster({
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
  await eventsShown();
}

/** Sends what webhook endpoints are to hear, as far as it is due; not more often than once each. */
export async function deliver({ poster = POSTER }: { poster?: Poster } = {}): Promise<void> {
  const { database } = await testHouse();
  const doors = await deliverDoors(poster);
  for (let jobs = 1; jobs > 0; ) {
    jobs = await runUntilStill(fanOutWorker({ database, log: SILENT }));
    jobs += await runUntilStill(deliverWorker(doors));
    jobs += await runUntilStill(replayWorker({ database, log: SILENT }));
  }
}

/** Does all that is due, and no more: for a test whose own transaction hides its events. */
export async function workOff(suppliers?: Suppliers): Promise<void> {
  await runUntilStill(dispatchWorker(await dispatchDoors(suppliers)));
  await runUntilStill(messageWorker(await messageDoors()));
}

/** Lets an account's time pass, and does what comes due; one step of a test number if not said. */
export async function pass(
  { api }: { api: Api },
  { seconds, suppliers }: { seconds?: number; suppliers?: Suppliers } = {},
): Promise<void> {
  const { config } = await testHouse();
  const { status } = await api.advanceTestClock({
    body: { seconds: seconds ?? config.test_step_ms / 1_000 },
  });
  if (status !== 200) throw new Error(`A clock was to be advanced, and answered ${status}.`);
  await drain(suppliers);
}

/** What delivery is handed in a test. */
export async function deliverDoors(poster: Poster = POSTER): Promise<DeliverDoors> {
  const { database, config } = await testHouse();
  return { database, config, log: SILENT, poster, objects: OBJECTS };
}

/** What dispatch is handed in a test: the simulator, unless a test brings its own suppliers. */
export async function dispatchDoors(suppliers?: Suppliers): Promise<DispatchDoors> {
  const { database, config } = await testHouse();
  return { database, config, log: SILENT, suppliers: suppliers ?? simulatedSuppliers(database) };
}

/** What the outbox is handed in a test: gateways that remember what they were handed. */
export async function messageDoors(): Promise<MessageDoors> {
  const { database, config } = await testHouse();
  return { database, config, log: SILENT, gateways: testGateways(), onMoved: keepTextStatus };
}
