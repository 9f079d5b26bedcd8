import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { testServer } from "../../kit/server.ts";

const NUMBER = "37140030000";

/** Eleven digits that deliver, another meter a place. */
function meter(index: number): string {
  return `3714${String(index).padStart(3, "0")}1234`;
}

describe("GET /meters/{number}", () => {
  it("tells the masked name, the suburb and nothing more of the owner", async () => {
    const { api } = await given.organisation();
    const { status, body } = await api.getMeter({ path: { number: NUMBER } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      object: "meter",
      livemode: false,
      number: NUMBER,
      checksum_valid: true,
      confirmed: true,
      currency: null,
      tariff_class: "domestic",
      arrears_flag: false,
      source: "utility",
    });
    expect(body.name_masked).toMatch(/^[A-Z]\*{1,4} [A-Z]\*{1,4}$/);
    expect(body.confirmed_at).toBe(body.created);
  });

  it("keeps the owner's name masked in the database too", async () => {
    const shop = await given.organisation();
    const { body } = await shop.api.getMeter({ path: { number: NUMBER } });
    expect(await shop.probe.rows("meter_confirmations")).toMatchObject([
      { name_masked: body.name_masked },
    ]);
  });

  it("answers from its cache for ten minutes on the account's clock, then asks again", async () => {
    const { api } = await given.organisation();
    const first = await api.getMeter({ path: { number: NUMBER } });
    await api.advanceTestClock({ body: { seconds: 590 } });
    const second = await api.getMeter({ path: { number: NUMBER } });
    expect(second.body).toMatchObject({
      source: "cache",
      confirmed_at: first.body.confirmed_at,
      name_masked: first.body.name_masked,
    });
    await api.advanceTestClock({ body: { seconds: 11 } });
    const third = await api.getMeter({ path: { number: NUMBER } });
    expect(third.body.source).toBe("utility");
  });

  it("says when the check digit does not fit, and when there is a debt", async () => {
    const { api } = await given.organisation();
    const odd = await api.getMeter({ path: { number: "37140030001" } });
    expect(odd.body).toMatchObject({ checksum_valid: false, confirmed: true });
    const indebted = await api.getMeter({ path: { number: "37140050008" } });
    expect(indebted.body.arrears_flag).toBe(true);
  });

  it("refuses a number that is not 11 digits, and a currency that is none", async () => {
    const { api } = await given.organisation();
    for (const number of ["3714003000", "371400300000", "3714003000x"]) {
      const answer = await api.getMeter({ path: { number } });
      await expectRefusal(answer, "invalid_meter_number", { param: "number" });
    }
    const path = { number: NUMBER };
    const answer = await api.getMeter({ path, query: { currency: "ZAR" } });
    await expectRefusal(answer, "invalid_currency", { param: "currency" });
  });

  it("refuses a meter that the utility does not know", async () => {
    const { api } = await given.organisation();
    const answer = await api.getMeter({ path: { number: "37140000011" } });
    await expectRefusal(answer, "meter_not_found", { param: "number" });
  });

  it("refuses a meter that the utility blocks, and an answer that makes no sense", async () => {
    const { api } = await given.organisation();
    const blocked = await api.getMeter({ path: { number: "37140060015" } });
    await expectRefusal(blocked, "meter_blocked", { param: "number" });
    const odd = await api.getMeter({ path: { number: "37140040017" } });
    await expectRefusal(odd, "provider_invalid_response", { param: "number" });
  });

  it("refuses a meter whose account is in another currency, from its cache too", async () => {
    const { api } = await given.organisation();
    const path = { number: "37140050016" };
    const asked = await api.getMeter({ path });
    expect(asked.body).toMatchObject({ currency: "ZWG", source: "utility" });
    const other = await api.getMeter({ path, query: { currency: "USD" } });
    await expectRefusal(other, "meter_currency_mismatch", { param: "number" });
    expect(other.error?.meta).toEqual({ currency: "ZWG" });
    const own = await api.getMeter({ path, query: { currency: "ZWG" } });
    expect(own.body).toMatchObject({ currency: "ZWG", source: "cache" });
  });

  it("is 503 while the utility cannot answer, and in live mode, where none is connected", async () => {
    const shop = await given.organisation();
    const silent = await shop.api.getMeter({ path: { number: "37140090009" } });
    await expectRefusal(silent, "power_unavailable");
    expect(silent.error).toMatchObject({ retryable: true, retry_after: 60 });
    const live = await shop.live.api.getMeter({ path: { number: NUMBER } });
    await expectRefusal(live, "power_unavailable");
  });

  it("confirms 30 meters a minute for a key, however many ask at once", async () => {
    const shop = await given.organisation();
    const asked = Array.from({ length: 36 }, (_, index) =>
      shop.api.getMeter({ path: { number: meter(index) } }),
    );
    const answers = await Promise.all(asked);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(6);
    for (const answer of refused) {
      await expectRefusal({ ...answer, before: null }, "meter_quota_exceeded", {
        meta: { window: "minute", limit: 30 },
      });
      expect(answer.error?.retry_after).toBeGreaterThan(0);
    }
    const other = await given.key(shop);
    expect((await other.api.getMeter({ path: { number: NUMBER } })).status).toBe(200);
  });

  it("counts an answer from the cache, and begins anew when the minute is over", async () => {
    const shop = await given.organisation();
    await given.facts(shop, { limits: '{"meters_per_minute":2}' });
    const path = { number: NUMBER };
    expect((await shop.api.getMeter({ path })).status).toBe(200);
    expect((await shop.api.getMeter({ path })).body.source).toBe("cache");
    await expectRefusal(await shop.api.getMeter({ path }), "meter_quota_exceeded");
    const { database } = await testServer();
    await database.transact(
      "a minute passes",
      ({ sql }) => sql`
        update meter_quotas set window_at = window_at - interval '1 minute'
        where account_id = ${shop.account_id}`,
    );
    expect((await shop.api.getMeter({ path })).status).toBe(200);
  });

  it("holds an account to its daily quota over all its keys, however many ask at once", async () => {
    const shop = await given.organisation();
    await given.facts(shop, { limits: '{"meters_per_day":7}' });
    const keys = [shop.key, await given.key(shop), await given.key(shop)];
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, index) =>
        keys[index % 3]?.api.getMeter({ path: { number: meter(index) } }),
      ),
    );
    expect(answers.filter((answer) => answer?.status === 200)).toHaveLength(7);
    expect(answers.find((answer) => answer?.status === 429)?.error).toMatchObject({
      code: "meter_quota_exceeded",
      meta: { window: "day", limit: 7 },
    });
    expect(await shop.probe.count("meter_confirmations")).toBe(7);
  });

  it("adds three a delivered power sale to a live account's quota", async () => {
    const { live } = await given.organisation();
    await given.facts(live, { limits: '{"meters_per_day":1}' });
    const { database } = await testServer();
    await database.transact(
      "given a delivered sale",
      ({ sql }) => sql`
        insert into power_purchases values (${live.account_id}, gen_random_uuid(), 'live',
          ${NUMBER}, 'USD', 1000, 10000, svc_now())`,
    );
    for (let time = 0; time < 4; time += 1) {
      const answer = await live.api.getMeter({ path: { number: NUMBER } });
      await expectRefusal(answer, "power_unavailable");
    }
    const answer = await live.api.getMeter({ path: { number: NUMBER } });
    await expectRefusal(answer, "meter_quota_exceeded", { meta: { window: "day", limit: 4 } });
  });

  it("gives a dealer 5,000 a day", async () => {
    const { live } = await given.organisation();
    const discounts = '[{"network":"econet","currency":"USD","discount_bps":300}]';
    await given.facts(live, { discounts });
    await live.api.getMeter({ path: { number: NUMBER } });
    const { database } = await testServer();
    await database.transact(
      "given a busy day",
      ({ sql }) => sql`
        update meter_quotas set used = 5000
        where account_id = ${live.account_id} and holder_id = ${live.account_id}`,
    );
    const answer = await live.api.getMeter({ path: { number: NUMBER } });
    await expectRefusal(answer, "meter_quota_exceeded", { meta: { window: "day", limit: 5000 } });
  });

  it("needs the scope lookups:read", async () => {
    const shop = await given.organisation();
    const till = await given.key(shop, { kind: "rk", scopes: ["catalog:read"] });
    const answer = await till.api.getMeter({ path: { number: NUMBER } });
    await expectRefusal(answer, "insufficient_scope");
  });
});
