import type { FileBody, Schemas } from "@svc/generated/routes";
import { readDaySpan } from "@svc/server/platform/time/day-span.ts";
import { readSpend } from "@svc/server/reporting/reports/read-spend.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { weekOf } from "../../kit/calendar.ts";
import { given } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { openReport, type ReportShop, textOf } from "../../kit/reports.ts";
import { rolledBack } from "../../kit/rolled-back.ts";

let shop: ReportShop;

beforeAll(async () => {
  shop = await openReport();
});

type Query = Record<string, unknown>;

async function spend(query: Query = {}): Promise<Schemas["SpendReport"]> {
  const { status, body } = await shop.api.getSpendReport({
    query: { ...shop.period, ...query } as never,
  });
  expect(status).toBe(200);
  return body as Schemas["SpendReport"];
}

describe("GET /reports/spend", () => {
  it("sums all sends of the period in one row for each currency", async () => {
    const report = await spend();
    expect(report).toMatchObject({
      ...{ object: "report", kind: "spend", livemode: false, currency: null },
      ...{ ...shop.period, group_by: [], truncated: false },
    });
    const usd = {
      ...{ currency: "USD", sends: 5, delivered: 2, failed: 1 },
      ...{ face: "22.00", cost: "21.64", discount: "0.36", credited_back: "6.83" },
    };
    const zwg = {
      ...{ currency: "ZWG", sends: 1, delivered: 1, failed: 0 },
      ...{ face: "50.00", cost: "50.00", discount: "0.00", credited_back: "0.00" },
    };
    expect(report.totals).toEqual([usd, zwg]);
    expect(report.rows).toMatchObject([usd, zwg]);
    expect(new Set(Object.values(report.rows[0]?.keys ?? {}))).toEqual(new Set([null]));
  });

  it("groups by each dimension, and rows add up to the totals", async () => {
    const dimensions = [
      ...["day", "week", "month", "type", "network", "product", "cost_center"],
      ...["program", "recipient", "api_key", "source"],
    ] as const;
    for (const group_by of dimensions) {
      const { rows, totals } = await spend({ group_by });
      const sum = rows.reduce((sends, row) => sends + row.sends, 0);
      expect([group_by, sum]).toEqual([group_by, totals.reduce((all, one) => all + one.sends, 0)]);
      const named = rows.flatMap(({ keys }) => Object.entries(keys)).filter(([, key]) => key);
      expect(new Set(named.map(([name]) => name))).toEqual(new Set([group_by]));
    }
  });

  it("names each key as the interface does, in their order", async () => {
    const keysOf = async (group_by: string) => {
      const { rows } = await spend({ group_by, currency: "usd" });
      return rows.map(({ keys, sends }) => [keys[group_by as "day"], sends]);
    };
    const [first, second] = shop.days;
    expect(await keysOf("day")).toEqual([
      [first, 4],
      [second, 1],
    ]);
    expect(await keysOf("month")).toEqual([
      [first.slice(0, 7), 4],
      [second.slice(0, 7), 1],
    ]);
    const [last_week, next_week] = [weekOf(first), weekOf(second)];
    const of_two = [
      [last_week, 4],
      [next_week, 1],
    ];
    expect(await keysOf("week")).toEqual(last_week === next_week ? [[last_week, 5]] : of_two);
    expect(await keysOf("network")).toEqual([
      ["econet", 4],
      ["netone", 1],
    ]);
    expect(await keysOf("api_key")).toEqual(
      [
        [shop.till.id, 2],
        [shop.other.id, 3],
      ].toSorted(([one = ""], [two = ""]) => (one < two ? -1 : 1)),
    );
    expect(await keysOf("cost_center")).toEqual([
      [shop.cost_center, 1],
      [null, 4],
    ]);
    expect(await keysOf("program")).toEqual([
      [shop.program, 1],
      [null, 4],
    ]);
    expect(await keysOf("recipient")).toEqual([
      [shop.recipient, 1],
      [null, 4],
    ]);
  });

  it("groups by two dimensions, of one currency", async () => {
    const report = await spend({ group_by: "month,network", currency: "usd" });
    expect(report).toMatchObject({ currency: "USD", group_by: ["month", "network"] });
    const [december, january] = shop.days.map((day) => day.slice(0, 7));
    expect(report.rows.map(({ keys, sends }) => [keys.month, keys.network, sends])).toEqual([
      [december, "econet", 3],
      [december, "netone", 1],
      [january, "econet", 1],
    ]);
    expect(report.totals).toMatchObject([{ currency: "USD", sends: 5 }]);
  });

  it("counts only what its filters let through, and all of them together", async () => {
    const sendsOf = async (filter: object) => {
      const { totals } = await spend({ filter, currency: "USD" });
      return totals[0]?.sends;
    };
    expect(await sendsOf({ network: "netone" })).toBe(1);
    expect(await sendsOf({ type: "airtime", product: "airtime-usd" })).toBe(5);
    expect(await sendsOf({ type: "power" })).toBe(0);
    expect(await sendsOf({ cost_center: shop.cost_center })).toBe(1);
    expect(await sendsOf({ cost_center: "none" })).toBe(4);
    expect(await sendsOf({ program: shop.program })).toBe(1);
    expect(await sendsOf({ api_key: shop.till.id })).toBe(2);
    expect(await sendsOf({ api_key: shop.till.id, network: "netone" })).toBe(0);
    expect(await sendsOf({ source: "api" })).toBe(5);
    const { id: recipient } = await given.recipient(shop, { external_id: "nobody-yet" });
    expect(await sendsOf({ recipient })).toBe(0);
    expect(await sendsOf({ recipient: "ext:nobody-yet" })).toBe(0);
  });

  it("counts a send on the day it was created in Harare, to the first and last day", async () => {
    const [first, second] = shop.days;
    expect((await spend({ to: first })).totals[0]?.sends).toBe(4);
    expect((await spend({ from: second })).totals[0]?.sends).toBe(1);
    const empty = await spend({ from: "2026-01-01", to: "2026-01-01", group_by: "day" });
    expect(empty.rows).toEqual([]);
    expect(empty.totals).toMatchObject([
      { currency: "USD", sends: 0, face: "0.00" },
      { currency: "ZWG", sends: 0, credited_back: "0.00" },
    ]);
  });

  it("leaves rows out above its limit, and nothing out of the totals", async () => {
    const { account_id } = shop;
    const asked = {
      ...{ account_id, span: readDaySpan(shop.period, 0), currencies: ["USD", "ZWG"] as const },
      ...{ choice: {}, group_by: ["day", "network"] as const },
    };
    const cut = await rolledBack((tx) => readSpend(tx, asked, 2));
    expect(cut.rows).toHaveLength(2);
    expect(cut).toMatchObject({ truncated: true, totals: [{ sends: 5 }, { sends: 1 }] });
    const whole = await rolledBack((tx) => readSpend(tx, asked, cut.rows.length + 2));
    expect(whole).toMatchObject({ truncated: false });
    expect(whole.rows).toHaveLength(4);
  });

  it("is CSV with the keys, the currency and the figures", async () => {
    const query = { ...shop.period, group_by: "month,network", currency: "USD", format: "csv" };
    const answer = await shop.api.getSpendReport({ query: query as never });
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    const { from, to } = shop.period;
    expect(answer.headers.get("content-disposition")).toBe(
      `attachment; filename="spend-${from}-${to}.csv"`,
    );
    const [headings, first, ...rest] = textOf(answer.body as FileBody<"text/csv">);
    expect(headings).toBe(
      "month,network,currency,sends,delivered,failed,face,cost,discount,credited_back",
    );
    expect(first?.startsWith(`${from.slice(0, 7)},econet,USD,3,`)).toBe(true);
    expect(rest).toHaveLength(2);
  });

  it("shows nothing of another organisation, and refuses its objects", async () => {
    const stranger = await given.organisation();
    const answer = await stranger.api.getSpendReport({ query: shop.period as never });
    expect(answer.body).toMatchObject({ rows: [], totals: [{ sends: 0 }, { sends: 0 }] });
    const foreign = {
      ...{ program: shop.program, cost_center: shop.cost_center, api_key: shop.till.id },
      recipient: "ext:nobody",
    };
    for (const [name, value] of Object.entries(foreign)) {
      const query = { ...shop.period, filter: { [name]: value } };
      const refused = await stranger.api.getSpendReport({ query: query as never });
      await expectRefusal(refused, "reference_not_found", { param: `filter[${name}]` });
    }
  });

  it("refuses a period that is none, too long, and what is no day, currency or grouping", async () => {
    const refused = async (query: Query, ...said: [code: string, param: string]) => {
      const answer = await shop.api.getSpendReport({
        query: { ...shop.period, ...query } as never,
      });
      expect([answer.error?.code, answer.error?.param]).toEqual(said);
    };
    await refused({ to: "2026-01-01" }, "time_out_of_range", "to");
    await refused({ from: "2025-12-01" }, "time_out_of_range", "to");
    await refused({ from: "2026-02-30" }, "parameter_invalid", "from");
    await refused({ currency: "ZAR" }, "invalid_currency", "currency");
    await refused({ group_by: "month,month" }, "parameter_invalid", "group_by");
    await refused({ group_by: "colour" }, "parameter_invalid", "group_by");
    await refused({ from: undefined }, "parameter_missing", "from");
  });
});
