import type { FileBody, Schemas } from "@svc/generated/routes";
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

const FAILING = { phone: "0712340002", name: "Farai Dube", amount: "4.00" };

/** An allocation of which one line fails, and a few sales around it. */
async function month(): Promise<string> {
  const { id } = await given.recipient(shop, { name: "Tariro Moyo", phone: "0771234567" });
  const lines = [{ recipient_id: id, amount: "10.00" }, FAILING];
  const made = await given.allocation(shop, { lines, title: "November airtime" });
  await sell(shop, { amount: "3.00" });
  await sell(shop, { amount: "90.00", currency: "ZWG" });
  await sell(shop, { amount: "2.00", target: "0771230002" });
  await drain(shop);
  await pass(shop);
  return made.reference;
}

async function page(query: object = {}): Promise<Schemas["WorkforceLedger"]> {
  const { status, body } = await shop.api.getWorkforceLedger({ query: query as never });
  expect([status, (body as { object: string }).object]).toEqual([200, "page"]);
  return body as Schemas["WorkforceLedger"];
}

const cents = (amount: string) => Math.round(Number(amount) * 100);

describe("GET /workforce/ledger", () => {
  it("shows what changed the Credit, newest first, with what it was before and after", async () => {
    const reference = await month();
    const ledger = await page();
    expect(ledger).toMatchObject({ page: 1, page_size: 50, pages: 1, total: 9 });
    expect(ledger.opening).toEqual({ USD: "0.00", ZWG: "0.00" });
    expect(ledger.closing).toEqual({ USD: "987.00", ZWG: "24910.00" });
    const kinds = ledger.data.map(({ kind }) => kind).toSorted();
    expect(kinds).toEqual([
      ...["adjustment", "adjustment"],
      ...["debit", "debit", "debit", "debit", "debit"],
      ...["refund", "refund"],
    ]);
    const of_allocation = ledger.data.filter((entry) => entry.reference === reference);
    expect(of_allocation).toMatchObject([
      { kind: "refund", amount: "4.00", description: "November airtime: Farai Dube" },
      { kind: "debit", amount: "-4.00", source: expect.stringMatching(/^snd_/) },
      { kind: "debit", amount: "-10.00", description: "November airtime: Tariro Moyo" },
    ]);
    const [newest] = ledger.data.filter(({ currency }) => currency === "USD");
    expect(newest?.balance).toBe("987.00");
  });

  it("is the Credit transactions but for reservations, whatever was sold", async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      const lines = Array.from({ length: 1 + (turn % 3) }, (_, index) => ({
        phone: index % 2 === 0 ? "0771234567" : "0712340002",
        name: "Tariro",
        amount: `${1 + turn + index}.0${turn}`,
        currency: turn % 2 === 0 ? "USD" : "ZWG",
      }));
      const valid = lines.map((line) => (turn % 2 === 0 ? line : { ...line, amount: "50.00" }));
      const { reference } = await given.allocation(shop, { lines: valid });
      if (turn === 4) await shop.api.cancelWorkforceBatch({ path: { reference } });
      if (turn % 2 === 0) await drain(shop);
    }
    await drain(shop);
    await pass(shop);
    const { body } = await shop.api.listCreditTransactions({ query: { limit: 100 } });
    const seen = body.data.filter(({ type }) => !type.startsWith("reservation"));
    const ledger = await page({ page_size: 100 });
    expect(ledger.data.map(({ amount, source, currency }) => [amount, source, currency])).toEqual(
      seen.map(({ amount, reserved_amount, source, currency }) => [
        ((cents(amount) + cents(reserved_amount)) / 100).toFixed(2),
        source,
        currency,
      ]),
    );
    for (const currency of ["USD", "ZWG"] as const) {
      const of_currency = ledger.data.filter((entry) => entry.currency === currency);
      const sum = of_currency.reduce((total, { amount }) => total + cents(amount), 0);
      expect(cents(ledger.opening[currency]) + sum).toBe(cents(ledger.closing[currency]));
      const balances = of_currency.map(({ balance }) => cents(balance)).toReversed();
      const amounts = of_currency.map(({ amount }) => cents(amount)).toReversed();
      balances.forEach((balance, at) => {
        expect(balance).toBe((balances[at - 1] ?? 0) + (amounts[at] ?? 0));
      });
    }
  });

  it("finds entries by kind, currency and words, page by page", async () => {
    const reference = await month();
    expect((await page({ kind: "refund" })).total).toBe(2);
    expect((await page({ currency: "zwg" })).total).toBe(2);
    expect((await page({ q: "farai" })).total).toBe(2);
    expect((await page({ q: reference.toLowerCase() })).total).toBe(3);
    expect((await page({ q: "100%" })).total).toBe(0);
    const pages = [
      await page({ page_size: 4 }),
      await page({ page: 2, page_size: 4 }),
      await page({ page: 3, page_size: 4 }),
    ];
    expect(pages[0]).toMatchObject({ total: 9, pages: 3 });
    expect(pages.flatMap(({ data }) => data)).toEqual((await page()).data);
    const { body: clock } = await shop.api.getTestClock();
    expect(clock.now).toBeGreaterThan(0);
    await pass(shop, { seconds: 40 * 86_400 });
    const later = await page();
    expect(later).toMatchObject({ total: expect.any(Number), opening: { USD: "987.00" } });
  });

  it("writes all of it as a file, and as text in an object, without a formula", async () => {
    await given.allocation(shop, { title: "=1+1", lines: [{ ...FAILING, name: "@SUM(A1)" }] });
    await drain(shop);
    await pass(shop);
    const csv = await shop.api.getWorkforceLedger({ query: { format: "csv" } as never });
    expect(csv.headers.get("content-type")).toContain("text/csv");
    expect(csv.headers.get("content-disposition")).toMatch(/filename="ledger-.*\.csv"/);
    const text = Buffer.from((csv.body as unknown as FileBody<"text/csv">).bytes).toString("utf8");
    const parsed = parseCsv(text);
    const [head, ...rows] = "rows" in parsed ? parsed.rows : [];
    expect(head?.join()).toBe("date,kind,reference,description,amount,currency,balance,source");
    const { data } = await page();
    expect(rows).toHaveLength(data.length);
    expect(rows.map((row) => row[4])).toEqual(data.map(({ amount }) => amount));
    expect(rows.find((row) => row[1] === "debit")?.[3]).toBe("'=1+1: @SUM(A1)");
    const exported = await shop.api.getWorkforceLedger({ query: { format: "csv-json" } as never });
    expect(exported.body).toMatchObject({
      ...{ object: "workforce_export", rows: data.length, content: text },
      ...{ content_type: "text/csv; charset=utf-8" },
    });
  });

  it("refuses a file of more than 16 MiB, as a file and as text", async () => {
    await sell(shop, { amount: "3.00" });
    const { database } = await testServer();
    await database.record(
      ({ sql }) => sql`
        update ledger_postings set description = repeat('é', 8388608)
        where account_id = ${shop.account_id} and type = 'send'`,
    );
    for (const format of ["csv", "csv-json"]) {
      const answer = await shop.api.getWorkforceLedger({ query: { format } as never });
      await expectRefusal(answer, "time_out_of_range", { param: "to" });
    }
  });

  it("refuses more than 366 days, and what is no currency", async () => {
    const days = { from: "2025-01-01", to: "2026-01-02" };
    const long = await shop.api.getWorkforceLedger({ query: days as never });
    await expectRefusal(long, "time_out_of_range", { param: "to" });
    const currency = await shop.api.getWorkforceLedger({ query: { currency: "EUR" } as never });
    await expectRefusal(currency, "invalid_currency", { param: "currency" });
  });

  it("shows another organisation nothing", async () => {
    await month();
    const other = await given.organisation();
    const { body } = await other.api.getWorkforceLedger();
    expect(JSON.stringify(body)).not.toContain("November airtime");
  });
});
