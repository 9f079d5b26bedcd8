import { Webhook } from "standardwebhooks";
import Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { drain } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { runNow } from "../kit/run-clock.ts";
import { sell } from "../kit/sell.ts";
import { openSink, type Received, type Sink } from "../kit/sink.ts";

/** Libraries of others, which check Svc-Signature and Standard Webhooks signatures. */
const stripe = new Stripe("sk_test_none");

let sink: Sink;
let shop: Organisation;

beforeEach(async () => {
  [sink, shop] = [await openSink(), await given.organisation()];
});

afterEach(() => sink.close());

/** Throws unless both signatures of a request are right under a secret. */
function verify({ headers, text }: Received, secret: string): void {
  const own = String(headers["svc-signature"]);
  stripe.webhooks.constructEvent(text, own, secret);
  new Webhook(secret).verify(text, headers as Record<string, string>);
}

function only({ received }: Sink): Received {
  expect(received).toHaveLength(1);
  return received[0] as Received;
}

describe("an event", () => {
  it("reaches an endpoint that hears it, as the feed shows it, with its object as it is", async () => {
    await given.endpoint(shop, { url: sink.url, enabled_events: ["send.created"] });
    const send = await sell(shop);
    await drain(shop);
    const { event } = only(sink);
    const { body } = await shop.api.getEvent({ path: { event_id: event.id } });
    expect(event).toEqual(body);
    expect(body.data.object).toMatchObject({ id: send.id, status: "submitted" });
  });

  it("reaches each endpoint that hears its type, its family or all", async () => {
    const sinks = await Promise.all([["*"], ["send.*"], ["send.created"], ["api_key.*"]].map(open));
    await sell(shop);
    await drain(shop);
    const seen = sinks.map((one) => one.types().filter((type) => type === "send.created").length);
    expect(seen).toEqual([1, 1, 1, 0]);
    await Promise.all(sinks.map((one) => one.close()));
  });

  it("of a changed meter reaches every endpoint, whatever it subscribed to", async () => {
    await given.endpoint(shop, { url: sink.url, enabled_events: ["api_key.*"] });
    for (const type of ["send.meter_changed", "send.failed"]) {
      await shop.api.triggerTestEvent({ body: { type } });
    }
    await drain(shop);
    expect(sink.types()).toEqual(["send.meter_changed"]);
  });

  it("from before the endpoint was made is not sent to it", async () => {
    await sell(shop);
    await given.endpoint(shop, { url: sink.url });
    await drain(shop);
    expect(sink.types()).not.toContain("send.created");
  });

  it("of one mode, or of another organisation, is not heard", async () => {
    await given.endpoint(shop, { url: sink.url });
    const stranger = await given.stranger();
    await Promise.all([sell(stranger), given.key(shop.live, { accept_terms: true })]);
    await drain([shop, stranger, shop.live]);
    expect(sink.received).toEqual([]);
  });

  it("that a test made up is sent as such", async () => {
    await given.endpoint(shop, { url: sink.url });
    await shop.api.triggerTestEvent({ body: { type: "send.failed" } });
    await drain(shop);
    expect(only(sink).event).toMatchObject({ type: "send.failed", data: { synthetic: true } });
  });

  it("is sent once, however often the workers look", async () => {
    await given.endpoint(shop, { url: sink.url, enabled_events: ["send.created"] });
    await sell(shop);
    for (const _ of [1, 2, 3]) await drain(shop);
    only(sink);
  });

  async function open(enabled_events: string[]): Promise<Sink> {
    const one = await openSink();
    await given.endpoint(shop, { url: one.url, enabled_events });
    return one;
  }
});

describe("a delivery", () => {
  it("names its event, itself and its sender in the headers", async () => {
    await given.endpoint(shop, { url: sink.url, enabled_events: ["send.created"] });
    await sell(shop);
    await drain(shop);
    const { headers, event } = only(sink);
    const { body } = await shop.api.listWebhookDeliveries();
    expect(headers).toMatchObject({
      "content-type": "application/json",
      "svc-event": "send.created",
      "svc-delivery": body.data[0]?.id,
      "webhook-id": event.id,
    });
    expect(headers["user-agent"]).toMatch(/^Svc-Webhooks\//);
    expect(headers).not.toHaveProperty("x-airtime-signature");
  });

  it("is signed so that other people's libraries take it, and no other body", async () => {
    const { secret } = await given.endpoint(shop, { url: sink.url });
    await sell(shop);
    await drain(shop);
    expect(sink.received.length).toBeGreaterThan(1);
    for (const received of sink.received) verify(received, secret);
    const [first, second] = sink.received as [Received, Received];
    expect(() => verify({ ...first, text: second.text }, secret)).toThrow();
    const own = String(first.headers["svc-signature"]);
    expect(() => stripe.webhooks.constructEvent(second.text, own, secret)).toThrow();
  });

  it("is signed by both secrets while the old one is in its grace, and by one afterwards", async () => {
    const { id, secret } = await given.endpoint(shop, { url: sink.url });
    const rolled = await shop.api.rollWebhookEndpointSecret({
      path: { endpoint_id: id },
      body: { grace: "1h" },
    });
    const next = String(rolled.body.secret);
    await given.key(shop);
    await drain(shop);
    for (const one of [secret, next]) verify(only(sink), one);
    expect(String(only(sink).headers["svc-signature"]).match(/v1=/g)).toHaveLength(2);
    await shop.api.advanceTestClock({ body: { seconds: 3_601 } });
    await given.key(shop);
    await drain(shop);
    const last = sink.received.at(-1) as Received;
    verify(last, next);
    expect(() => verify(last, secret)).toThrow();
  });

  it("is stamped with real time, whatever the test clock says", async () => {
    await given.endpoint(shop, { url: sink.url });
    await shop.api.advanceTestClock({ body: { seconds: 86_400 } });
    await given.key(shop);
    await drain(shop);
    const stamp = Number(only(sink).headers["webhook-timestamp"]);
    expect(Math.abs(stamp - runNow() / 1_000)).toBeLessThan(60);
  });
});
