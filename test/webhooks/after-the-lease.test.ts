/** What a worker does behind its lease may fail, or never happen: what it leased goes on. */
import type { Database } from "@svc/server/platform/db/transaction.ts";
import { runUntilStill } from "@svc/server/platform/work/worker.ts";
import { deliverWorker, fanOutWorker } from "@svc/server/webhooks/webhook-deliveries/index.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { deliver, deliveryDeps, drain, newAlarms } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { useOwnDatabase } from "../kit/own-database.ts";
import { runSeconds } from "../kit/run-clock.ts";
import { sell } from "../kit/sell.ts";
import { testServer } from "../kit/server.ts";
import { eventsShown } from "../kit/shown-events.ts";
import { openSink, type Sink } from "../kit/sink.ts";
import { count } from "../queues/poison.ts";
import { closeTrap, openTrap, whileTrapped } from "../queues/trap.ts";

const HOUR = 3_600;

let sink: Sink;

useOwnDatabase("after_the_lease");

beforeEach(async () => {
  sink = await openSink();
});

afterEach(() => sink.close());

/** A shop whose endpoint must be switched off: it has taken nothing for four days. */
async function switchedOffNext(): Promise<Organisation> {
  const shop = await given.organisation();
  await given.endpoint(shop, { url: sink.url });
  const { database } = await testServer();
  await database.record(
    ({ sql }) => sql`
      update webhook_feeds set failed_attempts = 10, failing_since = svc_now() - interval '4 days',
        due_at = svc_now() - interval '1 hour'
      where account_id = ${shop.account_id}`,
  );
  return shop;
}

/** A worker of which every transaction of one name fails, as where the process is killed. */
async function failingAt(failing: string) {
  const { database, ...deps } = await deliveryDeps();
  const transact: Database["transact"] = (name, ...rest) => {
    if (name === failing) throw new Error(`There is no ${name}.`);
    return database.transact(name, ...rest);
  };
  return deliverWorker({ ...deps, database: { ...database, transact } });
}

describe("an endpoint that cannot be switched off", () => {
  it("holds no delivery of another up, and is set aside", async () => {
    await openTrap();
    const poisoned = await switchedOffNext();
    const shop = await given.organisation();
    await given.endpoint(shop, { url: sink.url, enabled_events: ["send.created"] });
    await sell(shop);
    await eventsShown();
    await runUntilStill(fanOutWorker(await testServer()));
    newAlarms();
    const { account_id } = poisoned;
    await whileTrapped({ table: "webhook_endpoints", poisoned: account_id }, async () => {
      await runUntilStill(deliverWorker(await deliveryDeps()));
    });
    await closeTrap();
    expect(sink.types()).toEqual(["send.created"]);
    expect(newAlarms()).toEqual(["row_quarantined"]);
    expect(await poisoned.probe.count("quarantined_rows")).toBe(1);
  });
});

describe("a replay", () => {
  let shop: Organisation;
  let path: { endpoint_id: string };

  /** A replay of one event, the try of which has failed. */
  async function running(): Promise<{ endpoint_id: string; replay_id: string }> {
    shop = await given.organisation();
    const wanted = { url: sink.url, enabled_events: ["send.created"] };
    path = { endpoint_id: (await given.endpoint(shop, wanted)).id };
    await sell(shop);
    await drain(shop);
    sink.answers(500);
    const body = { from: runSeconds() - 60 };
    const { id } = (await shop.api.replayWebhookEndpoint({ path, body })).body;
    await drain(shop);
    return { ...path, replay_id: id };
  }

  it("ends when the process was killed that has skipped its last delivery", async () => {
    const of = await running();
    await shop.api.updateWebhookEndpoint({ path, body: { status: "disabled" } });
    await runUntilStill(await failingAt("close replays"));
    await deliver(shop);
    const before = (await shop.api.getWebhookReplay({ path: of })).body;
    expect(before).toMatchObject({ status: "running", queued: 1, failed: 1 });
    await shop.api.advanceTestClock({ body: { seconds: HOUR } });
    await deliver(shop);
    expect((await shop.api.getWebhookReplay({ path: of })).body.status).toBe("done");
  });

  it("that has ended is looked at no more", async () => {
    const of = await running();
    await shop.api.updateWebhookEndpoint({ path, body: { status: "disabled" } });
    await drain(shop);
    expect((await shop.api.getWebhookReplay({ path: of })).body.status).toBe("done");
    expect(await count(shop, "webhook_replays", "due_at is not null")).toBe(0);
  });
});
