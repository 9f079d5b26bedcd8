/** How the examples of events and webhooks come about. */
import { randomUUID } from "node:crypto";
import { parseId } from "@svc/server/platform/ids.ts";
import { mintTokenLinks } from "@svc/server/webhooks/token-links/index.ts";
import { api } from "../../kit/api.ts";
import { drain, pass } from "../../kit/drain.ts";
import { given } from "../../kit/given.ts";
import { runNow, runSeconds } from "../../kit/run-clock.ts";
import { sell } from "../../kit/sell.ts";
import { testServer } from "../../kit/server.ts";
import type { Stages } from "./stages.ts";
import { METER, sellFromTill, TARGET, type World } from "./world.ts";

const ENDPOINT = {
  enabled_events: ["send.*"],
  description: "The till server",
  metadata: { server: "till-1" },
};

async function endpointOf(
  { shop, sink }: World,
  enabled_events: string[] = ENDPOINT.enabled_events,
): Promise<{ endpoint_id: string }> {
  const url = `${sink.url}/${randomUUID()}`;
  const { id } = await given.endpoint(shop, { ...ENDPOINT, enabled_events, url });
  return { endpoint_id: id };
}

let sold = 0;

async function sellAndDeliver(world: World): Promise<void> {
  sold += 1;
  await sellFromTill(world, { client_reference: `till4-000${300 + sold}` });
  for (let step = 0; step < 3; step++) await pass(world.shop);
}

/** An endpoint that failed once, and then received another sale. */
async function usedEndpoint(
  world: World,
  enabled_events: string[] = ENDPOINT.enabled_events,
): Promise<{ endpoint_id: string }> {
  const path = await endpointOf(world, enabled_events);
  world.sink.answers((answer) => void answer.writeHead(500).end("Internal Server Error"));
  await sellAndDeliver(world);
  world.sink.answers((answer) => void answer.writeHead(200).end("ok"));
  await sellAndDeliver(world);
  return path;
}

async function deliveryOf(
  { shop }: World,
  { endpoint_id: endpoint }: { endpoint_id: string },
  wanted: { status: string },
): Promise<{ delivery_id: string }> {
  const { body } = await shop.api.listWebhookDeliveries({ query: { endpoint, ...wanted } });
  return { delivery_id: body.data[0]?.id ?? "" };
}

export const WEBHOOKS: Stages = {
  "listEvents 200 Events of sends": async (world) => {
    await sellAndDeliver(world);
    return world.shop.api.listEvents({ query: { type: "send.delivered" } });
  },
  "getEvent 200 A send that was delivered": async (world) => {
    const { shop } = world;
    await sellAndDeliver(world);
    const { body } = await shop.api.listEvents({ query: { type: "send.delivered" } });
    return shop.api.getEvent({ path: { event_id: body.data[0]?.id ?? "" } });
  },
  "listWebhookEndpoints 200 Enabled endpoints": async (world) => {
    await usedEndpoint(world);
    return world.shop.api.listWebhookEndpoints({ query: { status: "enabled" } });
  },
  "createWebhookEndpoint 201 Receive all events of sends": ({ shop }) =>
    shop.api.createWebhookEndpoint({
      body: { ...ENDPOINT, url: "https://shop.tuckshop.example/svc/events" },
    }),
  "getWebhookEndpoint 200 An endpoint without failures": async (world) =>
    world.shop.api.getWebhookEndpoint({ path: await usedEndpoint(world) }),
  "updateWebhookEndpoint 200 Receive only final statuses": async (world) =>
    world.shop.api.updateWebhookEndpoint({
      path: await usedEndpoint(world),
      body: { enabled_events: ["send.delivered", "send.failed"], metadata: { server: null } },
    }),
  "deleteWebhookEndpoint 200 The endpoint of an old till server": async (world) =>
    world.shop.api.deleteWebhookEndpoint({ path: await usedEndpoint(world) }),
  "testWebhookEndpoint 202 Send a sample `send.delivered`": async (world) =>
    world.shop.api.testWebhookEndpoint({
      path: await endpointOf(world),
      body: { type: "send.delivered" },
    }),
  "rollWebhookEndpointSecret 200 Roll with a day to switch over": async (world) =>
    world.shop.api.rollWebhookEndpointSecret({
      path: await usedEndpoint(world),
      body: { grace: "24h" },
    }),
  "replayWebhookEndpoint 202 Replay a morning's events": async (world) =>
    world.shop.api.replayWebhookEndpoint({
      path: await endpointOf(world),
      body: { from: runSeconds() - 3_600, types: ["send.*"] },
    }),
  "getWebhookReplay 200 A finished replay": async (world) => {
    const path = await endpointOf(world);
    const body = { from: runSeconds() - 3_600, types: ["send.*"] };
    const { body: replay } = await world.shop.api.replayWebhookEndpoint({ path, body });
    await drain(world.shop);
    return world.shop.api.getWebhookReplay({ path: { ...path, replay_id: replay.id } });
  },
  "listWebhookDeliveries 200 Failed deliveries of an endpoint": async (world) => {
    const { endpoint_id: endpoint } = await endpointOf(world, ["send.delivered"]);
    world.sink.answers((answer) => void answer.writeHead(500).end("Internal Server Error"));
    await sellAndDeliver(world);
    return world.shop.api.listWebhookDeliveries({ query: { endpoint, status: "failed" } });
  },
  "getWebhookDelivery 200 Delivered at the first attempt": async (world) =>
    world.shop.api.getWebhookDelivery({
      path: await deliveryOf(world, await usedEndpoint(world, ["send.delivered"]), {
        status: "succeeded",
      }),
    }),
  "redeliverWebhookDelivery 202 Redeliver an exhausted delivery": async (world) =>
    world.shop.api.redeliverWebhookDelivery({
      path: await deliveryOf(world, await usedEndpoint(world, ["send.delivered"]), {
        status: "succeeded",
      }),
    }),
  "getTokenLink 200 A token read once": async () => {
    const shop = await given.organisation();
    const sale = await sell(shop, { target: METER, amount: "10.00", token_phone: TARGET });
    for (let step = 0; step < 3; step++) await pass(shop);
    const { id } = await given.endpoint(shop);
    const { database, config } = await testServer();
    const input = {
      account_id: shop.account_id,
      endpoint_id: parseId("we", id) ?? "",
      send_id: parseId("snd", sale.id) ?? "",
      created: runNow(),
    };
    const [url = ""] = await database.transact("mint", (tx) => mintTokenLinks(tx, [input], config));
    return api(null).getTokenLink({ path: { secret: url.slice(url.lastIndexOf("/") + 1) } });
  },
  "triggerTestEvent 201 Trigger a sample `send.delivered`": ({ shop }) =>
    shop.api.triggerTestEvent({ body: { type: "send.delivered" } }),
  "getMcp 405 Streams are not supported": ({ shop }) => shop.api.getMcp(),
};
