import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { testServer } from "../../kit/server.ts";

const METER = "37140030000";

describe("GET /power/quote", () => {
  it("reckons an amount from nothing when no meter is named, and asks nobody", async () => {
    const shop = await given.organisation();
    const { status, body } = await shop.api.getPowerQuote({
      query: { currency: "usd", amount: "242.21" },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      object: "power_quote",
      currency: "USD",
      amount: "242.21",
      now: { units_kwh: "1000.00", from_position_kwh: null },
      after_reset: { units_kwh: "1000.00" },
      better: "same",
      saving_units: "0.00",
      meter: null,
    });
    expect(await shop.probe.count("meter_quotas")).toBe(0);
  });

  it("counts from where the meter stands this month, and says what waiting saves", async () => {
    const shop = await given.organisation();
    const { database } = await testServer();
    await database.transact(
      "given purchases",
      ({ sql }) => sql`
        insert into power_purchases values
          (${shop.account_id}, gen_random_uuid(), 'test', ${METER}, 'USD', 901, 10000, svc_now()),
          (${shop.account_id}, gen_random_uuid(), 'test', ${METER}, 'USD', 99900, 99900,
            svc_now() - interval '32 days')`,
    );
    const query = { currency: "USD", amount: "9.01", meter: METER };
    const { body } = await shop.api.getPowerQuote({ query });
    expect(body).toMatchObject({
      now: { units_kwh: "53.12", from_position_kwh: "100.00" },
      after_reset: { units_kwh: "100.00", from_position_kwh: "0.00" },
      better: "after_reset",
      saving_units: "46.88",
      meter: { number: METER, confirmed: true },
    });
  });

  it("refuses an amount, a currency or a meter that is none, and what the utility refuses", async () => {
    const { api } = await given.organisation();
    const right = { currency: "USD", amount: "10.00" };
    const ask = (changes: object) => api.getPowerQuote({ query: { ...right, ...changes } });
    await expectRefusal(await ask({ amount: "0" }), "invalid_amount", { param: "amount" });
    await expectRefusal(await ask({ currency: "ZAR" }), "invalid_currency");
    await expectRefusal(await ask({ meter: "1" }), "invalid_meter_number", { param: "meter" });
    await expectRefusal(await ask({ meter: "37140000011" }), "meter_not_found", { param: "meter" });
    await expectRefusal(await ask({ meter: "37140090009" }), "power_unavailable");
    const param = { param: "meter" };
    await expectRefusal(await ask({ meter: "37140060015" }), "meter_blocked", param);
    await expectRefusal(await ask({ meter: "37140050016" }), "meter_currency_mismatch", param);
    await expectRefusal(await ask({ meter: "37140040017" }), "provider_invalid_response", param);
  });

  it("is rationed with a meter, and not without", async () => {
    const shop = await given.organisation();
    await given.facts(shop, { limits: '{"meters_per_minute":0}' });
    const query = { currency: "USD", amount: "10.00" };
    expect((await shop.api.getPowerQuote({ query })).status).toBe(200);
    const answer = await shop.api.getPowerQuote({ query: { ...query, meter: METER } });
    await expectRefusal(answer, "meter_quota_exceeded");
  });
});
