import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { drain, pass } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { openSink, type Sink } from "../../kit/sink.ts";

let shop: Organisation;
let sink: Sink;

beforeEach(async () => {
  [shop, sink] = [await given.organisation(), await openSink(500)];
});

afterEach(() => sink.close());

async function types(delivery: string): Promise<string[]> {
  const { body } = await shop.api.listEvents({ query: { delivery } });
  return body.data.map(({ type }) => type);
}

describe("GET /events?delivery=undelivered", () => {
  it("keeps what an endpoint was to hear of and has not received", async () => {
    await given.endpoint(shop, { url: sink.url, enabled_events: ["api_key.created"] });
    const key = await given.key(shop);
    await shop.api.deleteKey({ path: { key_id: key.id } });
    await drain(shop);
    expect(await types("undelivered")).toEqual(["api_key.created"]);
    expect((await types("all")).slice(0, 2)).toEqual(["api_key.revoked", "api_key.created"]);
  });

  it("forgets what arrived in the end, by whatever delivery", async () => {
    await given.endpoint(shop, { url: sink.url });
    await given.key(shop);
    await given.key(shop);
    await drain(shop);
    expect(await types("undelivered")).toHaveLength(2);
    sink.answers(200);
    const { body } = await shop.api.listWebhookDeliveries();
    const path = { delivery_id: body.data[0]?.id ?? "" };
    await shop.api.redeliverWebhookDelivery({ path });
    await drain(shop);
    expect(await types("undelivered")).toHaveLength(1);
    await pass(shop, { seconds: 60 });
    expect(await types("undelivered")).toEqual([]);
  });

  it("keeps what one of two endpoints has not received", async () => {
    const other = await openSink(200);
    await given.endpoint(shop, { url: sink.url });
    await given.endpoint(shop, { url: other.url });
    await given.key(shop);
    await drain(shop);
    expect(other.types()).toEqual(["api_key.created"]);
    expect(await types("undelivered")).toEqual(["api_key.created"]);
    await other.close();
  });

  it("keeps nothing of an account without endpoints", async () => {
    await given.key(shop);
    await drain(shop);
    expect(await types("undelivered")).toEqual([]);
  });
});
