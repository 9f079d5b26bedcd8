import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";

describe("GET /webhook-endpoints/{endpoint_id}", () => {
  it("shows the endpoint as it is now, without its secret", async () => {
    const shop = await given.organisation();
    const { id, url, secret } = await given.endpoint(shop);
    const { status, body } = await shop.api.getWebhookEndpoint({ path: { endpoint_id: id } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, url, secret: null, secret_last4: secret.slice(-4) });
  });

  it("is of its own mode and organisation alone", async () => {
    const shop = await given.organisation();
    const { id } = await given.endpoint(shop);
    const path = { endpoint_id: id };
    await expectUnseen("getWebhookEndpoint", { path });
    await expectRefusal(await shop.live.api.getWebhookEndpoint({ path }), "resource_missing", {
      meta: { mode_hint: "test" },
    });
  });

  it("needs webhooks:manage", async () => {
    const shop = await given.organisation();
    const { id } = await given.endpoint(shop);
    const { api } = await given.key(shop, { kind: "rk", scopes: ["sends:read"] });
    const answer = await api.getWebhookEndpoint({ path: { endpoint_id: id } });
    await expectRefusal(answer, "insufficient_scope", { meta: { required: ["webhooks:manage"] } });
  });
});
