import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { sell } from "../../kit/sell.ts";

describe("GET /cost-centers", () => {
  it("lists those of the mode, newest first, each with what is spent of it", async () => {
    const shop = await given.organisation();
    const [first, second] = [await given.costCenter(shop), await given.costCenter(shop)];
    await given.costCenter(shop.live);
    await sell(shop, { cost_center: first.id });
    const { body } = await shop.api.listCostCenters();
    const spent = body.data.map(({ id, spent_this_month }) => [id, spent_this_month]);
    expect(spent).toEqual([
      [second.id, "0.00"],
      [first.id, "5.00"],
    ]);
  });

  it("keeps those that are active, or archived", async () => {
    const shop = await given.organisation();
    const [active, archived] = [await given.costCenter(shop), await given.costCenter(shop)];
    const path = { cost_center_id: archived.id };
    await shop.api.updateCostCenter({ path, body: { is_active: false } });
    const listed = async (is_active: boolean) =>
      (await shop.api.listCostCenters({ query: { is_active } })).body.data.map(({ id }) => id);
    expect([await listed(true), await listed(false)]).toEqual([[active.id], [archived.id]]);
  });

  it("walks page by page, in both directions", async () => {
    const shop = await given.organisation();
    const ids = [(await given.costCenter(shop)).id, (await given.costCenter(shop)).id];
    const first = await shop.api.listCostCenters({ query: { limit: 1 } });
    expect([first.body.data[0]?.id, first.body.has_more]).toEqual([ids[1], true]);
    const query = { limit: 1, starting_after: first.body.next_cursor ?? "" };
    const second = await shop.api.listCostCenters({ query });
    expect([second.body.data[0]?.id, second.body.has_more]).toEqual([ids[0], false]);
    const back = await shop.api.listCostCenters({ query: { ending_before: ids[0] ?? "" } });
    expect(back.body.data.map(({ id }) => id)).toEqual([ids[1]]);
  });
});
