import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { drain } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { openSink, type Sink } from "../../kit/sink.ts";

let shop: Organisation;
let sink: Sink;

beforeEach(async () => {
  [shop, sink] = [await given.organisation(), await openSink()];
  await given.endpoint(shop, { url: sink.url });
  await given.key(shop);
});

afterEach(() => sink.close());

async function newest() {
  const { body } = await shop.api.listWebhookDeliveries();
  const path = { delivery_id: body.data[0]?.id ?? "" };
  return (await shop.api.getWebhookDelivery({ path })).body;
}

describe("GET /webhook-deliveries/{delivery_id}", () => {
  it("returns a delivery with its tries, its headers and its body", async () => {
    await drain(shop);
    const found = await newest();
    const [received] = sink.received;
    expect(found).toMatchObject({
      event: received?.event.id,
      status: "succeeded",
      attempt_count: 1,
      next_attempt_at: null,
      last_response: { status: 200, body_excerpt: "heard", error: null },
      attempts: [{ status: 200, error: null }],
      payload: { id: received?.event.id, type: "api_key.created" },
    });
    expect(found.attempts).toHaveLength(1);
    expect(found.request_headers).toMatchObject({
      "content-type": "application/json",
      "svc-event": "api_key.created",
      "svc-delivery": found.id,
      "webhook-id": found.event,
    });
  });

  it("shows no signature, which would let others speak in our name", async () => {
    await drain(shop);
    const { request_headers } = await newest();
    const shown = JSON.stringify(request_headers);
    for (const name of ["svc-signature", "webhook-signature"]) {
      expect(request_headers?.[name]).toBe("***");
      expect(shown).not.toContain(String(sink.received[0]?.headers[name]));
    }
  });

  it("has neither tries nor body before the first try", async () => {
    const { body } = await shop.api.listWebhookDeliveries();
    expect(body.data).toEqual([]);
    const endpoints = await shop.api.listWebhookEndpoints();
    const path = { endpoint_id: endpoints.body.data[0]?.id ?? "" };
    await shop.api.testWebhookEndpoint({ path });
    expect(await newest()).toMatchObject({
      status: "pending",
      attempts: [],
      last_response: null,
      request_headers: null,
      payload: null,
    });
  });

  it("refuses an id that names nothing", async () => {
    for (const delivery_id of ["whd_0031Jk8qRtZHjQMhuOzE95B9", "whd_1", "we_1"]) {
      const answer = await shop.api.getWebhookDelivery({ path: { delivery_id } });
      await expectRefusal(answer, "resource_missing", { param: "delivery_id" });
    }
  });

  it("is of its own organisation alone", async () => {
    await drain(shop);
    const { id } = await newest();
    await expectUnseen("getWebhookDelivery", { path: { delivery_id: id } });
  });
});
