import { beforeEach, describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { nothingPurchased, purchased } from "./purchases.ts";

beforeEach(nothingPurchased);

describe("GET /power/series", () => {
  it("is empty while nothing was bought", async () => {
    const { api } = await given.organisation();
    const { status, body } = await api.getPowerSeries({ query: { currency: "USD" } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ object: "power_series", points: [], change_points: [] });
  });

  it("has a point a day, oldest first, and the days on which the price changed", async () => {
    const { api } = await given.organisation();
    await purchased({ days_ago: 3, times: 5, amount_minor: 848, units_centi: 10_000 });
    await purchased({ days_ago: 2, times: 6, amount_minor: 849, units_centi: 10_000 });
    await purchased({ days_ago: 1, times: 5, amount_minor: 954, units_centi: 10_000 });
    await purchased({ days_ago: 4, times: 4, amount_minor: 100, units_centi: 10_000 });
    const { body } = await api.getPowerSeries({ query: { currency: "USD" } });
    expect(body.points.map(({ price_per_kwh }) => price_per_kwh)).toEqual([
      "0.0848",
      "0.0849",
      "0.0954",
    ]);
    expect(body.points.map(({ date }) => date)).toEqual(
      body.points.map(({ date }) => date).toSorted(),
    );
    expect(body.change_points).toEqual([
      { date: body.points[2]?.date, from: "0.0849", to: "0.0954" },
    ]);
  });

  it("takes no currency but two", async () => {
    const { api } = await given.organisation();
    const answer = await api.getPowerSeries({ query: { currency: "ZAR" } });
    await expectRefusal(answer, "invalid_currency", { param: "currency" });
  });
});
