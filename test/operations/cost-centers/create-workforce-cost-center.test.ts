import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";

const BODY = { name: "Sales, Harare", code: "6400-HRE", monthly_budget: "200.00" };

describe("POST /workforce/cost-centers", () => {
  it("makes a cost centre", async () => {
    const { api } = await given.organisation();
    const { status, body } = await api.createWorkforceCostCenter({ body: BODY });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ object: "workforce_department", ...BODY, currency: "USD", is_active: true },
      ...{ people_count: 0, spent_this_month: "0.00", remaining: "200.00" },
    });
    const { body: center } = await api.getCostCenter({ path: { cost_center_id: body.id } });
    expect(center).toMatchObject({ name: BODY.name, gl_code: "6400-HRE", currency: "USD" });
  });

  it("refuses the code or the name of another, under its own names", async () => {
    const shop = await given.organisation();
    const { id } = await given.costCenter(shop, { name: "Sales, Harare", gl_code: "6400-HRE" });
    const make = (body: object) => shop.api.createWorkforceCostCenter({ body: body as never });
    const by_code = await make({ ...BODY, name: "Other" });
    await expectRefusal(by_code, "duplicate_resource", { param: "code", resource: id });
    expect(by_code.error?.message).toContain("`code`");
    const by_name = await make({ ...BODY, code: "6401" });
    await expectRefusal(by_name, "duplicate_resource", { param: "name", resource: id });
    const amount = await make({ ...BODY, monthly_budget: "0" });
    await expectRefusal(amount, "invalid_amount", { param: "monthly_budget" });
    const currency = await make({ ...BODY, currency: "EUR" });
    await expectRefusal(currency, "invalid_currency", { param: "currency" });
  });
});
