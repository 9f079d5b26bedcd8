import type { ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { emit } from "@svc/server/journal/events/index.ts";
import { mintId } from "@svc/server/platform/ids.ts";
import { openHttpClient } from "@svc/server/platform/net/safe-http-post.ts";
import { startWorker } from "@svc/server/platform/work/worker.ts";
import { deliverWorker, fanOutWorker } from "@svc/server/webhooks/webhook-deliveries/index.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { deliver, deliveryDeps, drain } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { runNow } from "../kit/run-clock.ts";
import { testServer } from "../kit/server.ts";
import { eventsShown } from "../kit/shown-events.ts";
import { openSink, type Sink } from "../kit/sink.ts";

const EVENTS = 25;
const AT_ONCE = 10;
const WITHIN_MS = 10_000;

let shop: Organisation;
let hanging: Sink;
let quick: Sink;
let held: ServerResponse[];

beforeEach(async () => {
  held = [];
  shop = await given.organisation();
  hanging = await openSink((answer) => void held.push(answer));
  quick = await openSink();
});

afterEach(async () => {
  await Promise.all([hanging.close(), quick.close()]);
});

async function events(count: number): Promise<void> {
  for (let made = 0; made < count; made += 1) await given.key(shop);
  await eventsShown();
}

async function until(isSo: () => boolean): Promise<void> {
  const end = runNow() + WITHIN_MS;
  while (!isSo()) {
    if (runNow() > end) throw new Error("It was waited for in vain.");
    await pause(10);
  }
}

describe("an endpoint that hangs", () => {
  it("holds nobody else up, and is asked by ten at once at most", async () => {
    const { database, log } = await testServer();
    for (const { url } of [hanging, quick]) await given.endpoint(shop, { url });
    await events(EVENTS);
    const http_client = openHttpClient();
    const workers = [
      startWorker(fanOutWorker({ database, log }), log),
      startWorker(deliverWorker({ ...(await deliveryDeps(http_client)) }), log),
    ];
    await until(() => quick.received.length === EVENTS);
    expect(held).toHaveLength(AT_ONCE);
    hanging.answers(200);
    for (const answer of held) answer.end();
    await until(() => hanging.received.length === EVENTS);
    await Promise.all(workers.map((worker) => worker.stop()));
    await http_client.close();
    const ids = hanging.received.map(({ event }) => event.id);
    expect(new Set(ids).size).toBe(EVENTS);
  });

  it("is asked by two at once when it has failed ten times in a row", async () => {
    hanging.answers(500);
    await given.endpoint(shop, { url: hanging.url });
    await events(AT_ONCE);
    await drain(shop);
    hanging.answers((answer) => void held.push(answer));
    await events(5);
    await deliver(shop, { http_client: openHttpClient({ deadline_ms: 200 }) });
    expect(held.length).toBeGreaterThanOrEqual(5);
    expect(held.length).toBeLessThanOrEqual(15);
  });
});

it("an event that cannot be shown holds no other up, and is tried later", async () => {
  await given.endpoint(shop, { url: quick.url });
  const { database } = await testServer();
  const lost = { prefix: "snd", id: mintId(runNow()) } as const;
  await database.transact("an event of nothing", (tx) =>
    emit(tx, [
      {
        account_id: shop.account_id,
        type: "send.created",
        object: lost,
        sequence: 1,
        previous_attributes: null,
        created: runNow(),
        request: null,
      },
    ]),
  );
  await events(2);
  await drain(shop);
  expect(quick.types()).toEqual(["api_key.created", "api_key.created"]);
  const { body } = await shop.api.listWebhookDeliveries({ query: { type: "send.created" } });
  expect(body.data[0]).toMatchObject({ status: "pending", attempt_count: 0 });
  await database.transact("no event of nothing", async ({ sql }) => {
    await sql`delete from webhook_deliveries where account_id = ${shop.account_id}`;
    await sql`delete from events where object_id = ${lost.id}`;
  });
});

describe("two workers at once", () => {
  it("make each delivery once when nothing fails", async () => {
    const { database } = await testServer();
    await given.endpoint(shop, { url: quick.url });
    await events(EVENTS);
    const deps = await deliveryDeps();
    const { log } = deps;
    const workers = [1, 2].flatMap(() => [
      startWorker(fanOutWorker({ database, log }), log),
      startWorker(deliverWorker(deps), log),
    ]);
    await until(() => quick.received.length >= EVENTS);
    await Promise.all(workers.map((worker) => worker.stop()));
    await drain(shop);
    const ids = quick.received.map(({ headers }) => headers["svc-delivery"]);
    expect(ids).toHaveLength(EVENTS);
    expect(new Set(ids).size).toBe(EVENTS);
  });
});
