import { parseId } from "@svc/server/platform/ids.ts";
import { signingSecrets } from "@svc/server/webhooks/webhook-endpoints/index.ts";
import { describe, expect, it } from "vitest";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { runNow } from "../../kit/run-clock.ts";
import { testServer } from "../../kit/server.ts";

/** What signs an endpoint's events, so many seconds from the present. */
async function signing(shop: Organisation, wire_id: string, ahead_seconds = 0): Promise<string[]> {
  const { database, config } = await testServer();
  const id = parseId("we", wire_id) ?? "";
  const now = runNow() + ahead_seconds * 1_000;
  const { secret_key } = config;
  const secrets = await database.read((read) =>
    signingSecrets(read, [{ account_id: shop.account_id, endpoint_id: id, now }], { secret_key }),
  );
  return secrets.get(id) ?? [];
}

describe("POST /webhook-endpoints/{endpoint_id}/roll-secret", () => {
  it.each([
    ["1h", 3_600],
    ["24h", 86_400],
  ] as const)("signs with both secrets for %s, the new one first", async (grace, seconds) => {
    const shop = await given.organisation();
    const { id, secret: old } = await given.endpoint(shop);
    const path = { endpoint_id: id };
    const { status, body } = await shop.api.rollWebhookEndpointSecret({ path, body: { grace } });
    expect(status).toBe(200);
    expect(body.secret).toMatch(/^whsec_[0-9A-Za-z+/]{43}=$/);
    expect(body.secret_last4).toBe(body.secret?.slice(-4));
    const until = runNow() / 1_000 + seconds;
    expect(Math.abs((body.secret_rolling_until ?? 0) - until)).toBeLessThan(5);
    expect(await signing(shop, id)).toEqual([body.secret, old]);
    expect(await signing(shop, id, seconds - 60)).toEqual([body.secret, old]);
    expect(await signing(shop, id, seconds)).toEqual([body.secret]);
    const shown = await shop.api.getWebhookEndpoint({ path });
    expect(shown.body).toMatchObject({ ...body, secret: null });
  });

  it.each([{ grace: "0" }, { grace: 0 }, {}, undefined] as const)(
    "ends at once: %j",
    async (body) => {
      const shop = await given.organisation();
      const { id } = await given.endpoint(shop);
      const answer = await shop.api.rollWebhookEndpointSecret({ path: { endpoint_id: id }, body });
      expect(answer.body.secret_rolling_until).toBeNull();
      expect(await signing(shop, id)).toEqual([answer.body.secret]);
    },
  );

  it("ends the secret of an earlier roll, and keeps nothing of it", async () => {
    const shop = await given.organisation();
    const { id } = await given.endpoint(shop);
    const roll = { path: { endpoint_id: id }, body: { grace: "24h" as const } };
    const second = await shop.api.rollWebhookEndpointSecret(roll);
    const third = await shop.api.rollWebhookEndpointSecret(roll);
    expect(await signing(shop, id)).toEqual([third.body.secret, second.body.secret]);
    expect(await shop.probe.count("webhook_secrets")).toBe(2);
  });

  it("rolls at once in the legacy format, whatever the grace", async () => {
    const shop = await given.organisation();
    const { id } = await given.endpoint(shop, { format: "legacy_airtime" });
    const { body } = await shop.api.rollWebhookEndpointSecret({
      path: { endpoint_id: id },
      body: { grace: "24h" },
    });
    expect(body.secret_rolling_until).toBeNull();
    expect(await signing(shop, id)).toEqual([body.secret]);
  });

  it("rolls once for one Idempotency-Key", async () => {
    const shop = await given.organisation();
    const { id } = await given.endpoint(shop);
    const call = { path: { endpoint_id: id }, body: {}, idempotency_key: "roll-1" };
    const [first, again] = [
      await shop.api.rollWebhookEndpointSecret(call),
      await shop.api.rollWebhookEndpointSecret(call),
    ];
    expect([again.status, again.body.secret]).toEqual([200, first.body.secret]);
    await shop.api.rollWebhookEndpointSecret({ path: call.path, body: {} });
    expect((await shop.api.rollWebhookEndpointSecret(call)).body.secret).toBeNull();
    const other = { ...call, body: { grace: "1h" as const } };
    await expectRefusal(await shop.api.rollWebhookEndpointSecret(other), "idempotency_mismatch");
  });

  it("is written in the audit log without the secret, and is its own organisation's", async () => {
    const shop = await given.organisation();
    const { id, secret } = await given.endpoint(shop);
    const path = { endpoint_id: id };
    const { body } = await shop.api.rollWebhookEndpointSecret({ path, body: {} });
    expect((await shop.probe.rows("audit_entries")).at(-1)).toMatchObject({
      action: "webhook_endpoint.secret_rolled",
      changes: { secret_last4: [secret.slice(-4), body.secret_last4] },
    });
    await expectUnseen("rollWebhookEndpointSecret", { path, body: {} });
  });
});
