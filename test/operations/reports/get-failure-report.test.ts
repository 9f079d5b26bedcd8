import type { FileBody, Schemas } from "@svc/generated/routes";
import { readDaySpan } from "@svc/server/platform/time/day-span.ts";
import { readFailures } from "@svc/server/reporting/reports/read-failures.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { openReport, type ReportShop, textOf } from "../../kit/reports.ts";
import { rolledBack } from "../../kit/rolled-back.ts";

let shop: ReportShop;

beforeAll(async () => {
  shop = await openReport();
});

type Query = Record<string, unknown>;

async function failures(query: Query = {}): Promise<Schemas["FailureReport"]> {
  const asked = { ...shop.period, ...query } as never;
  const { status, body } = await shop.api.getFailureReport({ query: asked });
  expect(status).toBe(200);
  return body as Schemas["FailureReport"];
}

describe("GET /reports/failures", () => {
  it("says why sends failed, and what part of all sends that is", async () => {
    const report = await failures();
    expect(report).toMatchObject({
      ...{ object: "report", kind: "failures", currency: null, truncated: false },
      ...{ ...shop.period, group_by: ["failure_code", "network"] },
    });
    const figures = { failed: 1, retried: 0, face: "4.00", credited_back: "3.90" };
    const keys = { failure_code: "network_rejected", network: "econet" };
    expect(report.rows).toEqual([{ keys, currency: "USD", ...figures }]);
    const nothing = { failed: 0, retried: 0, face: "0.00", credited_back: "0.00" };
    expect(report.totals).toEqual([
      { currency: "USD", sends: 5, failure_rate: "20.00", ...figures },
      { currency: "ZWG", sends: 1, failure_rate: "0.00", ...nothing },
    ]);
  });

  it("is of one currency, and of the days in which sends were created", async () => {
    const zwg = await failures({ currency: "zwg" });
    expect(zwg).toMatchObject({ currency: "ZWG", rows: [], totals: [{ sends: 1, failed: 0 }] });
    const second = await failures({ from: shop.days[1], currency: "USD" });
    expect(second).toMatchObject({ rows: [], totals: [{ sends: 1, failure_rate: "0.00" }] });
    const none = await failures({ from: "2026-01-01", to: "2026-01-02", currency: "USD" });
    expect(none).toMatchObject({ rows: [], totals: [{ sends: 0, failure_rate: "0.00" }] });
  });

  it("counts what was sold again", async () => {
    const other = await openReport();
    const query = { ...other.period } as never;
    const { body: sends } = await other.api.listSends({ query: { status: "failed_credited" } });
    await other.api.retrySend({ path: { send_id: sends.data[0]?.id ?? "" } });
    const { body } = await other.api.getFailureReport({ query });
    const { rows } = body as Schemas["FailureReport"];
    expect(rows).toMatchObject([{ failed: 1, retried: 1 }]);
  });

  it("leaves rows out above its limit, and nothing out of the totals", async () => {
    const { account_id } = shop;
    const scope = { account_id, span: readDaySpan(shop.period, 0), currencies: ["USD"] as const };
    const cut = await rolledBack((tx) => readFailures(tx, scope, 0));
    expect(cut).toMatchObject({ rows: [], truncated: true, totals: [{ sends: 5, failed: 1 }] });
    const whole = await rolledBack((tx) => readFailures(tx, scope, 1));
    expect(whole).toMatchObject({ rows: [{ failed: 1 }], truncated: false });
  });

  it("is CSV with the keys, the currency and the figures", async () => {
    const query = { ...shop.period, format: "csv" } as never;
    const answer = await shop.api.getFailureReport({ query });
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(textOf(answer.body as FileBody<"text/csv">)).toEqual([
      "failure_code,network,currency,failed,retried,face,credited_back",
      "network_rejected,econet,USD,1,0,4.00,3.90",
    ]);
  });

  it("shows nothing of another organisation", async () => {
    const stranger = await given.organisation();
    const { body } = await stranger.api.getFailureReport({ query: shop.period as never });
    expect(body).toMatchObject({ rows: [], totals: [{ sends: 0 }, { sends: 0 }] });
  });

  it("refuses a period that is none or too long, and what is no currency", async () => {
    const ask = (query: Query) =>
      shop.api.getFailureReport({ query: { ...shop.period, ...query } as never });
    await expectRefusal(await ask({ to: "2026-01-01" }), "time_out_of_range", { param: "to" });
    await expectRefusal(await ask({ from: "2025-12-01" }), "time_out_of_range", { param: "to" });
    await expectRefusal(await ask({ currency: "ZAR" }), "invalid_currency", { param: "currency" });
  });
});
