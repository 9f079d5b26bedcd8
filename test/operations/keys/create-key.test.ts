import { SCOPES } from "@svc/generated/operations";
import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { loggedBodies } from "../../kit/logged-bodies.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { runSeconds } from "../../kit/run-clock.ts";
import { testServer } from "../../kit/server.ts";

const TILL = { kind: "rk", label: "Till 4, Mbare", scopes: ["sends:read", "sends:write"] } as const;

describe("POST /keys", () => {
  it("answers the key with its secret", async () => {
    const shop = await given.organisation();
    const { status, body } = await shop.api.createKey({ body: TILL });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      object: "api_key",
      kind: "rk",
      label: "Till 4, Mbare",
      livemode: false,
      status: "active",
      scopes: ["sends:read", "sends:write"],
      created_by: shop.key.id,
      usage: null,
      rolled: null,
    });
    expect(body.secret).toMatch(/^svc_rk_test_[0-9A-Za-z]{43}$/);
    expect(body.secret?.startsWith(body.prefix)).toBe(true);
    expect(body.secret?.endsWith(body.last4)).toBe(true);
  });

  it("makes a key that works at once, in the mode of its maker", async () => {
    const shop = await given.organisation();
    const key = await given.key(shop, TILL);
    expect((await key.api.getAccount()).body.id).toBe(shop.account);
  });

  it("keeps the secret as a hash only", async () => {
    const shop = await given.organisation();
    const { secret } = await given.key(shop, TILL);
    for (const table of ["api_keys", "key_secrets", "events", "audit_entries", "request_logs"]) {
      await (await testServer()).gate.flush();
      expect(JSON.stringify(await shop.probe.rows(table))).not.toContain(secret);
    }
    expect(await loggedBodies(shop)).toContain("api_key");
    expect(await loggedBodies(shop)).not.toContain(secret.slice(12));
  });

  it("emits api_key.created and writes an audit entry with the request", async () => {
    const shop = await given.organisation();
    const { body, headers } = await shop.api.createKey({ body: TILL });
    expect((await shop.probe.eventTypes()).slice(-1)).toEqual(["api_key.created"]);
    const [entry] = await shop.probe.rows("audit_entries");
    expect(entry).toMatchObject({
      action: "api_key.created",
      object_id: body.id,
      actor_type: "key",
    });
    expect(headers.get("request-id")).toMatch(/^req_/);
  });

  it("gives an sk without scopes all that its maker holds", async () => {
    const shop = await given.organisation();
    const { body } = await shop.api.createKey({ body: { kind: "sk" } });
    expect(body.scopes.toSorted()).toEqual(SCOPES.toSorted());
  });

  it.each(["rk", "ak"])("needs scopes for an %s", async (kind) => {
    const shop = await given.organisation();
    const answer = await shop.api.createKey({ body: { kind } });
    await expectRefusal(answer, "parameter_missing", { param: "scopes" });
  });

  it("gives a pk the public scopes, and takes no others", async () => {
    const shop = await given.organisation();
    for (const named of [{}, { scopes: ["catalog:read"] }]) {
      const { body } = await shop.api.createKey({ body: { kind: "pk", ...named } });
      expect(body.scopes).toEqual(["catalog:read"]);
    }
    const scopes = ["catalog:read", "sends:read"];
    const answer = await shop.api.createKey({ body: { kind: "pk", scopes } });
    await expectRefusal(answer, "parameter_invalid", { param: "scopes[1]" });
  });

  it("gives an ak the thresholds of US$10 and ZWG 250, or those it asks for", async () => {
    const shop = await given.organisation();
    const body = { kind: "ak", scopes: ["sends:read"] };
    const plain = await shop.api.createKey({ body });
    expect(plain.body.approval_threshold).toEqual({ USD: "10.00", ZWG: "250.00" });
    const asked = await shop.api.createKey({ body: { ...body, approval_threshold: { USD: 2 } } });
    expect(asked.body.approval_threshold).toEqual({ USD: "2.00", ZWG: "250.00" });
  });

  it("keeps every restriction as it was asked for", async () => {
    const shop = await given.organisation();
    const expires_at = runSeconds() + 3_600;
    const { body } = await shop.api.createKey({
      body: {
        ...TILL,
        allowed_ips: ["196.27.96.0/24"],
        allowed_products: ["airtime-usd"],
        allowed_networks: ["econet", "netone"],
        spend_caps: { USD: { per_send: 20, daily: "500.00" } },
        per_recipient_daily_cap: { ZWG: "100" },
        recipient_allowlist: ["077 123 4567", "37140030000", "+263771234567"],
        expires_at,
        metadata: { till: "4" },
      },
    });
    expect(body).toMatchObject({
      allowed_ips: ["196.27.96.0/24"],
      allowed_products: ["airtime-usd"],
      allowed_networks: ["econet", "netone"],
      spend_caps: {
        USD: { per_send: "20.00", daily: "500.00", monthly: null },
        ZWG: { per_send: null, daily: null, monthly: null },
      },
      per_recipient_daily_cap: { USD: null, ZWG: "100.00" },
      approval_threshold: null,
      recipient_allowlist: ["+263771234567", "37140030000"],
      expires_at,
      metadata: { till: "4" },
    });
  });

  it("takes the currencies of its amounts in either case", async () => {
    const shop = await given.organisation();
    const { status, body } = await shop.api.createKey({
      body: {
        ...TILL,
        kind: "ak",
        spend_caps: { usd: { daily: "5" }, Zwg: { per_send: 30 } },
        per_recipient_daily_cap: { zwg: "100" },
        approval_threshold: { usd: 7 },
        metadata: { usd: "stays" },
      },
    });
    expect([status, body.spend_caps?.USD.daily, body.spend_caps?.ZWG.per_send]).toEqual([
      201,
      "5.00",
      "30.00",
    ]);
    expect(body.per_recipient_daily_cap?.ZWG).toBe("100.00");
    expect(body.approval_threshold?.USD).toBe("7.00");
    expect(body.metadata).toEqual({ usd: "stays" });
  });

  it("refuses a currency that its amounts name twice", async () => {
    const shop = await given.organisation();
    const spend_caps = { usd: { daily: "5" }, USD: { daily: "6" } };
    const answer = await shop.api.createKey({ body: { ...TILL, spend_caps } });
    await expectRefusal(answer, "unknown_parameter", { param: "spend_caps.usd" });
  });

  it("takes no Idempotency-Key, because a replay would have to show the secret again", async () => {
    const shop = await given.organisation();
    const answer = await shop.api.createKey({ body: TILL, idempotency_key: "once" });
    await expectRefusal(answer, "idempotency_not_supported");
  });

  it.each([
    ["an unknown kind", { kind: "zk" }, "parameter_invalid", "kind"],
    [
      "an address that is none",
      { ...TILL, allowed_ips: ["300.1.1.1"] },
      "parameter_invalid",
      "allowed_ips[0]",
    ],
    [
      "an origin on a key for servers",
      { ...TILL, allowed_origins: ["https://a.example"] },
      "parameter_invalid",
      "allowed_origins",
    ],
    [
      "a threshold on a key without agent",
      { ...TILL, approval_threshold: { USD: 1 } },
      "parameter_invalid",
      "approval_threshold",
    ],
    [
      "a target that is no number",
      { ...TILL, recipient_allowlist: ["0242700000"] },
      "invalid_phone",
      "recipient_allowlist[0]",
    ],
    [
      "a cap with three decimals",
      { ...TILL, spend_caps: { USD: { daily: 1.005 } } },
      "invalid_amount",
      "spend_caps.USD.daily",
    ],
    [
      "a time that is none",
      { ...TILL, expires_at: "2026-02-30T10:00" },
      "invalid_time",
      "expires_at",
    ],
    [
      "a time that has passed",
      { ...TILL, expires_at: 1_700_000_000 },
      "time_out_of_range",
      "expires_at",
    ],
    [
      "a product that is not sold",
      { ...TILL, allowed_products: ["airtime-usd", "gold-usd"] },
      "reference_not_found",
      "allowed_products[1]",
    ],
    [
      "a network that is none",
      { ...TILL, allowed_networks: ["vodacom"] },
      "reference_not_found",
      "allowed_networks[0]",
    ],
    [
      "a metadata key that breaks the rules",
      { ...TILL, metadata: { "a b": "1" } },
      "invalid_metadata",
      "metadata.a b",
    ],
    ["a field that is none", { ...TILL, secret: "mine" }, "unknown_parameter", "secret"],
  ] as const)("refuses %s", async (_, body, code, param) => {
    const shop = await given.organisation();
    await expectRefusal(await shop.api.createKey({ body }), code, { param });
  });
});
