import { beforeEach, describe, expect, it } from "vitest";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { sell } from "../../kit/sell.ts";

let shop: Organisation;
let path: { cost_center_id: string };

beforeEach(async () => {
  shop = await given.organisation();
  const { id } = await given.costCenter(shop, { name: "Sales", gl_code: "6400" });
  path = { cost_center_id: id };
});

const update = (body: object) => shop.api.updateWorkforceCostCenter({ path, body: body as never });

describe("PATCH /workforce/cost-centers/{cost_center_id}", () => {
  it("changes a department, archives it and brings it back", async () => {
    const { status, body } = await update({ code: "6401", monthly_budget: "300.00" });
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: "Sales", code: "6401", remaining: "300.00" });
    expect((await update({ is_active: false })).body.is_active).toBe(false);
    const cleared = await update({ is_active: true, code: null, monthly_budget: null });
    expect(cleared.body).toMatchObject({ is_active: true, code: null, remaining: null });
  });

  it("refuses the code of another, and another currency once something is booked", async () => {
    const other = await given.costCenter(shop, { gl_code: "6500" });
    await expectRefusal(await update({ code: "6500" }), "duplicate_resource", {
      param: "code",
      resource: other.id,
    });
    await sell(shop, { cost_center: path.cost_center_id });
    await expectRefusal(await update({ currency: "ZWG" }), "resource_in_use");
    await expectRefusal(await update({ currency: "EUR" }), "invalid_currency");
    await expectRefusal(await update({ monthly_budget: "-1" }), "invalid_amount");
  });

  it("is seen by no other organisation", async () => {
    await expectUnseen("updateWorkforceCostCenter", { path, body: { name: "Theirs" } });
  });
});
