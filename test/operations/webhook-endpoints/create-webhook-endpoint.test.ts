import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { loggedBodies } from "../../kit/logged-bodies.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { testServer } from "../../kit/server.ts";

const URL = "https://hooks.tuckshop.example/events";
const HOOKS = ["webhooks:manage"];

describe("POST /webhook-endpoints", () => {
  it("answers the endpoint with its signing secret", async () => {
    const shop = await given.organisation();
    const { status, body } = await shop.api.createWebhookEndpoint({
      body: { url: URL, description: "Till server", metadata: { server: "till-1" } },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      object: "webhook_endpoint",
      livemode: false,
      url: URL,
      enabled_events: ["*"],
      description: "Till server",
      api_version: "2026-11-01",
      include_tokens: false,
      token_links: true,
      format: "svc",
      status: "enabled",
      disabled_reason: null,
      disabled_at: null,
      secret_rolling_until: null,
      created_by: shop.key.id,
      metadata: { server: "till-1" },
    });
    expect(body.health).toEqual({
      last_success_at: null,
      last_failure_at: null,
      failing_since: null,
      success_rate_24h: null,
      pending: 0,
    });
    expect(body.secret).toMatch(/^whsec_[0-9A-Za-z+/]{43}=$/);
    expect(body.secret?.endsWith(body.secret_last4)).toBe(true);
  });

  it("shows the secret in no other answer, and keeps it sealed", async () => {
    const shop = await given.organisation();
    const { id, secret } = await given.endpoint(shop);
    const path = { endpoint_id: id };
    expect((await shop.api.getWebhookEndpoint({ path })).body.secret).toBeNull();
    expect((await shop.api.listWebhookEndpoints()).body.data[0]?.secret).toBeNull();
    await (await testServer()).gate.flush();
    for (const table of [
      "webhook_endpoints",
      "webhook_secrets",
      "idempotency_keys",
      "audit_entries",
      "request_logs",
    ]) {
      expect(JSON.stringify(await shop.probe.rows(table))).not.toContain(secret);
    }
    expect(await loggedBodies(shop)).toContain(id);
    expect(await loggedBodies(shop)).not.toContain(secret);
  });

  it("hears all events, families, or exact types, each once and in the order written", async () => {
    const shop = await given.organisation();
    const enabled_events = ["send.*", "credit.balance.low", "send.*", "credit.*"];
    const { body } = await shop.api.createWebhookEndpoint({ body: { url: URL, enabled_events } });
    expect(body.enabled_events).toEqual(["send.*", "credit.balance.low", "credit.*"]);
  });

  it.each(["send.sold", "sand.*", "send.*.*"])("refuses to hear %s", async (selector) => {
    const shop = await given.organisation();
    const body = { url: URL, enabled_events: ["send.*", selector] };
    const answer = await shop.api.createWebhookEndpoint({ body });
    await expectRefusal(answer, "parameter_invalid", { param: "enabled_events[1]" });
  });

  it("refuses a version that does not exist", async () => {
    const shop = await given.organisation();
    const body = { url: URL, api_version: "2020-01-01" };
    await expectRefusal(await shop.api.createWebhookEndpoint({ body }), "parameter_invalid", {
      param: "api_version",
      meta: { allowed: ["2026-11-01"] },
    });
  });

  it.each([
    "http://hooks.tuckshop.example/events",
    "ftp://hooks.tuckshop.example/events",
    "https://rudo:pass@hooks.tuckshop.example/events",
    "https://10.0.0.1/events",
    "https://169.254.169.254/latest",
    "https://[fd00:ec2::254]/latest",
    "https://8.8.8.8/events",
    "https://till-server/events",
    "https://hooks.tuckshop.example:8080/events",
    "https://",
    `https://hooks.tuckshop.example/${"a".repeat(2_048)}`,
  ])("refuses the URL %s", async (url) => {
    const shop = await given.organisation();
    const answer = await shop.api.createWebhookEndpoint({ body: { url } });
    await expectRefusal(answer, "invalid_url", { param: "url" });
  });

  it("takes a loopback address in the sandbox, in test mode only", async () => {
    const shop = await given.organisation();
    const body = { url: "http://127.0.0.1:8099/events" };
    expect((await shop.api.createWebhookEndpoint({ body })).status).toBe(201);
    await expectRefusal(await shop.live.api.createWebhookEndpoint({ body }), "invalid_url");
  });

  it("writes the URL as it is called: host in small letters, without fragment", async () => {
    const shop = await given.organisation();
    const body = { url: "https://Hooks.TuckShop.example/Events?till=4#top" };
    const answer = await shop.api.createWebhookEndpoint({ body });
    expect(answer.body.url).toBe("https://hooks.tuckshop.example/Events?till=4");
  });

  it("refuses a URL that another endpoint of the mode has, and names it", async () => {
    const shop = await given.organisation();
    const { id, url } = await given.endpoint(shop);
    const answer = await shop.api.createWebhookEndpoint({ body: { url: `${url}#again` } });
    await expectRefusal(answer, "duplicate_resource", { param: "url", resource: id });
    expect((await shop.live.api.createWebhookEndpoint({ body: { url } })).status).toBe(201);
    const stranger = await given.organisation();
    expect((await stranger.api.createWebhookEndpoint({ body: { url } })).status).toBe(201);
  });

  it("makes sixteen in each mode and no more, disabled ones among them", async () => {
    const shop = await given.organisation();
    const ids: string[] = [];
    for (let made = 0; made < 16; made += 1) ids.push((await given.endpoint(shop)).id);
    const path = { endpoint_id: ids[0] ?? "" };
    await shop.api.updateWebhookEndpoint({ path, body: { status: "disabled" } });
    const answer = await shop.api.createWebhookEndpoint({ body: { url: URL } });
    await expectRefusal(answer, "endpoint_limit_reached", { meta: { max: 16 } });
    expect((await shop.live.api.createWebhookEndpoint({ body: { url: URL } })).status).toBe(201);
    await shop.api.deleteWebhookEndpoint({ path });
    expect((await shop.api.createWebhookEndpoint({ body: { url: URL } })).status).toBe(201);
  });

  it("makes sixteen and no more when the last ones are asked for at once", async () => {
    const shop = await given.organisation();
    for (let made = 0; made < 12; made += 1) await given.endpoint(shop);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        shop.api.createWebhookEndpoint({ body: { url: `${URL}/${index}` } }),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(4).fill(201), ...Array(8).fill(409)]);
    expect(await shop.probe.count("webhook_endpoints")).toBe(16);
  });

  it("turns token_links on for a maker that sees tokens, unless it says no", async () => {
    const shop = await given.organisation();
    const { api } = await given.key(shop, { kind: "rk", scopes: HOOKS });
    const made = await api.createWebhookEndpoint({ body: { url: URL } });
    expect(made.body.token_links).toBe(false);
    const asked = { url: `${URL}/2`, token_links: true };
    await expectRefusal(await api.createWebhookEndpoint({ body: asked }), "tokens_read_required", {
      param: "token_links",
    });
    const without = { url: `${URL}/3`, token_links: false };
    const { body } = await shop.api.createWebhookEndpoint({ body: without });
    expect(body.token_links).toBe(false);
  });

  it("sends tokens in clear only for a maker with account:manage and tokens:read", async () => {
    const shop = await given.organisation();
    const body = { url: URL, include_tokens: true };
    const sees = await given.key(shop, { kind: "rk", scopes: [...HOOKS, "tokens:read"] });
    await expectRefusal(await sees.api.createWebhookEndpoint({ body }), "insufficient_scope", {
      param: "include_tokens",
      meta: { required: ["account:manage"] },
    });
    const manages = await given.key(shop, { kind: "rk", scopes: [...HOOKS, "account:manage"] });
    await expectRefusal(await manages.api.createWebhookEndpoint({ body }), "tokens_read_required", {
      param: "include_tokens",
    });
    const { status, body: made } = await shop.api.createWebhookEndpoint({ body });
    expect([status, made.include_tokens]).toEqual([201, true]);
  });

  it("makes an endpoint of the legacy format", async () => {
    const shop = await given.organisation();
    const body = { url: URL, format: "legacy_airtime" as const };
    expect((await shop.api.createWebhookEndpoint({ body })).body.format).toBe("legacy_airtime");
  });

  it("refuses metadata that its rules do not allow", async () => {
    const shop = await given.organisation();
    const body = { url: URL, metadata: { "till number": "4" } };
    await expectRefusal(await shop.api.createWebhookEndpoint({ body }), "invalid_metadata");
  });

  it("is written in the audit log, with the key that did it", async () => {
    const shop = await given.organisation();
    const { id } = await given.endpoint(shop);
    const [entry] = await shop.probe.rows("audit_entries");
    expect(entry).toMatchObject({ action: "webhook_endpoint.created", object_id: id });
  });
});
