import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { drain } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { sell } from "../../kit/sell.ts";
import { openSink, type Sink } from "../../kit/sink.ts";

let shop: Organisation;
let sink: Sink;
let endpoint_id: string;

beforeEach(async () => {
  [shop, sink] = [await given.organisation(), await openSink()];
  const wanted = { url: sink.url, enabled_events: ["send.created"], token_links: false };
  endpoint_id = (await given.endpoint(shop, wanted)).id;
});

afterEach(() => sink.close());

async function delivered(): Promise<{ delivery_id: string }> {
  await sell(shop);
  await drain(shop);
  const { body } = await shop.api.listWebhookDeliveries();
  return { delivery_id: body.data[0]?.id ?? "" };
}

describe("POST /webhook-deliveries/{delivery_id}/redeliver", () => {
  it("sends the event again, as a new delivery of the same event", async () => {
    const path = await delivered();
    const { status, body } = await shop.api.redeliverWebhookDelivery({ path });
    expect(status).toBe(202);
    expect(body).toMatchObject({ status: "pending", trigger: "redelivery", attempt_count: 0 });
    expect(body.id).not.toBe(path.delivery_id);
    await drain(shop);
    const [first, again] = sink.received;
    expect(sink.received).toHaveLength(2);
    expect(again?.event.id).toBe(first?.event.id);
    expect(again?.headers["svc-delivery"]).toBe(body.id);
  });

  it("sends it as often as it is asked for", async () => {
    const path = await delivered();
    for (const _ of [1, 2]) await shop.api.redeliverWebhookDelivery({ path });
    await drain(shop);
    expect(sink.received).toHaveLength(3);
  });

  it("sends it once for one Idempotency-Key", async () => {
    const call = { path: await delivered(), idempotency_key: "again-1" };
    const first = await shop.api.redeliverWebhookDelivery(call);
    await drain(shop);
    const replayed = await shop.api.redeliverWebhookDelivery(call);
    expect([replayed.status, replayed.body.id]).toEqual([202, first.body.id]);
    expect(replayed.body.status).toBe("succeeded");
    expect(sink.received).toHaveLength(2);
  });

  it("sends a test again as the test it was", async () => {
    const tested = await shop.api.testWebhookEndpoint({ path: { endpoint_id } });
    await drain(shop);
    const path = { delivery_id: tested.body.id };
    const { body } = await shop.api.redeliverWebhookDelivery({ path });
    await drain(shop);
    expect(body.trigger).toBe("test");
    const [first, again] = sink.received;
    expect(again?.event).toEqual(first?.event);
  });

  it("refuses an endpoint that receives tokens for a key without tokens:read", async () => {
    await shop.api.updateWebhookEndpoint({ path: { endpoint_id }, body: { token_links: true } });
    const path = await delivered();
    const blind = await given.key(shop, { kind: "rk", scopes: ["webhooks:manage"] });
    const answer = await blind.api.redeliverWebhookDelivery({ path });
    await expectRefusal(answer, "tokens_read_required");
    expect((await shop.api.redeliverWebhookDelivery({ path })).status).toBe(202);
  });

  it("refuses an endpoint that is switched off", async () => {
    const path = await delivered();
    await shop.api.updateWebhookEndpoint({ path: { endpoint_id }, body: { status: "disabled" } });
    const answer = await shop.api.redeliverWebhookDelivery({ path });
    await expectRefusal(answer, "endpoint_disabled", { resource: endpoint_id });
  });

  it("refuses an id that names nothing, and another organisation's", async () => {
    const path = { delivery_id: "whd_0031Jk8qRtZHjQMhuOzE95B9" };
    await expectRefusal(await shop.api.redeliverWebhookDelivery({ path }), "resource_missing");
    await expectUnseen("redeliverWebhookDelivery", { path: await delivered() });
  });
});
