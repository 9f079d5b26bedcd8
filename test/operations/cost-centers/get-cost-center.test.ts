import { describe, expect, it } from "vitest";
import { drain } from "../../kit/drain.ts";
import { given, type Shop } from "../../kit/given.ts";
import { expectUnseen } from "../../kit/refusal.ts";
import { sell } from "../../kit/sell.ts";

async function shown({ api }: Shop, cost_center_id: string) {
  return (await api.getCostCenter({ path: { cost_center_id } })).body;
}

describe("GET /cost-centers/{cost_center_id}", () => {
  it("shows the face value of what is booked to it this month, and what remains", async () => {
    const shop = await given.organisation();
    const { id } = await given.costCenter(shop, { monthly_budget: "12.00" });
    const other = await given.costCenter(shop);
    await sell(shop, { cost_center: id });
    await sell(shop, { cost_center: id, amount: "9.50" });
    await sell(shop, { cost_center: other.id, amount: "3.00" });
    await sell(shop, { amount: "2.00" });
    expect(await shown(shop, id)).toMatchObject({ spent_this_month: "14.50", remaining: "-2.50" });
    expect(await shown(shop, other.id)).toMatchObject({
      spent_this_month: "3.00",
      remaining: null,
    });
  });

  it("counts in its own currency, and not what came back", async () => {
    const shop = await given.organisation();
    const { id } = await given.costCenter(shop, { monthly_budget: "50.00" });
    await sell(shop, { cost_center: id, currency: "ZWG", amount: "100.00" });
    const { body: clock } = await shop.api.getTestClock();
    const waiting = await sell(shop, { cost_center: id, scheduled_for: clock.now + 3_600 });
    expect(await shown(shop, id)).toMatchObject({ spent_this_month: "5.00", remaining: "45.00" });
    await shop.api.cancelSend({ path: { send_id: waiting.id } });
    expect(await shown(shop, id)).toMatchObject({ spent_this_month: "0.00", remaining: "50.00" });
  });

  it("begins each month in Harare anew", async () => {
    const shop = await given.organisation();
    const { id } = await given.costCenter(shop, { monthly_budget: "50.00" });
    await sell(shop, { cost_center: id });
    await shop.api.advanceTestClock({ body: { seconds: 32 * 86_400 } });
    expect(await shown(shop, id)).toMatchObject({ spent_this_month: "0.00", remaining: "50.00" });
    await sell(shop, { cost_center: id, amount: "1.00" });
    await drain(shop);
    expect(await shown(shop, id)).toMatchObject({ spent_this_month: "1.00", remaining: "49.00" });
  });

  it("is of its own mode and organisation alone", async () => {
    const shop = await given.organisation();
    const { id } = await given.costCenter(shop);
    await expectUnseen("getCostCenter", { path: { cost_center_id: id } });
  });
});
