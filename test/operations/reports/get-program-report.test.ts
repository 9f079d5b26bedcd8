import type { FileBody, Schemas } from "@svc/generated/routes";
import { readDaySpan } from "@svc/server/platform/time/day-span.ts";
import { harareDay } from "@svc/server/platform/time/instants.ts";
import { readPrograms } from "@svc/server/reporting/reports/read-programs.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { drain, pass } from "../../kit/drain.ts";
import { madeReward } from "../../kit/give.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { textOf } from "../../kit/reports.ts";
import { rolledBack } from "../../kit/rolled-back.ts";

let shop: Organisation;
let program: string;
let today: { from: string; to: string };

beforeEach(async () => {
  shop = await given.organisation();
  const { body: clock } = await shop.api.getTestClock();
  const day = harareDay(clock.now * 1_000);
  today = { from: day, to: day };
  const name = "+Survey";
  ({ id: program } = await given.activeProgram(shop, { name, budget: "50.00" }));
  await madeReward(shop, program, { amount: "1.00", recipient: { phone: "0771110000" } });
  await madeReward(shop, program, { amount: "0.75", recipient: { phone: "0772220000" } });
  await madeReward(shop, program, { amount: "1.00", recipient: { phone: "0771230002" } });
  await madeReward(shop, program, { amount: "2.00", hold: true });
  for (let step = 0; step < 4; step += 1) await pass(shop);
  await drain(shop);
});

type Query = Record<string, unknown>;

async function programs(query: Query = {}): Promise<Schemas["ProgramReport"]> {
  const { status, body } = await shop.api.getProgramReport({
    query: { ...today, ...query } as never,
  });
  expect(status).toBe(200);
  return body as Schemas["ProgramReport"];
}

const FIGURES = {
  ...{ budget: "50.00", spent: "1.75", earmarked: "2.00", remaining: "46.25" },
  // 87.5 cents each, rounded to the nearest.
  ...{ rewards: 4, delivered: 2, held: 1, failed: 1, cost_per_completion: "0.88" },
};

describe("GET /reports/programs", () => {
  it("says what a program gave in the period, beside its budget as it is now", async () => {
    const report = await programs({ currency: "USD" });
    expect(report).toMatchObject({
      ...{ object: "report", kind: "programs", currency: "USD", ...today },
      ...{ group_by: ["program"], truncated: false },
    });
    expect(report.rows).toEqual([
      { keys: { program }, name: "+Survey", currency: "USD", ...FIGURES },
    ]);
    expect(report.totals).toEqual([{ currency: "USD", ...FIGURES }]);
    const { body } = await shop.api.getProgram({ path: { program_id: program } });
    expect(body).toMatchObject({ spent: "1.75", earmarked: "2.00", remaining: "46.25" });
  });

  it("names open programs that gave nothing, and closed ones only if they did", async () => {
    const { id: idle } = await given.program(shop, { currency: "ZWG", budget: "100.00" });
    const { id: closed } = await given.activeProgram(shop);
    await shop.api.closeProgram({ path: { program_id: closed } });
    const named = async (query: Query) =>
      (await programs(query)).rows.map(({ keys }) => keys.program);
    expect(await named({})).toEqual([idle, program]);
    await shop.api.closeProgram({ path: { program_id: program } });
    expect(await named({})).toEqual([idle, program]);
    const before = { from: "2026-01-01", to: "2026-01-02" };
    const { rows, totals } = await programs(before);
    expect(rows.map(({ keys }) => keys.program)).toEqual([idle]);
    expect(rows[0]).toMatchObject({ rewards: 0, spent: "0.00", cost_per_completion: null });
    expect(totals).toMatchObject([
      { currency: "USD", rewards: 0, budget: "0.00" },
      { currency: "ZWG", rewards: 0, budget: "100.00" },
    ]);
  });

  it("leaves rows out above its limit, and nothing out of the totals", async () => {
    await given.program(shop, { budget: "5.00" });
    const { account_id } = shop;
    const scope = { account_id, span: readDaySpan(today, 0), currencies: ["USD"] as const };
    const cut = await rolledBack((tx) => readPrograms(tx, scope, 1));
    expect(cut.rows).toHaveLength(1);
    expect(cut).toMatchObject({ truncated: true, totals: [{ budget: "55.00", rewards: 4 }] });
    const whole = await rolledBack((tx) => readPrograms(tx, scope, 2));
    expect(whole).toMatchObject({ truncated: false, totals: cut.totals });
  });

  it("is CSV, in which a name is no formula", async () => {
    const query = { ...today, format: "csv" } as never;
    const answer = await shop.api.getProgramReport({ query });
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(textOf(answer.body as FileBody<"text/csv">)).toEqual([
      "program,name,currency,budget,spent,earmarked,remaining,rewards,delivered,held,failed," +
        "cost_per_completion",
      `${program},'+Survey,USD,50.00,1.75,2.00,46.25,4,2,1,1,0.88`,
    ]);
  });

  it("shows nothing of another organisation", async () => {
    const stranger = await given.organisation();
    const { body } = await stranger.api.getProgramReport({ query: today as never });
    expect(body).toMatchObject({ rows: [], totals: [{ rewards: 0 }, { rewards: 0 }] });
  });

  it("refuses a period that is none or too long, and what is no currency", async () => {
    const ask = (query: Query) =>
      shop.api.getProgramReport({ query: { ...today, ...query } as never });
    await expectRefusal(await ask({ to: "2026-01-01" }), "time_out_of_range", { param: "to" });
    await expectRefusal(await ask({ from: "2025-01-01" }), "time_out_of_range", { param: "to" });
    await expectRefusal(await ask({ currency: "ZAR" }), "invalid_currency", { param: "currency" });
  });
});
