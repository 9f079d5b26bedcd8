import { beforeEach, describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { nothingPurchased, purchased } from "./purchases.ts";

beforeEach(nothingPurchased);

describe("GET /power/observations", () => {
  it("lists purchases without meter and buyer, only of days with at least five", async () => {
    const { api } = await given.organisation();
    await purchased({ days_ago: 1, times: 5, amount_minor: 1049, units_centi: 10_995 });
    await purchased({ days_ago: 2, times: 4, amount_minor: 500, units_centi: 5_000 });
    const { status, body } = await api.listPowerObservations({ query: { currency: "USD" } });
    expect(status).toBe(200);
    expect(body.data).toHaveLength(5);
    expect(body.data[0]).toMatchObject({
      object: "power_observation",
      currency: "USD",
      amount_rounded: "10.00",
      units_kwh: "109.95",
      price_per_kwh: "0.0954",
      band_hint: "51-100",
    });
    expect(JSON.stringify(body)).not.toContain("37140030000");
  });

  it("looks back as many days, and lists as many, as it is asked for", async () => {
    const { api } = await given.organisation();
    await purchased({ days_ago: 10, times: 6, amount_minor: 848, units_centi: 10_000 });
    await purchased({ days_ago: 1, times: 6, amount_minor: 3_000_00, units_centi: 1_000_000 });
    const query = { currency: "USD", days: 5, limit: 2 };
    const { body } = await api.listPowerObservations({ query });
    expect(body.data).toHaveLength(2);
    expect(body.data[0]?.band_hint).toBe(">400");
    const all = await api.listPowerObservations({ query: { currency: "USD", limit: 100 } });
    expect(all.body.data).toHaveLength(12);
    expect(all.body.data.at(-1)?.band_hint).toBe("0-50");
  });

  it("is walked to its end by its cursors, and each purchase is met once", async () => {
    const { api } = await given.organisation();
    await purchased({ days_ago: 2, times: 5, amount_minor: 1049, units_centi: 10_995 });
    await purchased({ days_ago: 1, times: 6, amount_minor: 2098, units_centi: 21_990 });
    const sizes: number[] = [];
    const cursors: (string | null)[] = [];
    let starting_after: string | undefined;
    do {
      const query = { currency: "USD", limit: 4, ...(starting_after && { starting_after }) };
      const { body } = await api.listPowerObservations({ query });
      expect(body.has_more).toBe(body.next_cursor !== null);
      sizes.push(body.data.filter(({ amount_rounded }) => amount_rounded === "21.00").length);
      sizes.push(body.data.length);
      cursors.push(body.next_cursor);
      starting_after = body.next_cursor ?? undefined;
    } while (starting_after !== undefined);
    expect(sizes).toEqual([4, 4, 2, 4, 0, 3]);
    expect(new Set(cursors).size).toBe(3);
  });

  it("refuses a cursor that no page gave", async () => {
    const { api } = await given.organisation();
    const query = { currency: "USD", starting_after: "obs_1" };
    const param = "starting_after";
    await expectRefusal(await api.listPowerObservations({ query }), "invalid_cursor", { param });
  });

  it("refuses days or a limit out of bounds, and a currency that is none", async () => {
    const { api } = await given.organisation();
    const ask = (changes: object) =>
      api.listPowerObservations({ query: { currency: "USD", ...changes } });
    await expectRefusal(await ask({ days: 0 }), "parameter_invalid", { param: "days" });
    await expectRefusal(await ask({ limit: 101 }), "parameter_invalid", { param: "limit" });
    await expectRefusal(await ask({ currency: "ZAR" }), "invalid_currency");
  });
});
