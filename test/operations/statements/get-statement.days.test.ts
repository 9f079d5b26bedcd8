/** A statement adds the days since to those that are over, which it reads once. */
import { writeClosed } from "@svc/server/reporting/statements/closed-days.ts";
import { monthOf } from "@svc/server/reporting/statements/month.ts";
import { readStatement } from "@svc/server/reporting/statements/read-statement.ts";
import { describe, expect, it } from "vitest";
import { drain } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { sell } from "../../kit/sell.ts";
import { testServer } from "../../kit/server.ts";

const DAY_SECONDS = 86_400;

/** The figures, without the moment at which they were read. */
async function figuresOf({ api }: Organisation, query: { period?: string } = {}) {
  const { body } = await api.getStatement({ query: { currency: "USD", ...query } });
  const { created, generated_at, ...figures } = body;
  return figures;
}

async function later({ api }: Organisation, days: number): Promise<void> {
  await api.advanceTestClock({ body: { seconds: days * DAY_SECONDS } });
}

/** Sales of several days of a month, the first of which are over; returns the month. */
async function soldForDays(shop: Organisation): Promise<string> {
  const cost_center = (await given.costCenter(shop)).id;
  await sell(shop, { amount: "7.00", cost_center });
  await sell(shop, { target: "0771230002", amount: "3.00" });
  await drain(shop);
  await later(shop, 2);
  await sell(shop, { amount: "2.00" });
  await drain(shop);
  await later(shop, 4);
  await sell(shop, { amount: "4.00", cost_center });
  await drain(shop);
  return (await figuresOf(shop)).period;
}

async function forget({ account_id }: Organisation): Promise<void> {
  const { database } = await testServer();
  await database.record(
    ({ sql }) => sql`delete from statement_months where account_id = ${account_id}`,
  );
}

describe("the days of a statement", () => {
  it("come to the same whether those that are over were read before or not", async () => {
    const shop = await given.organisation();
    const period = await soldForDays(shop);
    const [kept] = await shop.probe.rows("statement_months");
    expect(kept).toMatchObject({ period, currency: "USD" });
    await later(shop, 2);
    await sell(shop, { amount: "5.00" });
    await drain(shop);
    const added = await figuresOf(shop, { period });
    await forget(shop);
    expect(await figuresOf(shop, { period })).toEqual(added);
    expect(added).toMatchObject({ sends: { face: "21.00" }, credited_back: "3.00" });
    expect(added.by_cost_center).toHaveLength(2);
  });

  it("that are over are not read again", async () => {
    const shop = await given.organisation();
    const period = await soldForDays(shop);
    const { database } = await testServer();
    await database.record(
      ({ sql }) => sql`
        update statement_months
        set parts = jsonb_set(parts, '{moved_minor,test_grant}', '"100100"')
        where account_id = ${shop.account_id}`,
    );
    expect((await figuresOf(shop, { period })).test_grants).toBe("1001.00");
  });

  it("begin anew with a test account that was read before", async () => {
    const shop = await given.organisation();
    const period = await soldForDays(shop);
    await forget(shop);
    const { database } = await testServer();
    const now = (await shop.api.getTestClock()).body.now * 1_000;
    const month = monthOf(period, { now, account_created: now });
    const name = { account_id: shop.account_id, currency: "USD", month } as const;
    const { closed } = await database.transact("read", (tx) => readStatement(tx, name, { now }));
    if (closed === null) throw new Error("None of the days is over.");
    await shop.api.resetTestAccount();
    await database.record((tx) => writeClosed(tx, name, closed));
    expect(await shop.probe.rows("statement_months")).toEqual([]);
    expect(await figuresOf(shop, { period })).toMatchObject({
      ...{ opening: "0.00", closing: "1000.00", test_grants: "1000.00" },
      sends: { count: 0 },
    });
  });
});
