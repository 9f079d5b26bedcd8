import type { NewKey } from "@svc/server/accounts/keys/index.ts";
import { describe, expect, it } from "vitest";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { runNow, runSeconds } from "../../kit/run-clock.ts";

const TILL = {
  kind: "rk",
  label: "Till 4",
  scopes: ["sends:read", "sends:write"],
  spend_caps: { USD: { per_send: "20.00", daily: "50.00" }, ZWG: { daily: "900.00" } },
  metadata: { till: "4", cashier: "Rudo" },
};

async function till(shop: Organisation, wanted: object = {}) {
  return await given.key(shop, { ...TILL, ...wanted });
}

describe("PATCH /keys/{key_id}", () => {
  it("changes what is written, and leaves the rest as it is", async () => {
    const shop = await given.organisation();
    const { id } = await till(shop, { allowed_ips: ["196.27.96.0/24"] });
    const body = { label: "Till 5", allowed_networks: ["econet"] };
    const answer = await shop.api.updateKey({ path: { key_id: id }, body });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      id,
      kind: "rk",
      ...body,
      secret: null,
      scopes: TILL.scopes,
      allowed_ips: ["196.27.96.0/24"],
      spend_caps: { USD: { per_send: "20.00", daily: "50.00", monthly: null } },
      metadata: TILL.metadata,
    });
    const again = await shop.api.getKey({ path: { key_id: id } });
    expect(again.body).toMatchObject({ label: "Till 5", allowed_networks: ["econet"] });
  });

  it("holds from the next request on", async () => {
    const shop = await given.organisation();
    const key = await till(shop);
    const sale = { target: "0771234567", amount: "5.00", currency: "USD" };
    expect((await key.api.createSend({ body: sale })).status).toBe(202);
    const path = { key_id: key.id };
    await shop.api.updateKey({ path, body: { spend_caps: { USD: { daily: "6.00" } } } });
    await expectRefusal(await key.api.createSend({ body: sale }), "spend_cap_exceeded");
    await shop.api.updateKey({ path, body: { scopes: ["sends:read"] } });
    await expectRefusal(await key.api.createSend({ body: sale }), "insufficient_scope");
  });

  it("merges caps by currency and name; null takes one, a currency or all away", async () => {
    const shop = await given.organisation();
    const path = { key_id: (await till(shop)).id };
    const capsAfter = async (spend_caps: object | null) =>
      (await shop.api.updateKey({ path, body: { spend_caps } })).body.spend_caps;
    const zwg = { per_send: null, daily: "900.00", monthly: null };
    expect(await capsAfter({ USD: { daily: "40.00", per_send: null } })).toEqual({
      USD: { per_send: null, daily: "40.00", monthly: null },
      ZWG: zwg,
    });
    expect(await capsAfter({ USD: null })).toEqual({
      USD: { per_send: null, daily: null, monthly: null },
      ZWG: zwg,
    });
    expect((await capsAfter(null)).ZWG.daily).toBeNull();
    expect((await capsAfter({ ZWG: { monthly: "7" } })).ZWG.monthly).toBe("7.00");
  });

  it("clears with null: label, lists, expiry, the cap for one number", async () => {
    const shop = await given.organisation();
    const { id } = await till(shop, {
      allowed_ips: ["127.0.0.1"],
      allowed_products: ["airtime-usd"],
      recipient_allowlist: ["0771234567"],
      per_recipient_daily_cap: { USD: "5.00" },
      expires_at: runSeconds() + 3_600,
    });
    const body = {
      label: null,
      allowed_ips: null,
      allowed_products: null,
      recipient_allowlist: [],
      per_recipient_daily_cap: null,
      expires_at: null,
    };
    const answer = await shop.api.updateKey({ path: { key_id: id }, body });
    expect(answer.body).toMatchObject({
      label: null,
      allowed_ips: [],
      allowed_products: [],
      recipient_allowlist: [],
      per_recipient_daily_cap: null,
      expires_at: null,
    });
    expect(await shop.probe.count("key_deadlines")).toBe(0);
  });

  it("merges metadata; a key set to null or empty goes, and null clears all", async () => {
    const shop = await given.organisation();
    const path = { key_id: (await till(shop)).id };
    const merged = { cashier: null, till: "", shift: "day" };
    const after = await shop.api.updateKey({ path, body: { metadata: merged } });
    expect(after.body.metadata).toEqual({ shift: "day" });
    const cleared = await shop.api.updateKey({ path, body: { metadata: null } });
    expect(cleared.body.metadata).toEqual({});
  });

  it("puts an agent key's threshold back to the default with null", async () => {
    const shop = await given.organisation();
    const agent = await given.key(shop, {
      kind: "ak",
      scopes: ["sends:read"],
      approval_threshold: { USD: "2.00" },
    });
    const path = { key_id: agent.id };
    const { body } = await shop.api.updateKey({ path, body: { approval_threshold: null } });
    expect(body.approval_threshold).toEqual({ USD: "10.00", ZWG: "250.00" });
  });

  it("is audited with old and new values, and tells no event", async () => {
    const shop = await given.organisation();
    const { id } = await till(shop);
    const events = await shop.probe.eventTypes();
    await shop.api.updateKey({ path: { key_id: id }, body: { label: "Till 5" } });
    const { body } = await shop.api.listAuditEvents({ query: { object: id } });
    expect(body.data[0]).toMatchObject({
      action: "api_key.updated",
      changes: { label: ["Till 4", "Till 5"] },
      actor: { type: "key", id: shop.key.id },
    });
    expect(await shop.probe.eventTypes()).toEqual(events);
    await shop.api.updateKey({ path: { key_id: id }, body: { label: "Till 5" } });
    expect((await shop.api.listAuditEvents({ query: { object: id } })).body.data).toHaveLength(2);
  });
});

describe("a change of a key is refused", () => {
  it.each([
    ["scopes of a publishable key", { kind: "pk" }, { scopes: ["sends:read"] }, "scopes[0]"],
    [
      "origins of a secret key",
      { kind: "sk" },
      { allowed_origins: ["https://shop.example"] },
      "allowed_origins",
    ],
    [
      "a threshold of a secret key",
      { kind: "sk" },
      { approval_threshold: { USD: "1.00" } },
      "approval_threshold",
    ],
    [
      "an address that is none",
      { kind: "sk" },
      { allowed_ips: ["::ffff:1.2.3.4.5"] },
      "allowed_ips[0]",
    ],
    ["an empty set of scopes", { kind: "sk" }, { scopes: [] }, "scopes"],
  ])("for %s", async (_, wanted, body, param) => {
    const shop = await given.organisation();
    const { id } = await given.key(shop, wanted);
    const answer = await shop.api.updateKey({ path: { key_id: id }, body });
    await expectRefusal(answer, "parameter_invalid", { param });
  });

  it.each([
    [{ kind: "rk" }, "unknown_parameter", "kind"],
    [{ accept_terms: true }, "unknown_parameter", "accept_terms"],
    [{ api_version: "2026-11-01" }, "unknown_parameter", "api_version"],
    [{ spend_caps: { USD: { daily: "-1" } } }, "invalid_amount", "spend_caps.USD.daily"],
    [
      { per_recipient_daily_cap: { USD: "1.001" } },
      "invalid_amount",
      "per_recipient_daily_cap.USD",
    ],
    [{ recipient_allowlist: ["not a number"] }, "invalid_phone", "recipient_allowlist[0]"],
    [{ expires_at: "tomorrow" }, "invalid_time", "expires_at"],
    [{ expires_at: 1_000 }, "time_out_of_range", "expires_at"],
    [{ metadata: { "a b": "c" } }, "invalid_metadata", "metadata.a b"],
    [{ allowed_networks: ["vumatel"] }, "reference_not_found", "allowed_networks[0]"],
    [{ allowed_products: ["bread-usd"] }, "reference_not_found", "allowed_products[0]"],
  ] as const)("for %j with %s", async (body, code, param) => {
    const shop = await given.organisation();
    const { id } = await till(shop);
    const answer = await shop.api.updateKey({ path: { key_id: id }, body });
    await expectRefusal(answer, code, { param });
  });

  it("when it has ended", async () => {
    const shop = await given.organisation();
    const revoked = await till(shop);
    await shop.api.deleteKey({ path: { key_id: revoked.id } });
    const expired = await given.keyByHand(shop, { expires_at: runNow() - 1 });
    for (const [{ id }, from] of [
      [revoked, "revoked"],
      [expired, "expired"],
    ] as const) {
      const answer = await shop.api.updateKey({ path: { key_id: id }, body: { label: "No" } });
      await expectRefusal(answer, "invalid_transition", { meta: { from } });
    }
  });

  it("for a key of another organisation", async () => {
    const shop = await given.organisation();
    await expectUnseen("updateKey", { path: { key_id: shop.key.id }, body: { label: "Mine" } });
  });
});

describe("a key that changes a key", () => {
  const CAPS = {
    currency: "USD" as const,
    per_send_minor: 1_000n,
    daily_minor: null,
    monthly_minor: null,
    per_recipient_daily_minor: null,
    approval_threshold_minor: null,
  };
  const OWNER: Partial<NewKey> = {
    scopes: ["account:manage", "sends:read"],
    allowed_networks: ["econet"],
    caps: [CAPS],
  };

  it.each([
    [{ scopes: ["sends:read", "sends:write"] }, "scopes[1]"],
    [{ allowed_networks: ["econet", "netone"] }, "allowed_networks"],
    [{ allowed_networks: null }, "allowed_networks"],
  ])("writes no limit wider than its own: %j", async (body, param) => {
    const shop = await given.organisation();
    const office = await given.keyByHand(shop, { ...OWNER, caps: [] });
    const key = await till(shop);
    const path = { key_id: key.id };
    const answer = await office.api.updateKey({ path, body });
    await expectRefusal(answer, "limit_raise_forbidden", { param });
  });

  it("never raises its own", async () => {
    const shop = await given.organisation();
    const office = await given.keyByHand(shop, OWNER);
    const path = { key_id: office.id };
    for (const spend_caps of [{ USD: { per_send: "11.00" } }, { USD: null }, null]) {
      const answer = await office.api.updateKey({ path, body: { spend_caps } });
      await expectRefusal(answer, "limit_raise_forbidden", { param: "spend_caps.USD.per_send" });
    }
    const lowered = { spend_caps: { USD: { per_send: "9.00" } } };
    expect((await office.api.updateKey({ path, body: lowered })).status).toBe(200);
  });

  it("may change other things of a wider key", async () => {
    const shop = await given.organisation();
    const office = await given.keyByHand(shop, { ...OWNER, caps: [] });
    const key = await till(shop);
    const answer = await office.api.updateKey({
      path: { key_id: key.id },
      body: { label: "Till 9", spend_caps: { USD: { per_send: "10.00" } } },
    });
    expect(answer.body).toMatchObject({ label: "Till 9", scopes: TILL.scopes });
  });

  it("changes nothing of another while it has caps itself", async () => {
    const shop = await given.organisation();
    const office = await given.keyByHand(shop, OWNER);
    const key = await till(shop);
    for (const body of [{ label: "Till 9" }, { spend_caps: { USD: { per_send: "1.00" } } }]) {
      const answer = await office.api.updateKey({ path: { key_id: key.id }, body });
      await expectRefusal(answer, "limit_raise_forbidden");
    }
  });
});
