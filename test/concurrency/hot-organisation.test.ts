import type { OperationId } from "@svc/generated/operations";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Parts } from "../kit/api.ts";
import { IS_LONG } from "../kit/long.ts";
import type { Fleet } from "../kit/programs/fleet.ts";
import { MANY } from "../kit/programs/open-fleet.ts";
import { openRunFleet } from "../kit/programs/run-fleet.ts";
import { openShop } from "../kit/programs/shop.ts";
import { newTarget, openTill, type Till } from "../kit/programs/till.ts";
import { brokenPromises, complaintsAtRest } from "../kit/programs/watch.ts";
import { runSeconds } from "../kit/run-clock.ts";

const CLIENTS = IS_LONG ? 24 : 12;
/** How often each client does each of the things that it can do. */
const ROUNDS = 2;
const ENDINGS = ["0000", "0001", "0002", "0003", "0005", "0010", "0012", "0013"];
/** Has no divisor in common with the number of actions, or of endings. */
const STRIDE = 7;
/** Later than any sale may be scheduled for. */
const PAST_SCHEDULE_SECONDS = 600;
const SCHEDULED_AHEAD_SECONDS = 300;

let fleet: Fleet;

beforeAll(async () => {
  fleet = await openRunFleet({ apis: 2, workers: 2, connections: MANY });
});

afterAll(() => fleet?.close());

/** What the clients do, and what they know of each other. */
function actionsOf(till: Till, seen: string[]): (() => Promise<unknown>)[] {
  let turn = 0;
  const pick = <T>(list: readonly T[]): T | undefined => {
    turn += 1;
    return list[(turn * STRIDE) % list.length];
  };
  const orderBody = () => {
    const target = newTarget(pick(ENDINGS));
    return { type: "airtime", currency: "USD", amount: "0.25", target };
  };
  const call = <Id extends OperationId>(id: Id, parts?: Parts<Id>) => heardOf(till, id, parts);
  const send_id = () => pick(seen) ?? "snd_000000000000000000000000";
  const sell = () => call("createSend", { body: orderBody() });
  const sellLater = () => {
    const scheduled_for = runSeconds() + SCHEDULED_AHEAD_SECONDS;
    return call("createSend", { body: { ...orderBody(), scheduled_for } });
  };
  const repeat = () => {
    const kept = pick(till.kept);
    return kept === undefined ? sell() : call("createSend", kept.request);
  };
  const sellAndKeep = async () => {
    const { heard } = await till.sell({ target: newTarget(pick(ENDINGS)), amount: "0.50" });
    if (heard.status === 202) seen.push((heard.body as { id: string }).id);
  };
  return [
    ...[sellAndKeep, sellAndKeep, sellAndKeep, sell, sellLater, repeat],
    () => call("cancelSend", { path: { send_id: send_id() } }),
    () => call("advanceTestSend", { path: { send_id: send_id() }, body: {} }),
    () => call("advanceTestSend", { path: { send_id: send_id() }, body: { to: "delivered" } }),
    () => call("getSend", { path: { send_id: send_id() } }),
    () => call("listSendAttempts", { path: { send_id: send_id() } }),
    () => call("listSends", { query: { limit: 20 } }),
    () => call("getCredit"),
    () => call("listCreditTransactions", { query: { limit: 20 } }),
    () => call("listEvents", { query: { limit: 20 } }),
    () => call("createTestCredit", { body: { amount: "5.00", currency: "USD" } }),
    () => call("advanceTestClock", { body: { seconds: 1 } }),
  ];
}

describe("one organisation under two api servers and two workers", () => {
  it("is sold to, cancelled, moved and read at once without a fault", async () => {
    const shop = await openShop(fleet.database, { per_recipient_daily_minor: 1_000n });
    const till = openTill(shop.key, fleet.apis);
    const actions = actionsOf(till, []);
    const faults = new Set<string>();
    async function act(client: number): Promise<void> {
      for (let done = 0; done < ROUNDS * actions.length; done += 1) {
        // Each begins elsewhere, so that all things are done beside all others.
        const fault = await actions[(client + done * STRIDE) % actions.length]?.();
        if (typeof fault === "string") faults.add(fault);
      }
    }
    await Promise.all(Array.from({ length: CLIENTS }, (_, client) => act(client)));
    expect([...faults]).toEqual([]);
    expect(till.kept.length).toBeGreaterThan(CLIENTS);
    await till.ask("advanceTestClock", { body: { seconds: PAST_SCHEDULE_SECONDS } });
    expect(await complaintsAtRest(fleet)).toEqual([]);
    expect(await brokenPromises(fleet, till)).toEqual([]);
  });
});

/** The fault of an unexpected response; empty for every other one. */
async function heardOf<Id extends OperationId>(
  till: Till,
  operation_id: Id,
  parts: Parts<Id> = {},
): Promise<string | null> {
  const heard = await till.ask(operation_id, parts);
  if (heard === null) return `${operation_id} was not answered`;
  return heard.status < 500 ? null : `${operation_id} answered ${heard.status} ${heard.code}`;
}
