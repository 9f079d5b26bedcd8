import { describe, expect, it } from "vitest";
import type { Parts } from "../../kit/api.ts";
import { given, type Shop } from "../../kit/given.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { eventsShown } from "../../kit/shown-events.ts";

type Wanted = Parts<"updateWebhookEndpoint">["body"];

async function endpoint(shop: Pick<Shop, "api">, wanted: Record<string, unknown> = {}) {
  const { id, url } = await given.endpoint(shop, wanted);
  const path = { endpoint_id: id };
  const update = (body: Wanted, api = shop.api) => api.updateWebhookEndpoint({ path, body });
  return { id, url, path, update };
}

describe("PATCH /webhook-endpoints/{endpoint_id}", () => {
  it("changes what is written, and leaves the rest as it is", async () => {
    const shop = await given.organisation();
    const { id, url, path, update } = await endpoint(shop, {
      description: "Till server",
      metadata: { server: "till-1", place: "Mbare" },
    });
    const body = { enabled_events: ["send.delivered"], metadata: { place: null, floor: "2" } };
    const answer = await update(body);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      id,
      url,
      enabled_events: ["send.delivered"],
      description: "Till server",
      token_links: true,
      status: "enabled",
      secret: null,
    });
    expect(answer.body.metadata).toEqual({ server: "till-1", floor: "2" });
    expect((await shop.api.getWebhookEndpoint({ path })).body).toEqual(answer.body);
    expect((await update({ description: null, metadata: null })).body).toMatchObject({
      description: null,
      metadata: {},
    });
  });

  it("writes into the audit log what has changed, and nothing when nothing has", async () => {
    const shop = await given.organisation();
    const { update } = await endpoint(shop);
    await update({ description: "Till server" });
    const audit_records = await shop.probe.rows("audit_entries");
    expect(audit_records.at(-1)).toMatchObject({
      action: "webhook_endpoint.updated",
      changes: { description: [null, "Till server"] },
    });
    await update({ description: "Till server" });
    expect(await shop.probe.count("audit_entries")).toBe(audit_records.length);
  });

  it("switches it off with an event that other endpoints hear, and on again", async () => {
    const shop = await given.organisation();
    const { id, update } = await endpoint(shop);
    const off = await update({ status: "disabled" });
    expect(off.body).toMatchObject({ status: "disabled", disabled_reason: "manual" });
    expect(off.body.disabled_at).toBeGreaterThan(0);
    await eventsShown();
    const { body } = await shop.api.listEvents({ query: { object: id } });
    expect(body.data).toHaveLength(1);
    expect(body.data[0]).toMatchObject({
      type: "webhook_endpoint.disabled",
      sequence: 1,
      data: {
        object: { id, status: "disabled", secret: null },
        previous_attributes: { status: "enabled", disabled_reason: null, disabled_at: null },
      },
    });
    const on = await update({ status: "enabled" });
    expect(on.body).toMatchObject({ status: "enabled", disabled_reason: null, disabled_at: null });
    expect((await shop.probe.eventTypes()).slice(-1)).toEqual(["webhook_endpoint.disabled"]);
  });

  it("tells nobody when it is asked for the status that it has", async () => {
    const shop = await given.organisation();
    const { update } = await endpoint(shop);
    await update({ status: "enabled" });
    const first = await update({ status: "disabled" });
    expect((await update({ status: "disabled" })).body).toEqual(first.body);
    const told = (await shop.probe.eventTypes()).filter((type) => type.startsWith("webhook_"));
    expect(told).toEqual(["webhook_endpoint.disabled"]);
  });

  it("moves a legacy endpoint to events, and never back", async () => {
    const shop = await given.organisation();
    const { update } = await endpoint(shop, { format: "legacy_airtime" });
    expect((await update({ format: "legacy_airtime" })).body.format).toBe("legacy_airtime");
    expect((await update({ format: "svc" })).body.format).toBe("svc");
    await expectRefusal(await update({ format: "legacy_airtime" }), "invalid_transition", {
      param: "format",
      meta: { from: "svc", to: "legacy_airtime" },
    });
  });

  it("turns include_tokens off and never on", async () => {
    const shop = await given.organisation();
    const { update } = await endpoint(shop, { include_tokens: true });
    expect((await update({ include_tokens: true })).body.include_tokens).toBe(true);
    expect((await update({ include_tokens: false })).body.include_tokens).toBe(false);
    await expectRefusal(await update({ include_tokens: true }), "invalid_transition", {
      param: "include_tokens",
    });
  });

  it("turns token_links on only for a key with tokens:read", async () => {
    const shop = await given.organisation();
    const { update } = await endpoint(shop, { token_links: false });
    const { api } = await given.key(shop, { kind: "rk", scopes: ["webhooks:manage"] });
    await expectRefusal(await update({ token_links: true }, api), "tokens_read_required", {
      param: "token_links",
    });
    expect((await update({ token_links: true })).body.token_links).toBe(true);
    expect((await update({ token_links: true }, api)).body.token_links).toBe(true);
    expect((await update({ token_links: false }, api)).body.token_links).toBe(false);
  });

  it("turns off what shows tokens when a key without tokens:read sets a new URL", async () => {
    const shop = await given.organisation();
    const { url, update } = await endpoint(shop, { include_tokens: true });
    const { api } = await given.key(shop, { kind: "rk", scopes: ["webhooks:manage"] });
    const same = await update({ url: `${url}#same` }, api);
    expect(same.body).toMatchObject({ url, token_links: true, include_tokens: true });
    const seeing = await update({ url: `${url}/2` });
    expect(seeing.body).toMatchObject({ token_links: true, include_tokens: true });
    const wanted = { url: `${url}/3`, token_links: true };
    await expectRefusal(await update(wanted, api), "tokens_read_required");
    const moved = await update({ url: `${url}/3` }, api);
    expect(moved.body).toMatchObject({
      url: `${url}/3`,
      token_links: false,
      include_tokens: false,
    });
  });

  it("refuses the URL of another endpoint, one that is not public, and what does not exist", async () => {
    const shop = await given.organisation();
    const { update } = await endpoint(shop);
    const other = await given.endpoint(shop);
    await expectRefusal(await update({ url: other.url }), "duplicate_resource", {
      resource: other.id,
    });
    await expectRefusal(await update({ url: "https://10.0.0.1/" }), "invalid_url");
    const wrong = { enabled_events: ["send.sold"], url: "https://10.0.0.1/" };
    await expectRefusal(await update(wrong), "parameter_invalid", { param: "enabled_events[0]" });
    await expectRefusal(await update({ api_version: "2020-01-01" }), "parameter_invalid", {
      param: "api_version",
    });
    const metadata = Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`key-${at}`, "4"]));
    await expectRefusal(await update({ metadata }), "invalid_metadata", { param: "metadata" });
  });

  it("is of its own organisation alone", async () => {
    const shop = await given.organisation();
    const { path } = await endpoint(shop);
    await expectUnseen("updateWebhookEndpoint", { path, body: { description: "Mine" } });
  });
});
