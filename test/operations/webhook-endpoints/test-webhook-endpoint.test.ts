import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";

describe("POST /webhook-endpoints/{endpoint_id}/test", () => {
  it("answers the delivery of a made-up event, which stands in no list of events", async () => {
    const shop = await given.organisation();
    const { id, url } = await given.endpoint(shop, { enabled_events: ["send.failed"] });
    const before = await shop.probe.eventTypes();
    const { status, body } = await shop.api.testWebhookEndpoint({
      path: { endpoint_id: id },
      body: { type: "api_key.rolled" },
    });
    expect(status).toBe(202);
    expect(body).toMatchObject({
      object: "webhook_delivery",
      endpoint: id,
      event_type: "api_key.rolled",
      url,
      status: "pending",
      attempt_count: 0,
      last_response: null,
      trigger: "test",
      attempts: [],
    });
    expect(body.next_attempt_at).toBeGreaterThan(0);
    expect(await shop.probe.eventTypes()).toEqual(before);
    const path = { delivery_id: body.id };
    expect((await shop.api.getWebhookDelivery({ path })).body.id).toBe(body.id);
  });

  it.each([undefined, {}])("sends send.delivered when nothing is said: %j", async (body) => {
    const shop = await given.organisation();
    const { id } = await given.endpoint(shop);
    const answer = await shop.api.testWebhookEndpoint({ path: { endpoint_id: id }, body });
    expect(answer.body.event_type).toBe("send.delivered");
  });

  it("makes up an event in live mode too", async () => {
    const { live } = await given.organisation();
    const { id } = await given.endpoint(live);
    const { status, body } = await live.api.testWebhookEndpoint({ path: { endpoint_id: id } });
    expect([status, body.livemode]).toEqual([202, true]);
  });

  it("refuses a type that does not exist, or that the legacy format has no event for", async () => {
    const shop = await given.organisation();
    const { id } = await given.endpoint(shop, { format: "legacy_airtime" });
    const path = { endpoint_id: id };
    for (const type of ["send.sold", "api_key.rolled"]) {
      const answer = await shop.api.testWebhookEndpoint({ path, body: { type } });
      await expectRefusal(answer, "parameter_invalid", { param: "type" });
    }
    expect((await shop.api.testWebhookEndpoint({ path })).status).toBe(202);
  });

  it("refuses an endpoint that is switched off", async () => {
    const shop = await given.organisation();
    const { id } = await given.endpoint(shop);
    const path = { endpoint_id: id };
    await shop.api.updateWebhookEndpoint({ path, body: { status: "disabled" } });
    const answer = await shop.api.testWebhookEndpoint({ path });
    await expectRefusal(answer, "endpoint_disabled", { resource: id });
  });

  it("sends one event for one Idempotency-Key", async () => {
    const shop = await given.organisation();
    const { id } = await given.endpoint(shop);
    const call = { path: { endpoint_id: id }, body: {}, idempotency_key: "test-1" };
    const first = await shop.api.testWebhookEndpoint(call);
    const again = await shop.api.testWebhookEndpoint(call);
    expect([again.status, again.body.id]).toEqual([202, first.body.id]);
    expect(await shop.probe.count("webhook_deliveries")).toBe(1);
    const other = { ...call, body: { type: "send.failed" } };
    await expectRefusal(await shop.api.testWebhookEndpoint(other), "idempotency_mismatch");
  });

  it("is of its own organisation alone", async () => {
    const shop = await given.organisation();
    const { id } = await given.endpoint(shop);
    await expectUnseen("testWebhookEndpoint", { path: { endpoint_id: id }, body: {} });
  });
});
