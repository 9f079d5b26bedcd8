import { describe, expect, it } from "vitest";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";

const CALL = {
  body: { url: "https://hooks.tuckshop.example/events" },
  idempotency_key: "endpoint-1",
};

async function made(shop: Organisation) {
  const { body } = await shop.api.createWebhookEndpoint(CALL);
  return { path: { endpoint_id: body.id }, secret: body.secret };
}

describe("POST /webhook-endpoints again with the same Idempotency-Key", () => {
  it("makes one endpoint and shows its secret again", async () => {
    const shop = await given.organisation();
    const first = await shop.api.createWebhookEndpoint(CALL);
    const again = await shop.api.createWebhookEndpoint(CALL);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect(again.headers.get("original-request")).toBe(first.headers.get("request-id"));
    expect(await shop.probe.count("webhook_endpoints")).toBe(1);
    expect(await shop.probe.count("webhook_secrets")).toBe(1);
  });

  it("makes one endpoint when it is asked at once", async () => {
    const shop = await given.organisation();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => shop.api.createWebhookEndpoint(CALL)),
    );
    expect(new Set(answers.map(({ body }) => body.secret)).size).toBe(1);
    expect(await shop.probe.count("webhook_endpoints")).toBe(1);
  });

  it("shows the secret while it signs beside a new one, and null afterwards", async () => {
    const shop = await given.organisation();
    const { path, secret } = await made(shop);
    const roll = { path, body: { grace: "1h" as const }, idempotency_key: "roll-1" };
    const rolled = await shop.api.rollWebhookEndpointSecret(roll);
    expect((await shop.api.createWebhookEndpoint(CALL)).body.secret).toBe(secret);
    await shop.api.advanceTestClock({ body: { seconds: 3_600 } });
    expect((await shop.api.createWebhookEndpoint(CALL)).body).toMatchObject({
      secret: null,
      secret_last4: rolled.body.secret?.slice(-4),
      secret_rolling_until: null,
    });
    const again = await shop.api.rollWebhookEndpointSecret(roll);
    expect(again.body.secret).toBe(rolled.body.secret);
  });

  it("shows no secret once it was rolled without a grace, or the endpoint was deleted", async () => {
    const shop = await given.organisation();
    const { path } = await made(shop);
    await shop.api.rollWebhookEndpointSecret({ path, body: {} });
    expect((await shop.api.createWebhookEndpoint(CALL)).body.secret).toBeNull();
    const other = { ...CALL, body: { url: `${CALL.body.url}/2` }, idempotency_key: "endpoint-2" };
    const { body } = await shop.api.createWebhookEndpoint(other);
    await shop.api.deleteWebhookEndpoint({ path: { endpoint_id: body.id } });
    const again = await shop.api.createWebhookEndpoint(other);
    expect(again.body).toMatchObject({ id: body.id, secret: null, status: "disabled" });
  });

  it("refuses another body", async () => {
    const shop = await given.organisation();
    await made(shop);
    const answer = await shop.api.createWebhookEndpoint({
      ...CALL,
      body: { url: `${CALL.body.url}/2` },
    });
    await expectRefusal(answer, "idempotency_mismatch");
  });
});
