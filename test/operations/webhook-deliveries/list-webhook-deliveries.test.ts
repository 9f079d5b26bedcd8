import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { drain } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { sell } from "../../kit/sell.ts";
import { openSink, type Sink } from "../../kit/sink.ts";

let shop: Organisation;
let good: { id: string };
let bad: { id: string };
let sinks: Sink[];

/** Two endpoints, one that takes what it is sent; a sale, and a key. */
beforeAll(async () => {
  shop = await given.organisation();
  sinks = [await openSink(), await openSink(500)];
  const [taking, failing] = sinks.map(({ url }) => url);
  good = await given.endpoint(shop, { url: taking, enabled_events: ["send.created", "api_key.*"] });
  bad = await given.endpoint(shop, { url: failing, enabled_events: ["send.created"] });
  await sell(shop);
  await given.key(shop);
  await drain(shop);
});

afterAll(async () => {
  await Promise.all(sinks.map((sink) => sink.close()));
});

async function list(query: object = {}) {
  return (await shop.api.listWebhookDeliveries({ query })).body.data;
}

describe("GET /webhook-deliveries", () => {
  it("lists what was sent, newest first, without tries, headers and bodies", async () => {
    const found = await list();
    expect(found.map(({ event_type }) => event_type).sort()).toEqual([
      "api_key.created",
      "send.created",
      "send.created",
    ]);
    expect(found.map(({ id }) => id)).toEqual(
      found
        .map(({ id }) => id)
        .toSorted()
        .reverse(),
    );
    for (const one of found) {
      expect(one).toMatchObject({
        object: "webhook_delivery",
        livemode: false,
        trigger: "event",
        attempt_count: 1,
        attempts: [],
        request_headers: null,
        payload: null,
      });
    }
  });

  it("keeps those of an endpoint", async () => {
    expect((await list({ endpoint: good.id })).map(({ endpoint }) => endpoint)).toEqual([
      good.id,
      good.id,
    ]);
    expect(await list({ endpoint: bad.id })).toMatchObject([
      { endpoint: bad.id, url: sinks[1]?.url, last_response: { status: 500, error: "http" } },
    ]);
  });

  it("keeps those of an event", async () => {
    const [created] = await list({ type: "send.created" });
    const found = await list({ event: created?.event });
    expect(found.map(({ endpoint }) => endpoint).sort()).toEqual([good.id, bad.id].sort());
  });

  it("keeps those in a status", async () => {
    expect(await list({ status: "succeeded" })).toHaveLength(2);
    const [failed, ...others] = await list({ status: "failed" });
    expect(others).toEqual([]);
    expect(failed).toMatchObject({ endpoint: bad.id, status: "failed" });
    expect(failed?.next_attempt_at).toBeGreaterThan(failed?.created ?? 0);
    expect(await list({ status: "exhausted" })).toEqual([]);
  });

  it("keeps those of a type or of a family", async () => {
    expect(await list({ type: "send.*" })).toHaveLength(2);
    expect(await list({ type: "api_key.created" })).toHaveLength(1);
    const answer = await shop.api.listWebhookDeliveries({ query: { type: "send.sold" } });
    await expectRefusal(answer, "parameter_invalid", { param: "type" });
  });

  it("walks through its pages", async () => {
    const { body: first } = await shop.api.listWebhookDeliveries({ query: { limit: 2 } });
    expect(first).toMatchObject({ has_more: true, next_cursor: first.data[1]?.id });
    const rest = await list({ limit: 2, starting_after: first.next_cursor });
    expect([...first.data, ...rest]).toEqual(await list());
  });

  it.each([
    ["endpoint", "we_0031JkDnI8lFPPwtV5ASPZHu"],
    ["event", "evt_0031JkAWhDsFx3Zt4BjVc8Ei"],
  ])("refuses an %s that the account does not have", async (param, id) => {
    const answer = await shop.api.listWebhookDeliveries({ query: { [param]: id } });
    await expectRefusal(answer, "reference_not_found", { param });
  });

  it("knows no endpoint and no event of another organisation", async () => {
    const [{ event = "" } = {}] = await list();
    await expectUnseen("listWebhookDeliveries", { query: { endpoint: good.id } });
    await expectUnseen("listWebhookDeliveries", { query: { event } });
  });

  it("finds the delivery of a test by its event, which stands in no feed", async () => {
    const other = await given.organisation();
    const { id } = await given.endpoint(other);
    const { body } = await other.api.testWebhookEndpoint({ path: { endpoint_id: id } });
    const found = await other.api.listWebhookDeliveries({ query: { event: body.event } });
    expect(found.body.data.map((one) => one.id)).toEqual([body.id]);
  });

  it("needs webhooks:manage", async () => {
    const reader = await given.key(shop, { kind: "rk", scopes: ["sends:read"] });
    await expectRefusal(await reader.api.listWebhookDeliveries(), "insufficient_scope");
  });
});
