/**
 * A caller of an older version, over a program that speaks it: requests, answers, refusals,
 * repeats, lists, events and webhooks are told as that version told them.
 */

import type { OperationId } from "@svc/generated/operations";
import { createApp } from "@svc/server/app.ts";
import { NEWEST_VERSION } from "@svc/server/platform/versions/released.ts";
import { deliverWorker, fanOutWorker } from "@svc/server/webhooks/webhook-deliveries/index.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Parts, requestOf } from "../kit/api.ts";
import { deliveryDeps, runFor, testHttpClient } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { testServer } from "../kit/server.ts";
import { eventsShown } from "../kit/shown-events.ts";
import { openSink } from "../kit/sink.ts";
import { ENDS, OLDER, OLDEST, SAMPLE_VERSIONS } from "./sample-changes.ts";

let shop: Organisation;
let app: ReturnType<typeof createApp>;

beforeAll(async () => {
  const { config: base, database, log } = await testServer();
  const config = { ...base, versions: SAMPLE_VERSIONS };
  app = createApp({ config, database, log, sharers: () => 1, can_mail: true });
  shop = await given.organisation();
});

afterAll(async () => {
  await app.gate.close();
});

/** Any fields: what an older version says is not what the types of the newest say. */
type Fields = Record<string, unknown>;

async function call(version: string, id: OperationId, parts: object) {
  const { headers = {}, ...others } = parts as { headers?: Record<string, string> };
  const sent = { ...others, headers: { ...headers, "Svc-Version": version } };
  const request = requestOf(shop.key.secret, id, sent as Parts<OperationId>);
  const answer = await app.hono.fetch(request, {
    incoming: { socket: { remoteAddress: "127.0.0.1" } },
  });
  const body = (await answer.json()) as Fields;
  return { status: answer.status, headers: answer.headers, body, error: body.error as Fields };
}

function sale(reference: string, price = "USD 1.00") {
  return { body: { target: "0771230000", price, reference }, idempotency_key: reference };
}

it("sells to who writes the older fields, and answers in them", async () => {
  const sold = await call(OLDER, "createSend", sale("older-1"));
  expect(sold).toMatchObject({
    status: 202,
    body: { reference: "older-1", masked_target: "…0000", amount: "1.00", currency: "USD" },
  });
  expect(sold.body).not.toHaveProperty("client_reference");
  expect(sold.headers.get("svc-version")).toBe(OLDER);
});

it("goes through every version between, to the oldest", async () => {
  const body = { target: "0771230000", price: "USD 1.00", merchant_reference: "oldest-1" };
  const sold = await call(OLDEST, "createSend", { body, idempotency_key: "oldest-1" });
  expect(sold).toMatchObject({ status: 202, body: { merchant_reference: "oldest-1" } });
});

it("knows a repeat whatever version it is written in, and sells once", async () => {
  const first = await call(OLDER, "createSend", sale("twice-1"));
  const again = await call(NEWEST_VERSION, "createSend", {
    body: { target: "0771230000", amount: "1.00", currency: "USD", client_reference: "twice-1" },
    idempotency_key: "twice-1",
  });
  expect(again.headers.get("idempotent-replayed")).toBe("true");
  expect(again.body).toMatchObject({ id: first.body.id, client_reference: "twice-1" });
  expect(again.body).not.toHaveProperty("reference");
});

it("refuses what is wrong by the name that was written", async () => {
  const long = "x".repeat(300);
  const { status, error } = await call(OLDER, "createSend", {
    ...sale("wrong-1"),
    body: { target: "0771230000", price: "USD 1.00", reference: long },
  });
  expect(status).toBe(400);
  expect(error).toMatchObject({ param: "reference" });
  expect(error.message).toContain("`reference`");
  expect(error.message).not.toContain("client_reference");
  expect(error.details).toMatchObject([{ param: "reference" }]);
});

it("refuses a field that the older version does not know yet", async () => {
  const body = { target: "0771230000", price: "USD 1.00", client_reference: "soon-1" };
  const { status, error } = await call(OLDER, "createSend", { body, idempotency_key: "soon-1" });
  expect({ status, ...error }).toMatchObject({
    ...{ status: 400, code: "unknown_parameter", param: "client_reference" },
    message: `\`client_reference\` is unknown in version ${OLDER}.`,
  });
});

it("filters a list by the older parameter, and shows its objects", async () => {
  const sold = await call(OLDER, "createSend", sale("listed-1"));
  const list = await call(OLDER, "listSends", { query: { reference: "listed-1" } });
  expect(list.body.data).toMatchObject([{ id: sold.body.id, reference: "listed-1" }]);
});

it("tells events in the version of who reads them", async () => {
  const sold = await call(OLDER, "createSend", sale("told-1"));
  await eventsShown();
  const { body } = await call(OLDER, "listEvents", { query: { type: "send.created" } });
  const events = body.data as { api_version: string; data: { object: Fields } }[];
  const event = events.find(({ data: { object } }) => object.id === sold.body.id);
  expect(event).toMatchObject({ api_version: OLDER, data: { object: { reference: "told-1" } } });
});

it("names the previous values of an object as it names its fields", async () => {
  const older = await SAMPLE_VERSIONS.older(OLDER);
  const object = { object: "send", target: "+263771230000", client_reference: "second" };
  const previous_attributes = { client_reference: "first", status: "pending" };
  const event = { object: "event", data: { object, previous_attributes } };
  expect(older?.writeEvent(event)).toMatchObject({
    data: {
      object: { reference: "second", masked_target: "…0000" },
      previous_attributes: { reference: "first", status: "pending" },
    },
  });
  // What was handed in is not touched: others are told it as it is.
  expect(event.data.previous_attributes).toEqual({ client_reference: "first", status: "pending" });
});

it("sends a webhook in the version of its endpoint, signed as it is sent", async () => {
  const sink = await openSink();
  await call(NEWEST_VERSION, "createWebhookEndpoint", {
    body: { url: sink.url, enabled_events: ["send.created"], api_version: OLDER },
  });
  await call(OLDER, "createSend", sale("sent-1"));
  await eventsShown();
  const { database, log, config: base } = await testServer();
  const config = { ...base, versions: SAMPLE_VERSIONS };
  await runFor(shop, fanOutWorker({ database, log }));
  const deps = { ...(await deliveryDeps(testHttpClient({ deadline_ms: 1_000 }))), config };
  await runFor(shop, deliverWorker(deps));
  await sink.close();
  expect(sink.received).toHaveLength(1);
  const body = JSON.parse(sink.received[0]?.text ?? "{}") as { data: { object: Fields } };
  expect(body).toMatchObject({ api_version: OLDER, data: { object: { reference: "sent-1" } } });
  expect(body.data.object).not.toHaveProperty("client_reference");
});

it("sends the test event of an endpoint in its version", async () => {
  const sink = await openSink();
  const { body: endpoint } = await call(NEWEST_VERSION, "createWebhookEndpoint", {
    body: { url: sink.url, enabled_events: ["send.failed"], api_version: OLDER },
  });
  await call(NEWEST_VERSION, "testWebhookEndpoint", {
    path: { endpoint_id: endpoint.id },
    body: { type: "send.failed" },
  });
  const { config: base } = await testServer();
  const config = { ...base, versions: SAMPLE_VERSIONS };
  const deps = { ...(await deliveryDeps(testHttpClient({ deadline_ms: 1_000 }))), config };
  await runFor(shop, deliverWorker(deps));
  await sink.close();
  const body = JSON.parse(sink.received[0]?.text ?? "{}") as { data: { object: Fields } };
  expect(body).toMatchObject({ api_version: OLDER, data: { object: { object: "send" } } });
  expect(body.data.object).toHaveProperty("reference");
  expect(body.data.object).not.toHaveProperty("client_reference");
});

it("tells the oldest version to what names one that has ended", async () => {
  const ended = await SAMPLE_VERSIONS.older("2024-11-01");
  expect(ended).toBe(await SAMPLE_VERSIONS.older(OLDEST));
  expect(ended).not.toBeNull();
});

it("refuses an endpoint in a version that nobody speaks", async () => {
  const { error } = await call(NEWEST_VERSION, "createWebhookEndpoint", {
    body: {
      url: "https://hooks.tuckshop.example/",
      enabled_events: ["*"],
      api_version: "2020-01-01",
    },
  });
  expect(error).toMatchObject({ code: "parameter_invalid", param: "api_version" });
});

it("says when a version ends, once that is announced, and nothing of others", async () => {
  const ending = await call(OLDEST, "getAccount", {});
  expect(ending.headers.get("deprecation")).toBe(`@${ENDS.deprecated_at}`);
  expect(ending.headers.get("sunset")).toBe(ENDS.sunset);
  expect(ending.headers.get("link")).toMatch(/versioning#before-something-ends>; rel="sunset"/);
  expect((await call(OLDER, "getAccount", {})).headers.get("sunset")).toBeNull();
});

it("serves the contract of each version, and of no other", async () => {
  const older = await app.hono.request(`/openapi.json?version=${OLDER}`);
  const contract = (await older.json()) as {
    info: { version: string };
    components: { schemas: Record<string, { properties: Fields }> };
  };
  expect(contract.info.version).toBe(OLDER);
  expect(contract.components.schemas.Send?.properties).toHaveProperty("reference");
  const unknown = await app.hono.request("/openapi.json?version=2020-01-01");
  expect(await unknown.json()).toMatchObject({
    error: { code: "invalid_version", meta: { supported: [NEWEST_VERSION, OLDER, OLDEST] } },
  });
});
