/** Budgets of departments, which allocations do not pass unless somebody says so. */
import { beforeEach, describe, expect, it } from "vitest";
import { drain, pass } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { sell } from "../../kit/sell.ts";

let shop: Organisation;
let cost_center_id: string;

beforeEach(async () => {
  shop = await given.organisation();
  cost_center_id = (await given.costCenter(shop, { monthly_budget: "20.00" })).id;
});

const linesOf = (...amounts: string[]) =>
  amounts.map((amount, index) => ({ phone: `077123450${index}`, name: "Tariro", amount }));

const allocate = (body: object) =>
  shop.api.allocateToWorkforce({
    body: { kind: "airtime", cost_center_id, ...body } as never,
  });

const check = async (body: object) => {
  const asked = { kind: "airtime", cost_center_id, ...body } as never;
  return (await shop.api.previewWorkforceAllocation({ body: asked })).body;
};

describe("the budget of a department", () => {
  it("is not passed, unless that is acknowledged", async () => {
    await sell(shop, { cost_center: cost_center_id, amount: "15.00" });
    const lines = linesOf("5.00", "0.50");
    const answer = await allocate({ lines });
    const meta = { budget: "20.00", spent: "15.00", after: "20.50", over_by: "0.50" };
    await expectRefusal(answer, "budget_over_cost_center", { resource: cost_center_id, meta });
    expect(await check({ lines })).toMatchObject({
      over_budget: true,
      cost_centers: [{ id: cost_center_id, currency: "USD", ...meta }],
    });
    expect((await allocate({ lines: linesOf("5.00") })).status).toBe(200);
    const over = await allocate({ lines, acknowledge_over_budget: true });
    expect(over.status).toBe(200);
  });

  it("is not passed by two allocations at once", async () => {
    const lines = linesOf("12.00");
    const answers = await Promise.all([allocate({ lines }), allocate({ lines })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const many = await Promise.all(
      Array.from({ length: 8 }, () => allocate({ lines: linesOf("3.00") })),
    );
    expect(many.filter(({ status }) => status === 200)).toHaveLength(2);
  });

  it("counts lines that wait, and what came back not any more", async () => {
    const failing = [{ phone: "0771230002", name: "Rudo", amount: "20.00" }];
    expect((await allocate({ lines: failing })).status).toBe(200);
    await expectRefusal(await allocate({ lines: linesOf("0.50") }), "budget_over_cost_center");
    await drain(shop);
    await expectRefusal(await allocate({ lines: linesOf("0.50") }), "budget_over_cost_center");
    await pass(shop);
    expect((await allocate({ lines: linesOf("20.00") })).status).toBe(200);
  });

  it("is that of each person's own department where none is given", async () => {
    const other = await given.costCenter(shop, { monthly_budget: "5.00", name: "A" });
    const people = [
      await given.recipient(shop, { cost_center: cost_center_id }),
      await given.recipient(shop, { cost_center: other.id, phone: "0712345678" }),
    ];
    const lines = people.map(({ id }) => ({ recipient_id: id, amount: "6.00" }));
    const answer = await allocate({ lines, cost_center_id: undefined });
    await expectRefusal(answer, "budget_over_cost_center", { resource: other.id });
    const preview = await check({ lines, cost_center_id: undefined });
    expect(preview.cost_centers).toMatchObject([
      { id: other.id, after: "6.00", over_by: "1.00" },
      { id: cost_center_id, after: "6.00", over_by: "0.00" },
    ]);
  });

  it("is in its own currency, and begins anew with a month", async () => {
    const lines = [{ phone: "0771234567", name: "Tariro", amount: "500.00", currency: "ZWG" }];
    expect((await allocate({ lines })).status).toBe(200);
    expect((await allocate({ lines: linesOf("20.00") })).status).toBe(200);
    await drain(shop);
    await pass(shop);
    await pass(shop, { seconds: 32 * 86_400 });
    expect((await check({ lines: linesOf("1.00") })).cost_centers).toMatchObject([
      { spent: "0.00", after: "1.00" },
    ]);
  });
});
