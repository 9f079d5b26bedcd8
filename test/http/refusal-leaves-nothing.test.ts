import { describe, expect, it } from "vitest";
import { given } from "../kit/given.ts";
import { expectRefusal } from "../kit/refusal.ts";

const TARGET = "0771234567";

describe("that a refusal writes nothing", () => {
  it("is seen to be broken by a row in any table of an account, a quote among them", async () => {
    const { api } = await given.organisation();
    const refused = await api.createQuote({ body: { target: TARGET, currency: "USD" } as never });
    await expectRefusal(refused, "parameter_missing");
    await api.createQuote({ body: { target: TARGET, amount: "5.00", currency: "USD" } });
    const planted = await refused.snapshot();
    expect(planted?.rows).toMatchObject({ quotes: 1, credit_reservations: 0, token_links: 0 });
    await expect(expectRefusal(refused, "parameter_missing")).rejects.toThrow(/deeply equal/);
  });

  it("is seen to be broken by what was written before anybody looked, of each of a crowd", async () => {
    const { api } = await given.organisation();
    const refuse = () => api.createQuote({ body: { target: TARGET, currency: "USD" } as never });
    const crowd = [...(await Promise.all(Array.from({ length: 15 }, refuse))), await refuse()];
    expect(() => crowd.at(-1)?.before).toThrow("Ask for the snapshot first");
    await api.createQuote({ body: { target: TARGET, amount: "5.00", currency: "USD" } });
    for (const refused of crowd) {
      await expect(expectRefusal(refused, "parameter_missing")).rejects.toThrow(/deeply equal/);
    }
  });

  it("is seen to be broken by a row that is changed in its place", async () => {
    const shop = await given.organisation();
    const { api } = shop;
    const { id } = await given.costCenter(shop);
    const path = { cost_center_id: id };
    const refused = await api.updateCostCenter({ path, body: { name: "" } });
    await expectRefusal(refused, "parameter_invalid");
    await api.updateCostCenter({ path, body: { name: "Workshop" } });
    expect((await refused.snapshot())?.rows).toEqual(refused.before?.rows);
    await expect(expectRefusal(refused, "parameter_invalid")).rejects.toThrow(/deeply equal/);
  });
});
