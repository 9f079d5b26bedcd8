import { describe, expect, it } from "vitest";
import type { Parts } from "../../kit/api.ts";
import { given, type Shop } from "../../kit/given.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { sell } from "../../kit/sell.ts";

type Wanted = Parts<"updateCostCenter">["body"];

async function costCenter(shop: Pick<Shop, "api">, wanted: Record<string, unknown> = {}) {
  const { id } = await given.costCenter(shop, wanted);
  const path = { cost_center_id: id };
  return { id, path, update: (body: Wanted) => shop.api.updateCostCenter({ path, body }) };
}

describe("PATCH /cost-centers/{cost_center_id}", () => {
  it("changes what is written, and leaves the rest as it is", async () => {
    const shop = await given.organisation();
    const wanted = { name: "Drivers", gl_code: "6400", monthly_budget: "250.00" };
    const { id, path, update } = await costCenter(shop, { ...wanted, metadata: { branch: "4" } });
    const answer = await update({ monthly_budget: "300.00", metadata: { floor: "2" } });
    expect(answer.status).toBe(200);
    const metadata = { branch: "4", floor: "2" };
    const changed = { id, ...wanted, monthly_budget: "300.00", remaining: "300.00", metadata };
    expect(answer.body).toMatchObject(changed);
    expect((await shop.api.getCostCenter({ path })).body).toEqual(answer.body);
  });

  it("takes null for what may be null", async () => {
    const shop = await given.organisation();
    const { update } = await costCenter(shop, { gl_code: "6400", monthly_budget: "250.00" });
    const cleared = { gl_code: null, monthly_budget: null };
    const { body } = await update({ ...cleared, metadata: null });
    expect(body).toMatchObject({ ...cleared, remaining: null, metadata: {} });
  });

  it("archives it, so that nothing is booked to it any more, and brings it back", async () => {
    const shop = await given.organisation();
    const { id, update } = await costCenter(shop);
    const booked = await sell(shop, { cost_center: id });
    expect((await update({ is_active: false })).body).toMatchObject({
      is_active: false,
      spent_this_month: "5.00",
    });
    const body = { target: "0771234567", amount: "5.00", currency: "USD", cost_center: id };
    await expectRefusal(await shop.api.createSend({ body }), "reference_not_found", {
      param: "cost_center",
    });
    const { body: send } = await shop.api.getSend({ path: { send_id: booked.id } });
    expect(send.cost_center).toBe(id);
    await update({ is_active: true });
    expect((await shop.api.createSend({ body })).status).toBe(202);
  });

  it("changes its currency only while nothing is booked to it", async () => {
    const shop = await given.organisation();
    const { id, update } = await costCenter(shop);
    expect((await update({ currency: "zwg" })).body.currency).toBe("ZWG");
    await update({ currency: "USD" });
    await sell(shop, { cost_center: id });
    await expectRefusal(await update({ currency: "ZWG" }), "resource_in_use", {
      param: "currency",
      resource: id,
    });
    expect((await update({ currency: "USD", name: "Drivers" })).status).toBe(200);
  });

  it("refuses the code of another, and the name of another that is active", async () => {
    const shop = await given.organisation();
    const other = await given.costCenter(shop, { name: "Drivers", gl_code: "6400" });
    const { update } = await costCenter(shop, { name: "Office", gl_code: "6401" });
    const whose = { resource: other.id };
    await expectRefusal(await update({ gl_code: "6400" }), "duplicate_resource", {
      param: "gl_code",
      ...whose,
    });
    await expectRefusal(await update({ name: "Drivers" }), "duplicate_resource", {
      param: "name",
      ...whose,
    });
    expect((await update({ name: "Drivers", is_active: false })).status).toBe(200);
    await expectRefusal(await update({ is_active: true }), "duplicate_resource", { param: "name" });
    expect((await update({ name: "Office", gl_code: "6401", is_active: true })).status).toBe(200);
  });

  it("books no sale that is judged after it is archived, however many come at once", async () => {
    const shop = await given.organisation();
    const { id, path, update } = await costCenter(shop);
    const body = { target: "0771234567", amount: "1.00", currency: "USD", cost_center: id };
    const asked = Array.from({ length: 20 }, () => shop.api.createSend({ body }));
    const archived = await update({ is_active: false });
    const sold = (await Promise.all(asked)).filter(({ status }) => status === 202).length;
    const { body: now } = await shop.api.getCostCenter({ path });
    expect(now.spent_this_month).toBe(`${sold}.00`);
    expect(now.spent_this_month).toBe(archived.body.spent_this_month);
  });

  it("names what is wrong with a budget, a currency or metadata", async () => {
    const { update } = await costCenter(await given.organisation());
    await expectRefusal(await update({ monthly_budget: "1.234" }), "invalid_amount", {
      param: "monthly_budget",
    });
    await expectRefusal(await update({ currency: "EUR" }), "invalid_currency", {
      param: "currency",
    });
    const metadata = { note: "x".repeat(501) };
    await expectRefusal(await update({ metadata }), "invalid_metadata");
  });

  it("is of its own mode and organisation alone", async () => {
    const shop = await given.organisation();
    const { path } = await costCenter(shop);
    await expectUnseen("updateCostCenter", { path, body: { name: "Drivers" } });
  });
});
