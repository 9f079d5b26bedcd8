import { describe, expect, it } from "vitest";
import { api } from "../../kit/api.ts";
import { given } from "../../kit/given.ts";
import { meetDueDeadlines, passKeys } from "../../kit/key-deadlines.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { runNow } from "../../kit/run-clock.ts";

const TILL = { kind: "rk", scopes: ["sends:read", "sends:write"], label: "Till 4" };

async function worksWith(secret: string): Promise<boolean> {
  return (await api(secret).getAccount()).status === 200;
}

describe("POST /keys/{key_id}/roll", () => {
  it("gives the key a new secret, shown once; the old one works for the grace", async () => {
    const shop = await given.organisation();
    const till = await given.key(shop, TILL);
    const path = { key_id: till.id };
    const { status, body } = await shop.api.rollKey({ path, body: { grace_period: "24h" } });
    expect(status).toBe(201);
    expect(body).toMatchObject({ id: till.id, status: "rolling", label: "Till 4" });
    expect(body.secret).toMatch(/^svc_rk_test_[0-9A-Za-z]{43}$/);
    expect(body.secret?.slice(-4)).toBe(body.last4);
    expect(body.rolled?.last4).toBe(till.secret.slice(-4));
    const in_a_day = runNow() / 1_000 + 86_400;
    expect(Math.abs((body.rolled?.works_until ?? 0) - in_a_day)).toBeLessThan(5);
    expect([await worksWith(body.secret ?? ""), await worksWith(till.secret)]).toEqual([
      true,
      true,
    ]);
    expect((await shop.api.getKey({ path })).body).toMatchObject({
      secret: null,
      status: "rolling",
    });
    expect((await shop.api.listKeys({ query: { status: "rolling" } })).body.data).toHaveLength(1);
  });

  it.each([
    ["1h", 3_600],
    ["24h", 86_400],
    ["7d", 604_800],
  ] as const)("lets the old secret work for %s and no longer", async (grace_period, seconds) => {
    const shop = await given.organisation();
    const till = await given.key(shop, TILL);
    const { body } = await shop.api.rollKey({ path: { key_id: till.id }, body: { grace_period } });
    await shop.api.advanceTestClock({ body: { seconds: seconds - 60 } });
    expect(await worksWith(till.secret)).toBe(true);
    await shop.api.advanceTestClock({ body: { seconds: 60 } });
    await expectRefusal(await api(till.secret).getAccount(), "revoked_api_key", {
      meta: { at: body.rolled?.works_until },
    });
    expect(await worksWith(body.secret ?? "")).toBe(true);
  });

  it("is active again when the grace is over, whether or not that was written down", async () => {
    const shop = await given.organisation();
    const till = await given.key(shop, TILL);
    const path = { key_id: till.id };
    await shop.api.rollKey({ path, body: { grace_period: "1h" } });
    await shop.api.advanceTestClock({ body: { seconds: 3_600 } });
    expect((await shop.api.getKey({ path })).body).toMatchObject({
      status: "active",
      rolled: null,
    });
    const listed = async (status: "active" | "rolling") =>
      (await shop.api.listKeys({ query: { status } })).body.data.map(({ id }) => id);
    expect(await listed("active")).toContain(till.id);
    expect(await listed("rolling")).toEqual([]);
    await meetDueDeadlines();
    const row = (await shop.probe.rows("api_keys")).find(({ label }) => label === "Till 4");
    expect(row?.status).toBe("active");
    expect(await shop.probe.count("key_deadlines")).toBe(0);
  });

  it.each([{ grace_period: "0" }, { grace_period: 0 }, {}, undefined] as const)(
    "ends the old secret at once without a grace: %j",
    async (body) => {
      const shop = await given.organisation();
      const till = await given.key(shop, TILL);
      const answer = await shop.api.rollKey({ path: { key_id: till.id }, body });
      expect([answer.status, answer.body.status, answer.body.rolled]).toEqual([
        201,
        "active",
        null,
      ]);
      await expectRefusal(await api(till.secret).getAccount(), "revoked_api_key");
      expect(await worksWith(answer.body.secret ?? "")).toBe(true);
    },
  );

  it("keeps a secret in its grace until that ends, whatever is rolled meanwhile", async () => {
    const shop = await given.organisation();
    const till = await given.key(shop, TILL);
    const path = { key_id: till.id };
    const roll = (grace_period: "0" | "1h" | "24h") =>
      shop.api.rollKey({ path, body: { grace_period } });
    const lost = (await roll("24h")).body.secret ?? "";
    const second = await roll("1h");
    expect(second.body.rolled?.last4).toBe(lost.slice(-4));
    const third = await roll("0");
    const [of_second = "", of_third = ""] = [second, third].map(({ body }) => body.secret ?? "");
    const works = () => Promise.all([till.secret, lost, of_second, of_third].map(worksWith));
    expect(await works()).toEqual([true, true, false, true]);
    expect([third.body.status, third.body.rolled?.last4]).toEqual(["rolling", lost.slice(-4)]);
    await shop.api.advanceTestClock({ body: { seconds: 3_600 } });
    expect(await works()).toEqual([true, false, false, true]);
    const { body } = await shop.api.getKey({ path });
    expect([body.status, body.rolled?.last4]).toEqual(["rolling", till.secret.slice(-4)]);
    await passKeys(shop, 23 * 3_600);
    expect(await works()).toEqual([false, false, false, true]);
    expect((await shop.api.getKey({ path })).body).toMatchObject({
      status: "active",
      rolled: null,
    });
  });

  it("ends every secret, those in their grace too, when the key is revoked", async () => {
    const shop = await given.organisation();
    const till = await given.key(shop, TILL);
    const path = { key_id: till.id };
    const { body } = await shop.api.rollKey({ path, body: { grace_period: "24h" } });
    await shop.api.deleteKey({ path });
    expect(await worksWith(till.secret)).toBe(false);
    expect(await worksWith(body.secret ?? "")).toBe(false);
  });

  it("keeps caps, usage and sales with the key", async () => {
    const shop = await given.organisation();
    const till = await given.key(shop, { ...TILL, spend_caps: { USD: { daily: "6.00" } } });
    const sale = { target: "0771234567", amount: "5.00", currency: "USD" };
    expect((await till.api.createSend({ body: sale })).status).toBe(202);
    const { body } = await shop.api.rollKey({ path: { key_id: till.id } });
    const rolled = api(body.secret);
    await expectRefusal(await rolled.createSend({ body: sale }), "spend_cap_exceeded");
  });

  it("tells api_key.rolled without a secret, and is audited", async () => {
    const shop = await given.organisation();
    const till = await given.key(shop, TILL);
    await shop.api.rollKey({ path: { key_id: till.id }, body: { grace_period: "1h" } });
    expect((await shop.probe.eventTypes()).slice(-1)).toEqual(["api_key.rolled"]);
    const [event] = (await shop.probe.rows("events")).filter(
      ({ type }) => type === "api_key.rolled",
    );
    expect(event).toMatchObject({
      sequence: 2,
      previous_attributes: { status: "active", last4: till.secret.slice(-4), rolled: null },
    });
    const { body } = await shop.api.listAuditEvents({ query: { action: "api_key.rolled" } });
    expect(body.data).toMatchObject([
      { object_id: till.id, changes: { status: ["active", "rolling"] } },
    ]);
  });

  it("lets a key roll itself, whatever it may do", async () => {
    const shop = await given.organisation();
    const own = await given.key(shop, { kind: "sk", scopes: ["account:manage"] });
    const { body } = await own.api.rollKey({ path: { key_id: own.id } });
    expect(await worksWith(body.secret ?? "")).toBe(true);
  });

  it("never hands a key the secret of a wider one", async () => {
    const shop = await given.organisation();
    const office = await given.key(shop, { kind: "rk", scopes: ["account:manage"] });
    const till = await given.key(shop, TILL);
    const answer = await office.api.rollKey({ path: { key_id: till.id } });
    await expectRefusal(answer, "limit_raise_forbidden", { param: "scopes[0]" });
    expect(await worksWith(till.secret)).toBe(true);
  });

  it("is never done by a key with caps to another, which would spend beside it", async () => {
    const shop = await given.organisation();
    const caps = { spend_caps: { USD: { daily: "5.00" } } };
    const office = await given.key(shop, { kind: "sk", ...caps });
    const till = await given.key(shop, { ...TILL, spend_caps: { USD: { daily: "1.00" } } });
    const answer = await office.api.rollKey({ path: { key_id: till.id } });
    await expectRefusal(answer, "limit_raise_forbidden");
    expect((await office.api.rollKey({ path: { key_id: office.id } })).status).toBe(201);
  });

  it("never hands a key the role of another member, nor that of the founder", async () => {
    const shop = await given.organisation();
    const owner = await given.member(shop, "owner");
    const admins = [await given.member(shop, "admin"), await given.member(shop, "admin")] as const;
    const developer = await given.member(shop, "developer");
    const left = await given.member(shop, "developer");
    await shop.live.api.deleteMember({ path: { member_id: left.member_id } });
    const rolls = [
      [developer, owner],
      [developer, shop.key],
      [left, owner],
      [admins[0], admins[1]],
      [admins[0], shop.key],
      [owner, admins[0]],
      [shop.key, admins[0]],
    ] as const;
    for (const [one, other] of rolls) {
      const answer = await one.api.rollKey({ path: { key_id: other.id } });
      await expectRefusal(answer, "limit_raise_forbidden");
      expect(await worksWith(other.secret)).toBe(true);
    }
  });

  it("rolls keys of the same member, of nobody, and those that act in no role", async () => {
    const shop = await given.organisation();
    const owner = await given.member(shop, "owner");
    const left = await given.member(shop, "admin");
    await shop.live.api.deleteMember({ path: { member_id: left.member_id } });
    const office = await given.key(owner);
    const till = await given.key(await given.member(shop, "admin"), TILL);
    for (const one of [owner, left, till, shop.key]) {
      expect((await office.api.rollKey({ path: { key_id: one.id } })).status).toBe(201);
    }
  });

  it("is refused for a key that has ended", async () => {
    const shop = await given.organisation();
    const revoked = await given.key(shop, TILL);
    await shop.api.deleteKey({ path: { key_id: revoked.id } });
    const answer = await shop.api.rollKey({ path: { key_id: revoked.id } });
    await expectRefusal(answer, "invalid_transition", { meta: { from: "revoked" } });
  });

  it.each(["2h", 3_600, -1])("is refused for another grace than those there are", async (grace) => {
    const shop = await given.organisation();
    const path = { key_id: shop.key.id };
    const answer = await shop.api.rollKey({ path, body: { grace_period: grace } });
    await expectRefusal(answer, "parameter_invalid", { param: "grace_period" });
  });

  it("is refused for a key of another organisation", async () => {
    const shop = await given.organisation();
    await expectUnseen("rollKey", { path: { key_id: shop.key.id } });
    expect(await worksWith(shop.key.secret)).toBe(true);
  });

  it("leaves the secrets of two rolls at once, and the one before them, to their graces", async () => {
    const shop = await given.organisation();
    const till = await given.key(shop, TILL);
    const roll = { path: { key_id: till.id }, body: { grace_period: "1h" as const } };
    const answers = await Promise.all([shop.api.rollKey(roll), shop.api.rollKey(roll)]);
    const secrets = answers.map(({ body }) => body.secret ?? "");
    expect(await Promise.all([...secrets, till.secret].map(worksWith))).toEqual([true, true, true]);
    await passKeys(shop, 3_600);
    expect((await Promise.all(secrets.map(worksWith))).filter(Boolean)).toHaveLength(1);
    expect(await worksWith(till.secret)).toBe(false);
  });
});
