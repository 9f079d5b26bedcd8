import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";

describe("DELETE /webhook-endpoints/{endpoint_id}", () => {
  it("takes the endpoint away, and answers it switched off", async () => {
    const shop = await given.organisation();
    const { id } = await given.endpoint(shop);
    const path = { endpoint_id: id };
    const { status, body } = await shop.api.deleteWebhookEndpoint({ path });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, status: "disabled", disabled_reason: "manual", secret: null });
    expect(body.disabled_at).toBeGreaterThan(0);
    await expectRefusal(await shop.api.getWebhookEndpoint({ path }), "resource_missing");
    await expectRefusal(await shop.api.deleteWebhookEndpoint({ path }), "resource_missing");
    expect((await shop.api.listWebhookEndpoints()).body.data).toEqual([]);
  });

  it("leaves one that had failed as it was", async () => {
    const shop = await given.organisation();
    const { id } = await given.endpoint(shop);
    const path = { endpoint_id: id };
    await shop.api.updateWebhookEndpoint({ path, body: { status: "disabled" } });
    const before = (await shop.api.getWebhookEndpoint({ path })).body;
    expect((await shop.api.deleteWebhookEndpoint({ path })).body).toEqual(before);
  });

  it("frees its URL for another endpoint", async () => {
    const shop = await given.organisation();
    const { id, url } = await given.endpoint(shop);
    await shop.api.deleteWebhookEndpoint({ path: { endpoint_id: id } });
    expect((await given.endpoint(shop, { url })).url).toBe(url);
  });

  it("tells no event, and is written in the audit log", async () => {
    const shop = await given.organisation();
    const { id } = await given.endpoint(shop);
    const before = await shop.probe.eventTypes();
    await shop.api.deleteWebhookEndpoint({ path: { endpoint_id: id } });
    expect(await shop.probe.eventTypes()).toEqual(before);
    expect((await shop.probe.rows("audit_entries")).at(-1)).toMatchObject({
      action: "webhook_endpoint.deleted",
      object_id: id,
      changes: { status: ["enabled", "disabled"] },
    });
  });

  it("is of its own organisation alone", async () => {
    const shop = await given.organisation();
    const { id } = await given.endpoint(shop);
    await expectUnseen("deleteWebhookEndpoint", { path: { endpoint_id: id } });
    expect((await shop.api.getWebhookEndpoint({ path: { endpoint_id: id } })).status).toBe(200);
  });
});
