import { describe, expect, it } from "vitest";
import { statementsOf } from "../../kit/count-statements.ts";
import { given } from "../../kit/given.ts";
import { expectUnseen } from "../../kit/refusal.ts";
import { sell } from "../../kit/sell.ts";

describe("GET /workforce/cost-centers/{cost_center_id}/people", () => {
  it("shows the people of a department by name, with what each received", async () => {
    const shop = await given.organisation();
    const center = await given.costCenter(shop, { monthly_budget: "200.00" });
    const tariro = await given.recipient(shop, { name: "Tariro", cost_center: center.id });
    await given.recipient(shop, { name: "Aneni", cost_center: center.id });
    await given.recipient(shop, { name: "Elsewhere" });
    await sell(shop, { recipient: tariro.id, cost_center: center.id });
    const path = { cost_center_id: center.id };
    const { status, body } = await shop.api.getWorkforceCostCenterPeople({ path });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ object: "workforce_department_people", truncated: false, errors: [] },
      ...{ added_count: 0, removed_count: 0, created_count: 0 },
      department: { id: center.id, people_count: 2, remaining: "195.00" },
      people: [
        { name: "Aneni", spent_this_month: { USD: "0.00", ZWG: "0.00" } },
        { name: "Tariro", spent_this_month: { USD: "5.00", ZWG: "0.00" } },
      ],
    });
    await expectUnseen("getWorkforceCostCenterPeople", { path });
  });

  it("takes as many statements for many people as for one", async () => {
    const shop = await given.organisation();
    const { id: cost_center } = await given.costCenter(shop);
    const path = { cost_center_id: cost_center };
    await given.recipient(shop, { cost_center });
    const count = () => statementsOf(shop.key.secret, "getWorkforceCostCenterPeople", { path });
    const of_one = await count();
    for (let made = 0; made < 20; made += 1) await given.recipient(shop, { cost_center });
    expect(await count()).toBe(of_one);
  });
});
