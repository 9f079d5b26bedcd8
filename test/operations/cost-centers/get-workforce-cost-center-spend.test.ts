import { harareDay } from "@svc/server/platform/time/instants.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { drain, pass } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { sell } from "../../kit/sell.ts";

const DAY_SECONDS = 86_400;

let shop: Organisation;
let path: { cost_center_id: string };

beforeEach(async () => {
  shop = await given.organisation();
  path = { cost_center_id: (await given.costCenter(shop, { monthly_budget: "200.00" })).id };
});

const spend = (query: object = {}) =>
  shop.api.getWorkforceCostCenterSpend({ path, query: query as never });

const sold = (wanted: object) => sell(shop, { cost_center: path.cost_center_id, ...wanted });

async function today(): Promise<string> {
  return harareDay((await shop.api.getTestClock()).body.now * 1_000);
}

describe("GET /workforce/cost-centers/{cost_center_id}/spend", () => {
  it("sums what was booked, by month, kind and person, without what came back", async () => {
    const tariro = await given.recipient(shop, { name: "Tariro Moyo" });
    await sold({ recipient: tariro.id, amount: "10.00" });
    await sold({ amount: "2.00" });
    await sold({ amount: "3.00", target: "0771230002" });
    await sold({ amount: "90.00", currency: "ZWG", recipient: tariro.id });
    await sold({ amount: "20.00", target: "37140030000", token_phone: "0771234567" });
    await sell(shop, { amount: "99.00" });
    await drain(shop);
    await pass(shop);
    const { status, body } = await spend();
    expect(status).toBe(200);
    const day = await today();
    expect(body).toMatchObject({
      ...{ object: "workforce_department_spend", from: `${day.slice(0, 7)}-01`, to: day },
      department: { id: path.cost_center_id, spent_this_month: "32.00" },
      totals: { USD: "32.00", ZWG: "90.00" },
      months: [{ month: day.slice(0, 7), currency: "USD", budget: "200.00", spent: "32.00" }],
      by_kind: [
        { kind: "airtime", count: 3, amount: { USD: "12.00", ZWG: "90.00" } },
        { kind: "power", count: 1, amount: { USD: "20.00", ZWG: "0.00" } },
      ],
      by_person: [
        { recipient: null, name: null, count: 2, amount: { USD: "22.00" } },
        { recipient: tariro.id, name: "Tariro Moyo", count: 2, amount: { USD: "10.00" } },
      ],
    });
  });

  it("shows every month of a period, also those without any", async () => {
    await sold({ amount: "4.00" });
    await drain(shop);
    await pass(shop);
    const from = await today();
    await pass(shop, { seconds: 62 * DAY_SECONDS });
    await sold({ amount: "6.00" });
    const { body } = await spend({ from, to: await today() });
    expect(body.months.length).toBeGreaterThanOrEqual(3);
    const of_sold = body.months.filter(({ spent }) => spent !== "0.00");
    expect(of_sold.map(({ spent }) => spent)).toEqual(["4.00", "6.00"]);
    expect((await spend()).body.totals.USD).toBe("6.00");
  });

  it("refuses days that end before they begin, and more than 366", async () => {
    const backwards = await spend({ from: "2026-11-02", to: "2026-11-01" });
    await expectRefusal(backwards, "time_out_of_range", { param: "to" });
    const long = await spend({ from: "2025-01-01", to: "2026-01-02" });
    const meta = { min: "2025-01-01", max: "2026-01-01" };
    await expectRefusal(long, "time_out_of_range", { param: "to", meta });
    expect((await spend({ from: "2025-01-01", to: "2026-01-01" })).status).toBe(200);
    await expectRefusal(await spend({ from: "2026-02-30" }), "parameter_invalid");
  });

  it("is seen by no other organisation", async () => {
    await expectUnseen("getWorkforceCostCenterSpend", { path });
  });
});
