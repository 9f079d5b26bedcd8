import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { runNow } from "../../kit/run-clock.ts";

describe("DELETE /keys/{key_id}", () => {
  it("revokes the key at once", async () => {
    const shop = await given.organisation();
    const till = await given.key(shop, { kind: "rk", scopes: ["sends:read"] });
    expect((await till.api.getAccount()).status).toBe(200);
    const { status, body } = await shop.api.deleteKey({ path: { key_id: till.id } });
    expect([status, body.status, body.secret]).toEqual([200, "revoked", null]);
    const { error } = await till.api.getAccount();
    expect(error).toMatchObject({ code: "revoked_api_key" });
    expect(Math.abs((error?.meta.at as number) - runNow() / 1_000)).toBeLessThan(5);
  });

  it("emits api_key.revoked and writes an audit entry", async () => {
    const shop = await given.organisation();
    const till = await given.key(shop, { kind: "rk", scopes: ["sends:read"] });
    await shop.api.deleteKey({ path: { key_id: till.id } });
    expect((await shop.probe.eventTypes()).slice(-1)).toEqual(["api_key.revoked"]);
    const entries = await shop.probe.rows("audit_entries");
    const revoked = entries.filter(({ action }) => action === "api_key.revoked");
    expect(revoked).toMatchObject([{ object_id: till.id }]);
    const events = (await shop.probe.rows("events")).filter(
      ({ type }) => type !== "api_key.created",
    );
    expect(events).toMatchObject([{ sequence: 2, previous_attributes: { status: "active" } }]);
  });

  it("answers 200 with a key that was revoked before, and says nothing twice", async () => {
    const shop = await given.organisation();
    const till = await given.key(shop, { kind: "rk", scopes: ["sends:read"] });
    await shop.api.deleteKey({ path: { key_id: till.id } });
    const before = await shop.probe.eventTypes();
    const { status, body } = await shop.api.deleteKey({ path: { key_id: till.id } });
    expect([status, body.status]).toEqual([200, "revoked"]);
    expect(await shop.probe.eventTypes()).toEqual(before);
  });

  it("lets a key end itself", async () => {
    const shop = await given.organisation();
    const own = await given.key(shop, { kind: "sk" });
    expect((await own.api.deleteKey({ path: { key_id: own.id } })).status).toBe(200);
    expect((await own.api.getAccount()).error?.code).toBe("revoked_api_key");
  });

  it("is refused for a key of another organisation, and the key works on", async () => {
    const shop = await given.organisation();
    await expectUnseen("deleteKey", { path: { key_id: shop.key.id } });
    expect((await shop.api.getAccount()).status).toBe(200);
  });

  it("is refused while the account is suspended", async () => {
    const shop = await given.organisation();
    await given.status(shop, "suspended");
    const answer = await shop.api.deleteKey({ path: { key_id: shop.key.id } });
    await expectRefusal(answer, "account_suspended");
  });
});

describe("a key that revokes a wider one", () => {
  const NARROW = { kind: "rk" as const, scopes: ["account:manage" as const] };

  it("acts for an owner or an admin, and is refused for a developer", async () => {
    const shop = await given.organisation();
    const wide = await given.key(shop);
    const path = { key_id: wide.id };
    const developer = await given.key(await given.member(shop, "developer"), NARROW);
    await expectRefusal(await developer.api.deleteKey({ path }), "limit_raise_forbidden");
    expect((await wide.api.getAccount()).status).toBe(200);
    const admin = await given.key(await given.member(shop, "admin"), NARROW);
    expect((await admin.api.deleteKey({ path })).body.status).toBe("revoked");
  });

  it("has no limits of its own, whoever made it, unless it revokes itself", async () => {
    const shop = await given.organisation();
    const wide = await given.key(shop);
    const limits = { spend_caps: { USD: { daily: "5.00" } } };
    const till = await given.key(shop, { ...NARROW, ...limits });
    const refused = await till.api.deleteKey({ path: { key_id: wide.id } });
    await expectRefusal(refused, "limit_raise_forbidden");
    expect((await wide.api.getAccount()).status).toBe(200);
    const twin = await given.key(shop, { ...NARROW, ...limits });
    expect((await till.api.deleteKey({ path: { key_id: twin.id } })).status).toBe(200);
    expect((await till.api.deleteKey({ path: { key_id: till.id } })).status).toBe(200);
  });
});
