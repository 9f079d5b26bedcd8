import type { FileBody, Schemas } from "@svc/generated/routes";
import { harareDay } from "@svc/server/platform/time/instants.ts";
import { parseCsv } from "@svc/server/platform/wire/csv.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { drain, pass } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { sell } from "../../kit/sell.ts";
import { testServer } from "../../kit/server.ts";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

async function journal(query: object = {}): Promise<Schemas["WorkforceJournal"]> {
  const { status, body } = await shop.api.getWorkforceJournal({ query: query as never });
  expect(status).toBe(200);
  return body as Schemas["WorkforceJournal"];
}

const cents = (amount: string) => Math.round(Number(amount) * 100);

function sumsOf({ entries }: Schemas["WorkforceJournal"], currency: string) {
  const of_currency = entries.filter((entry) => entry.currency === currency);
  const sum = (side: "debit" | "credit") =>
    of_currency.reduce((total, entry) => total + cents(entry[side]), 0);
  return { debit: sum("debit"), credit: sum("credit") };
}

const LINE = { phone: "0771234567", name: "Tariro", amount: "10.00" };

describe("GET /workforce/journal", () => {
  it("debits the cost centre and credits the Credit, at the price that was paid", async () => {
    const discounts = JSON.stringify([{ network: "econet", currency: "USD", discount_bps: 250 }]);
    await given.facts(shop, { dealer_status: "approved", discounts });
    const center = await given.costCenter(shop, { gl_code: "6400-HRE" });
    const { reference } = await given.allocation(shop, {
      lines: [LINE, { ...LINE, phone: "0781234567" }],
      ...{ cost_center_id: center.id, title: "November airtime" },
    });
    await sell(shop, { amount: "2.00" });
    await drain(shop);
    await pass(shop);
    const { entries, totals, truncated } = await journal();
    const of_allocation = { reference, currency: "USD", narrative: "November airtime" };
    const of_send = { reference: null, currency: "USD", narrative: "Sends" };
    const credit = { gl_code: null, cost_center: null, debit: "0.00" };
    expect(entries).toMatchObject([
      {
        ...{ ...of_allocation, gl_code: "6400-HRE", cost_center: center.id },
        ...{ debit: "19.50", credit: "0.00" },
      },
      { ...of_allocation, ...credit, credit: "19.50" },
      { ...of_send, gl_code: null, cost_center: null, debit: "1.95", credit: "0.00" },
      { ...of_send, ...credit, credit: "1.95" },
    ]);
    expect(totals.USD).toEqual({ debit: "21.45", credit: "21.45" });
    expect(totals.ZWG).toEqual({ debit: "0.00", credit: "0.00" });
    expect(truncated).toBe(false);
  });

  it("leaves out what came back on its day, and reverses what came back later", async () => {
    const failing = { ...LINE, phone: "0771230002" };
    await given.allocation(shop, { lines: [failing, LINE], title: "Payday" });
    await drain(shop);
    await pass(shop);
    expect((await journal()).entries).toHaveLength(2);
    const { body: clock } = await shop.api.getTestClock();
    const later = await sell(shop, { amount: "7.00", scheduled_for: clock.now + 3 * 86_400 });
    const drawn_on = harareDay(clock.now * 1_000);
    await pass(shop, { seconds: 86_400 });
    await shop.api.cancelSend({ path: { send_id: later.id } });
    const { body: then } = await shop.api.getTestClock();
    const returned_on = harareDay(then.now * 1_000);
    const { entries } = await journal({ from: drawn_on, to: returned_on });
    const of_seven = entries.filter(({ debit, credit }) => [debit, credit].includes("7.00"));
    expect(of_seven.map(({ date, narrative }) => [date, narrative])).toEqual([
      [drawn_on, "Sends"],
      [drawn_on, "Sends"],
      [returned_on, "Returned: Sends"],
      [returned_on, "Returned: Sends"],
    ]);
  });

  it("balances in each currency, and is what the ledger has drawn and given back", async () => {
    const centers = [
      await given.costCenter(shop),
      await given.costCenter(shop, { currency: "ZWG" }),
    ];
    for (let turn = 0; turn < 8; turn += 1) {
      const currency = turn % 3 === 0 ? "ZWG" : "USD";
      const amount = currency === "ZWG" ? `${50 + turn}.00` : `${1 + turn}.1${turn}`;
      const phone = turn % 2 === 0 ? "0771234567" : "0771230002";
      const lines = [{ phone, name: "Tariro", amount, currency }];
      const booked = turn % 4 === 0 ? {} : { cost_center_id: centers[turn % 2]?.id };
      await given.allocation(shop, { lines, ...booked });
      await drain(shop);
      if (turn % 2 === 0) await pass(shop, { seconds: 30_000 });
    }
    await pass(shop);
    const { body: clock } = await shop.api.getTestClock();
    const from = harareDay((clock.now - 300 * 86_400) * 1_000);
    const whole = await journal({ from });
    const { body } = await shop.api.getWorkforceLedger({
      query: { from, page_size: 100 } as never,
    });
    const ledger = (body as Schemas["WorkforceLedger"]).data;
    for (const currency of ["USD", "ZWG"] as const) {
      const { debit, credit } = sumsOf(whole, currency);
      expect(debit).toBe(credit);
      expect(debit).toBe(cents(whole.totals[currency].debit));
      const of_credit = whole.entries.filter(
        (entry) => entry.currency === currency && entry.gl_code === null,
      );
      expect(of_credit.length).toBeGreaterThan(0);
      const drawn = ledger
        .filter((entry) => entry.currency === currency)
        .filter(({ kind }) => kind === "debit" || kind === "refund")
        .reduce((sum, { amount }) => sum - cents(amount), 0);
      const booked = whole.entries
        .filter((entry) => entry.currency === currency && !entry.narrative.startsWith("Returned"))
        .reduce((sum, entry) => sum + cents(entry.debit), 0);
      const returned = whole.entries
        .filter((entry) => entry.currency === currency && entry.narrative.startsWith("Returned"))
        .reduce((sum, entry) => sum + cents(entry.debit), 0);
      expect(booked - returned).toBe(drawn);
    }
    const parts = [
      await journal({ from, cost_center: centers[0]?.id }),
      await journal({ from, cost_center: centers[1]?.id }),
      await journal({ from, cost_center: "none" }),
    ];
    const sum = parts.reduce((total, part) => total + cents(part.totals.USD.debit), 0);
    expect(sum).toBe(cents(whole.totals.USD.debit));
  });

  it("refuses a file of more than 16 MiB", async () => {
    await given.allocation(shop, { lines: [LINE], title: "Payday" });
    await drain(shop);
    await pass(shop);
    const { database } = await testServer();
    await database.record(
      ({ sql }) => sql`
        update batches set title = repeat('é', 4194304) where account_id = ${shop.account_id}`,
    );
    const answer = await shop.api.getWorkforceJournal({ query: { format: "csv" } as never });
    await expectRefusal(answer, "time_out_of_range", { param: "to" });
  });

  it("writes all of it as a file, without a formula", async () => {
    await given.allocation(shop, { lines: [LINE], title: "=1+1" });
    await drain(shop);
    await pass(shop);
    const answer = await shop.api.getWorkforceJournal({ query: { format: "csv" } as never });
    expect(answer.headers.get("content-disposition")).toMatch(/filename="journal-.*\.csv"/);
    const { bytes } = answer.body as unknown as FileBody<"text/csv">;
    const parsed = parseCsv(Buffer.from(bytes).toString("utf8"));
    const [head, ...rows] = "rows" in parsed ? parsed.rows : [];
    expect(head?.join()).toBe("date,reference,gl_code,cost_center,debit,credit,currency,narrative");
    expect(rows.map((row) => [row[4], row[5], row[7]])).toEqual([
      ["10.00", "0.00", "'=1+1"],
      ["0.00", "10.00", "'=1+1"],
    ]);
  });

  it("refuses a cost centre that there is not, and more than 366 days", async () => {
    const unknown = { cost_center: "cc_0031JkLHsOdQi4Ke5MuGn9Pt" };
    const center = await shop.api.getWorkforceJournal({ query: unknown as never });
    await expectRefusal(center, "reference_not_found", { param: "cost_center" });
    const days = { from: "2025-01-01", to: "2026-01-02" } as never;
    await expectRefusal(await shop.api.getWorkforceJournal({ query: days }), "time_out_of_range");
  });
});
