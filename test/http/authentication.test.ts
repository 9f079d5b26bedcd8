import { OPERATIONS } from "@svc/generated/operations";
import { describe, expect, it } from "vitest";
import { api } from "../kit/api.ts";
import { given } from "../kit/given.ts";
import { expectRefusal } from "../kit/refusal.ts";
import { rightCall } from "../kit/right-calls.ts";
import { runNow } from "../kit/run-clock.ts";
import { testServer } from "../kit/server.ts";

const UNKNOWN_SECRET = `svc_sk_test_${"0".repeat(43)}`;

describe("the key of a request", () => {
  it.each([
    ["no header", {}, "missing_api_key"],
    ["an empty header", { authorization: "" }, "missing_api_key"],
    ["another scheme", { authorization: "Basic c3ZjOg==" }, "invalid_api_key"],
    ["a scheme alone", { authorization: "Bearer" }, "invalid_api_key"],
    ["a secret that no key has", { authorization: `Bearer ${UNKNOWN_SECRET}` }, "invalid_api_key"],
    ["what is no secret", { authorization: "Bearer ' or 1=1 --" }, "invalid_api_key"],
    [
      "two secrets",
      { authorization: `Bearer ${UNKNOWN_SECRET}, Bearer ${UNKNOWN_SECRET}` },
      "invalid_api_key",
    ],
  ] as const)("is refused: %s", async (_, headers, code) => {
    await expectRefusal(await api(null).getAccount({ headers }), code);
  });

  it("is read whatever the case of the scheme", async () => {
    const shop = await given.organisation();
    const headers = { authorization: `bearer  ${shop.key.secret}` };
    expect((await api(null).getAccount({ headers })).status).toBe(200);
  });

  it("stops at its time, on the account's clock, and tells when", async () => {
    const shop = await given.organisation();
    const expires_at = runNow() + 3_600_000;
    const key = await given.keyByHand(shop, { expires_at });
    expect((await key.api.getAccount()).status).toBe(200);
    await shop.api.advanceTestClock({ body: { seconds: 3_600 } });
    const answer = await key.api.getAccount();
    await expectRefusal(answer, "expired_api_key", {
      meta: { at: Math.floor(expires_at / 1_000) },
    });
  });

  it("stops at once when it is revoked, whatever it was used for a moment before", async () => {
    const shop = await given.organisation();
    const till = await given.key(shop, { kind: "rk", scopes: ["credit:topup"] });
    const grant = () => till.api.createTestCredit({ body: { currency: "USD", amount: 1 } });
    const before = await Promise.all([grant(), grant(), grant()]);
    expect(before.map(({ status }) => status)).toEqual([201, 201, 201]);
    await shop.api.deleteKey({ path: { key_id: till.id } });
    await expectRefusal(await grant(), "revoked_api_key");
  });

  it("stops when the grace of its rolled secret is over", async () => {
    const shop = await given.organisation();
    const { database } = await testServer();
    const setGrace = (works_until: string) =>
      database.transact("roll", async ({ sql }) => {
        await sql`
          update key_secrets set works_until = ${works_until}
          where account_id = ${shop.account_id}`;
        await sql`
          update accounts set facts_version = facts_version + 1 where id = ${shop.account_id}`;
      });
    await setGrace(new Date(runNow() + 60_000).toISOString());
    expect((await shop.api.getAccount()).status).toBe(200);
    await setGrace("2026-01-01T00:00:00Z");
    const at = Date.parse("2026-01-01T00:00:00Z") / 1_000;
    await expectRefusal(await shop.api.getAccount(), "revoked_api_key", { meta: { at } });
  });
});

describe("the address of a request", () => {
  it("must be one of the key's", async () => {
    const shop = await given.organisation();
    const key = await given.key(shop, {
      kind: "sk",
      allowed_ips: ["196.27.96.0/24", "2001:db8::/32"],
    });
    for (const from of ["196.27.96.10", "::ffff:196.27.96.11", "2001:db8::1"]) {
      expect((await key.api.getAccount({ from })).status).toBe(200);
    }
    const answer = await key.api.getAccount({ from: "196.27.97.10" });
    await expectRefusal(answer, "ip_not_allowed", { meta: { ip: "196.27.97.10" } });
  });

  it("is told by our own proxies only", async () => {
    const shop = await given.organisation();
    const key = await given.key(shop, { kind: "sk", allowed_ips: ["196.27.96.10"] });
    const headers = { "x-forwarded-for": "196.27.96.10" };
    expect((await key.api.getAccount({ headers, from: "10.99.0.1" })).status).toBe(200);
    const lied = await key.api.getAccount({ headers, from: "8.8.8.8" });
    await expectRefusal(lied, "ip_not_allowed");
  });
});

describe("a publishable key", () => {
  it("reads the catalogue from the pages of its origins", async () => {
    const shop = await given.organisation();
    const key = await given.key(shop, { kind: "pk", allowed_origins: ["https://shop.example"] });
    const read = (headers: Record<string, string>) => key.api.listNetworks({ headers });
    const { status, headers } = await read({ origin: "https://shop.example" });
    expect([status, headers.get("access-control-allow-origin")]).toEqual([200, "*"]);
    const others: Record<string, string>[] = [{ origin: "https://evil.example" }, {}];
    for (const other of others) {
      await expectRefusal(await read(other), "origin_not_allowed");
    }
  });

  it("is asked for no scope by what is marked publishable", async () => {
    const shop = await given.organisation();
    const key = await given.key(shop, { kind: "pk" });
    const marked = Object.values(OPERATIONS).filter((one) => one.publishable && one.scope !== null);
    expect(marked.length).toBeGreaterThan(5);
    for (const { id } of marked) {
      const answer = await key.api[id](rightCall(id) as never);
      expect([id, answer.error?.code]).not.toEqual([id, "insufficient_scope"]);
    }
  });

  it("does nothing else", async () => {
    const shop = await given.organisation();
    const key = await given.key(shop, { kind: "pk" });
    const answer = await key.api.getAccount();
    await expectRefusal(answer, "key_kind_not_allowed", { meta: { kind: "pk" } });
  });
});

describe("an agent key", () => {
  it("reads in test mode at once", async () => {
    const shop = await given.organisation();
    const key = await given.key(shop, { kind: "ak", scopes: ["sends:read"] });
    expect((await key.api.listSends()).status).toBe(200);
  });

  it("waits in live mode until a person has allowed agents", async () => {
    const shop = await given.organisation();
    const key = await given.keyByHand(shop.live, { kind: "ak" });
    await expectRefusal(await key.api.getAccount(), "agent_live_mode_off");
    await given.facts(shop.live, { agent_live_enabled: true });
    expect((await key.api.getAccount()).status).toBe(200);
  });
});

describe("the account of a request", () => {
  it("does nothing once it is closed", async () => {
    const shop = await given.organisation();
    await given.status(shop, "closed");
    await expectRefusal(await shop.api.getAccount(), "account_closed");
    const write = await shop.api.createTestCredit({ body: { currency: "USD", amount: 1 } });
    await expectRefusal(write, "account_closed");
  });
});
