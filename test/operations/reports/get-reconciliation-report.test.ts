import type { FileBody, Schemas } from "@svc/generated/routes";
import { readDaySpan } from "@svc/server/platform/time/day-span.ts";
import { harareDay } from "@svc/server/platform/time/instants.ts";
import { readReconciliation } from "@svc/server/reporting/reports/read-reconciliation.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { YEAR_END } from "../../kit/calendar.ts";
import { drain } from "../../kit/drain.ts";
import { given } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { openReport, type ReportShop, textOf } from "../../kit/reports.ts";
import { rolledBack } from "../../kit/rolled-back.ts";
import { sell } from "../../kit/sell.ts";

const DAY_SECONDS = 86_400;

let shop: ReportShop;

beforeAll(async () => {
  shop = await openReport();
});

async function dayOf(
  { api }: Pick<ReportShop, "api">,
  query: Record<string, unknown>,
): Promise<Schemas["ReconciliationReport"]> {
  const { status, body } = await api.getReconciliationReport({ query: query as never });
  expect(status).toBe(200);
  return body as Schemas["ReconciliationReport"];
}

const NONE = { count: 0, face: "0.00", cost: "0.00" };

describe("GET /reports/reconciliation", () => {
  it("says of each till what was opened, and what became of it", async () => {
    const [date] = shop.days;
    const report = await dayOf(shop, { date });
    expect(report).toMatchObject({
      ...{ object: "report", kind: "reconciliation", from: date, to: date, currency: null },
      ...{ group_by: ["api_key"], truncated: false },
    });
    const rows = new Map(report.rows.map((row) => [`${row.keys.api_key} ${row.currency}`, row]));
    expect(rows.size).toBe(3);
    expect(rows.get(`${shop.till.id} USD`)).toMatchObject({
      label: "=Till 4",
      opened: { count: 2, face: "9.00", cost: "8.78" },
      delivered: { count: 1, face: "5.00", cost: "4.88" },
      returned: { count: 1, face: "4.00", cost: "3.90" },
      unresolved: NONE,
    });
    expect(rows.get(`${shop.other.id} USD`)).toMatchObject({
      opened: { count: 2, face: "10.00", cost: "9.93" },
      delivered: { count: 1, face: "7.00", cost: "7.00" },
      returned: { count: 1, face: "3.00", cost: "2.93" },
      unresolved: NONE,
    });
    expect(report.totals).toMatchObject([
      { currency: "USD", opened: { count: 4, face: "19.00", cost: "18.71" }, unresolved: NONE },
      { currency: "ZWG", opened: { count: 1 }, delivered: { count: 1 } },
    ]);
  });

  it("shows what waits as unresolved, and its outcome when it is asked again", async () => {
    const [, date] = shop.days;
    const { totals } = await dayOf(shop, { date, currency: "USD" });
    const three = { count: 1, face: "3.00", cost: "2.93" };
    expect(totals).toMatchObject([{ opened: three, unresolved: three, returned: NONE }]);
  });

  it("adds up for every status, and a late delivery is delivered", async () => {
    const other = await openReport();
    const date = other.days[1];
    const late = await sell(other.till, { target: "0771230002", amount: "2.00" });
    await sell(other.till, { target: "0771230005", amount: "6.00" });
    await drain(other);
    const path = { send_id: late.id };
    await other.api.advanceTestSend({ path, body: { to: "failed" } });
    const tillOf = ({ rows }: Schemas["ReconciliationReport"]) =>
      rows.find(({ keys }) => keys.api_key === other.till.id);
    const two = { count: 1, face: "2.00", cost: "1.95" };
    expect(tillOf(await dayOf(other, { date }))).toMatchObject({ returned: two, delivered: NONE });
    await other.api.advanceTestSend({ path, body: { to: "late_delivered" } });
    const { rows, totals } = await dayOf(other, { date });
    for (const { opened, delivered, returned, unresolved } of [...rows, ...totals]) {
      const parts = [delivered, returned, unresolved];
      const sum = (of: (part: Schemas["StatementSends"]) => number) =>
        parts.reduce((all, part) => all + of(part), 0);
      expect(sum(({ count }) => count)).toBe(opened.count);
      expect(sum(({ face }) => Number(face)).toFixed(2)).toBe(opened.face);
      expect(sum(({ cost }) => Number(cost)).toFixed(2)).toBe(opened.cost);
    }
    expect(tillOf(await dayOf(other, { date }))).toMatchObject({
      ...{ opened: { count: 2, face: "8.00", cost: "7.80" }, delivered: two, returned: NONE },
      unresolved: { count: 1, face: "6.00", cost: "5.85" },
    });
  });

  it("leaves rows out above its limit, and nothing out of the totals", async () => {
    const [date] = shop.days;
    const { account_id } = shop;
    const span = readDaySpan({ from: date, to: date }, 0);
    const scope = { account_id, span, currencies: ["USD", "ZWG"] as const };
    const cut = await rolledBack((tx) => readReconciliation(tx, scope, 2));
    expect(cut.rows).toHaveLength(2);
    const totals = [{ opened: { count: 4 } }, { opened: { count: 1 } }];
    expect(cut).toMatchObject({ truncated: true, totals });
    const whole = await rolledBack((tx) => readReconciliation(tx, scope, 3));
    expect(whole).toMatchObject({ truncated: false, totals });
  });

  it("is CSV, in which a label is no formula", async () => {
    const [date] = shop.days;
    const query = { date, currency: "USD", format: "csv" };
    const answer = await shop.api.getReconciliationReport({ query: query as never });
    expect(answer.headers.get("content-disposition")).toBe(
      `attachment; filename="reconciliation-${date}.csv"`,
    );
    const lines = textOf(answer.body as FileBody<"text/csv">);
    const of = (outcome: string) => `${outcome}_count,${outcome}_face,${outcome}_cost`;
    const figures = ["opened", "delivered", "returned", "unresolved"].map(of).join(",");
    expect(lines[0]).toBe(`api_key,label,currency,${figures}`);
    const mine = lines.find((line) => line.startsWith(shop.till.id));
    expect(mine).toBe(
      `${shop.till.id},'=Till 4,USD,2,9.00,8.78,1,5.00,4.88,1,4.00,3.90,0,0.00,0.00`,
    );
  });

  it("shows nothing of another organisation", async () => {
    const stranger = await given.organisation();
    const { body: clock } = await stranger.api.getTestClock();
    await stranger.api.advanceTestClock({
      body: { seconds: YEAR_END + 2 * DAY_SECONDS - clock.now },
    });
    const { rows, totals } = await dayOf(stranger, { date: shop.days[0] });
    expect(rows).toEqual([]);
    expect(totals).toMatchObject([{ opened: NONE }, { opened: NONE }]);
  });

  it("refuses a day that has not begun, and what is no day or currency", async () => {
    const ask = (query: object) => shop.api.getReconciliationReport({ query: query as never });
    const late = await ask({ date: harareDay((YEAR_END + 2 * DAY_SECONDS) * 1_000) });
    const meta = { max: shop.days[1] };
    await expectRefusal(late, "time_out_of_range", { param: "date", meta });
    await expectRefusal(await ask({ date: "2026-02-30" }), "parameter_invalid", { param: "date" });
    const currency = await ask({ date: shop.days[0], currency: "ZAR" });
    await expectRefusal(currency, "invalid_currency", { param: "currency" });
    await expectRefusal(await ask({}), "parameter_missing", { param: "date" });
  });
});
