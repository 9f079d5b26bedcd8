import { beforeEach, describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { nothingPurchased, purchased } from "./purchases.ts";

beforeEach(nothingPurchased);

describe("GET /power/rate", () => {
  it("tells the published bands with the levy apart", async () => {
    const { api } = await given.organisation();
    const { status, body } = await api.getPowerRate({ query: { currency: "usd" } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      object: "power_rate",
      currency: "USD",
      effective_from: "2023-12-01",
      levy_percent: "6.00",
      reset: "first_of_month",
      observed: { median_price: null, sample: 0, window_days: 90 },
    });
    expect(body.bands.map((band) => Object.values(band))).toEqual([
      [0, 50, "0.0800", "0.0848"],
      [50, 100, "0.0900", "0.0954"],
      [100, 200, "0.1600", "0.1696"],
      [200, 300, "0.2300", "0.2438"],
      [300, 400, "0.2500", "0.2650"],
      [400, null, "0.2600", "0.2756"],
    ]);
  });

  it("tells the bands in Zimbabwe Gold as they were published", async () => {
    const { api } = await given.organisation();
    const { body } = await api.getPowerRate({ query: { currency: "ZWG" } });
    expect(body.bands.map((band) => band.price_per_kwh_with_levy)).toEqual([
      "2.2628",
      "2.5457",
      "4.5257",
      "6.5056",
      "7.0713",
      "7.3542",
    ]);
  });

  it("tells the median of what was paid on days with at least five purchases", async () => {
    const { api } = await given.organisation();
    await purchased({ days_ago: 2, times: 5, amount_minor: 901, units_centi: 10_000 });
    await purchased({ days_ago: 3, times: 4, amount_minor: 99_999, units_centi: 10_000 });
    const { body } = await api.getPowerRate({ query: { currency: "USD" } });
    expect(body.observed).toMatchObject({ median_price: "0.0901", sample: 5 });
  });

  it("is the same tariff in live mode, and takes no currency but two", async () => {
    const { api, live } = await given.organisation();
    const query = { currency: "USD" };
    const [test_rate, live_rate] = [
      await api.getPowerRate({ query }),
      await live.api.getPowerRate({ query }),
    ];
    expect(live_rate.body.bands).toEqual(test_rate.body.bands);
    expect(live_rate.body.livemode).toBe(true);
    await expectRefusal(await api.getPowerRate({ query: { currency: "ZAR" } }), "invalid_currency");
  });
});
