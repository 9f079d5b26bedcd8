import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { sell } from "../../kit/sell.ts";

describe("GET /workforce/cost-centers", () => {
  it("shows departments by name, archived ones last, with totals of the others", async () => {
    const shop = await given.organisation();
    const sales = await given.costCenter(shop, { name: "Sales", monthly_budget: "3.00" });
    const office = await given.costCenter(shop, { name: "Office" });
    await given.costCenter(shop, { name: "Archive", monthly_budget: "9.00", is_active: false });
    const fuel = { name: "Fuel", currency: "ZWG", monthly_budget: "500.00", gl_code: "6410" };
    await given.costCenter(shop, fuel);
    await given.recipient(shop, { cost_center: sales.id });
    await sell(shop, { cost_center: sales.id, amount: "5.00" });
    await sell(shop, { cost_center: office.id, amount: "2.00" });
    const { status, body } = await shop.api.listWorkforceCostCenters();
    expect(status).toBe(200);
    expect(body).toMatchObject({ object: "workforce_department_list", truncated: false });
    expect(body.data.map(({ name }) => name)).toEqual(["Fuel", "Office", "Sales", "Archive"]);
    expect(body.data[0]).toMatchObject({ code: "6410", currency: "ZWG" });
    expect(body.data[2]).toMatchObject({
      ...{ object: "workforce_department", id: sales.id, code: null, people_count: 1 },
      ...{ monthly_budget: "3.00", spent_this_month: "5.00", remaining: "-2.00" },
    });
    // What has no budget has nothing left of one.
    expect(body.totals).toEqual({
      USD: { monthly_budget: "3.00", spent_this_month: "7.00", remaining: "-2.00" },
      ZWG: { monthly_budget: "500.00", spent_this_month: "0.00", remaining: "500.00" },
    });
  });
});
