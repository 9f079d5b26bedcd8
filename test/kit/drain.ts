/** Runs the house's workers in this process, as far as time allows, instead of waiting for them. */
import { type MessageDoors, messageWorker } from "@svc/server/accounts/messages/index.ts";
import { openLog } from "@svc/server/platform/log.ts";
import { runUntilStill } from "@svc/server/platform/worker.ts";
import type { Suppliers } from "@svc/server/providers/port/index.ts";
import { simulatedSuppliers } from "@svc/server/providers/simulator/index.ts";
import {
  type DispatchDoors,
  dispatchWorker,
  keepTextStatus,
} from "@svc/server/sales/sends/index.ts";
import type { Api } from "./api.ts";
import { testGateways } from "./gateways.ts";
import { testHouse } from "./house.ts";
import { eventsShown } from "./shown-events.ts";

/**
 * Does all that is due, and waits until the feed shows every event of it. No test expects an event
 * before it, and no file runs tests side by side.
 */
export async function drain(suppliers?: Suppliers): Promise<void> {
  await workOff(suppliers);
  await eventsShown();
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

/** What dispatch is handed in a test: the simulator, unless a test brings its own suppliers. */
export async function dispatchDoors(suppliers?: Suppliers): Promise<DispatchDoors> {
  const { database, config } = await testHouse();
  // Tests let suppliers fail on purpose, and look at what becomes of the sends.
  const log = openLog({ level: "error", readable: false, write: () => {} });
  return { database, config, log, suppliers: suppliers ?? simulatedSuppliers(database) };
}

/** What the outbox is handed in a test: gateways that remember what they were handed. */
export async function messageDoors(): Promise<MessageDoors> {
  const { database, config } = await testHouse();
  return { database, config, gateways: testGateways(), onMoved: keepTextStatus };
}
