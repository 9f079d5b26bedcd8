import type { NewKey } from "@svc/server/accounts/keys/index.ts";
import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { runNow, runSeconds } from "../../kit/run-clock.ts";
import { testServer } from "../../kit/server.ts";

const TILL = { kind: "rk", label: "Till 4, Mbare", scopes: ["sends:read", "sends:write"] } as const;

describe("POST /keys in live mode", () => {
  it("needs accept_terms for the first live key, and notes the acceptance", async () => {
    const shop = await given.organisation();
    const refused = await shop.live.api.createKey({ body: TILL });
    await expectRefusal(refused, "terms_not_accepted");
    const { status, body } = await shop.live.api.createKey({
      body: { ...TILL, accept_terms: true },
    });
    expect([status, body.livemode]).toEqual([201, true]);
    expect(body.secret).toMatch(/^svc_rk_[0-9A-Za-z]{43}$/);
    const account = (await shop.live.api.getAccount()).body;
    expect(account.terms_accepted).toMatchObject({ version: "2026-11-01", by: null });
    const actions = (await shop.live.probe.rows("audit_entries")).map(({ action }) => action);
    expect(actions).toEqual(["terms.accepted", "api_key.created"]);
  });

  it("needs it once", async () => {
    const shop = await given.organisation();
    await shop.live.api.createKey({ body: { ...TILL, accept_terms: true } });
    expect((await shop.live.api.createKey({ body: TILL })).status).toBe(201);
  });
});

describe("a key made by a key", () => {
  const maker: Partial<NewKey> = {
    scopes: ["account:manage", "sends:read"],
    allowed_ips: ["127.0.0.0/8"],
    allowed_products: ["airtime-usd"],
    allowed_networks: ["econet", "netone"],
    recipient_allowlist: ["+263771234567"],
    expires_at: runNow() + 86_400_000,
  };
  const narrow = {
    kind: "rk",
    scopes: ["sends:read"],
    allowed_ips: ["127.0.0.1"],
    allowed_products: ["airtime-usd"],
    allowed_networks: ["econet"],
    recipient_allowlist: ["0771234567"],
    expires_at: runSeconds() + 3_600,
    spend_caps: { USD: { per_send: "10.00", daily: "50.00" } },
    per_recipient_daily_cap: { USD: "20.00" },
  };

  it("may be as wide as its maker", async () => {
    const shop = await given.organisation();
    const key = await given.keyByHand(shop, maker);
    expect((await key.api.createKey({ body: narrow })).status).toBe(201);
  });

  it.each([
    ["scopes", { scopes: ["sends:read", "sends:write"] }, "scopes[1]"],
    ["expiry", { expires_at: runSeconds() + 2 * 86_400 }, "expires_at"],
    ["expiry, left out", { expires_at: undefined }, "expires_at"],
    ["addresses", { allowed_ips: ["127.0.0.0/7"] }, "allowed_ips"],
    ["addresses, left out", { allowed_ips: undefined }, "allowed_ips"],
    ["products", { allowed_products: ["airtime-zwg"] }, "allowed_products"],
    ["networks", { allowed_networks: ["econet", "telecel"] }, "allowed_networks"],
    ["numbers", { recipient_allowlist: ["0771234568"] }, "recipient_allowlist"],
  ])("is never wider in %s", async (_, wider, param) => {
    const shop = await given.organisation();
    const key = await given.keyByHand(shop, maker);
    const answer = await key.api.createKey({ body: { ...narrow, ...wider } });
    await expectRefusal(answer, "limit_raise_forbidden", { param });
  });
});

describe("a key with a list of recipients", () => {
  const recipient_allowlist = ["+263771234567"];
  const agent = {
    kind: "ak" as const,
    scopes: ["sends:write" as const],
    recipient_allowlist,
    approval_threshold: { USD: "999999.00" },
  };

  it("makes no agent key, which sells to any known recipient", async () => {
    const shop = await given.organisation();
    const held = await given.keyByHand(shop, { recipient_allowlist });
    const answer = await held.api.createKey({ body: agent });
    await expectRefusal(answer, "limit_raise_forbidden", { param: "recipient_allowlist" });
    expect((await shop.api.listKeys()).body.data).toHaveLength(2);
    const till = { ...TILL, recipient_allowlist };
    expect((await held.api.createKey({ body: till })).status).toBe(201);
    expect((await shop.api.createKey({ body: agent })).status).toBe(201);
  });
});

describe("a key with caps", () => {
  it.each([
    { spend_caps: { USD: { per_send: "5.00" } } },
    { spend_caps: { ZWG: { daily: "5.00" } } },
    { spend_caps: { USD: { monthly: "5.00" } } },
    { per_recipient_daily_cap: { USD: "5.00" } },
  ])("makes no key, however narrow, whose caps would count beside its own: %j", async (caps) => {
    const shop = await given.organisation();
    const till = await given.key(shop, { kind: "sk", ...caps });
    const answer = await till.api.createKey({ body: { ...TILL, ...caps } });
    await expectRefusal(answer, "limit_raise_forbidden");
  });

  it("makes keys again when its caps are taken away", async () => {
    const shop = await given.organisation();
    const till = await given.key(shop, { kind: "sk", spend_caps: { USD: { daily: "5.00" } } });
    await shop.api.updateKey({ path: { key_id: till.id }, body: { spend_caps: null } });
    expect((await till.api.createKey({ body: TILL })).status).toBe(201);
  });
});

describe("the number of keys", () => {
  it("is 10,000 active ones in each mode; a revoked one makes room", async () => {
    const shop = await given.organisation();
    const { database } = await testServer();
    // Together with the shop's own key there are 10,000.
    await database.transact(
      "9,999 keys",
      ({ sql }) => sql`
        insert into api_keys (account_id, id, kind, prefix, last4, status, scopes, created)
        select ${shop.account_id}, gen_random_uuid(), 'rk', 'svc_rk_test_aaaa', 'aaaa', 'active',
          '{}', svc_now()
        from generate_series(1, 9999)`,
    );
    const answer = await shop.api.createKey({ body: TILL });
    await expectRefusal(answer, "key_limit_reached", { meta: { max: 10_000 } });
    await database.transact("one ends", async ({ sql }) => {
      await sql`
        update api_keys set status = 'revoked', revoked_at = svc_now()
        where id = (
          select id from api_keys where account_id = ${shop.account_id} and kind = 'rk' limit 1
        )`;
      await sql`
        update accounts set facts_version = facts_version + 1 where id = ${shop.account_id}`;
    });
    expect((await shop.api.createKey({ body: TILL })).status).toBe(201);
  });
});
