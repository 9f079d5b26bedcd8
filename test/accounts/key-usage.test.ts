/** What a key with caps has sold is counted with each sale, and no sale sums it up. */
import { checkUsage } from "@svc/server/accounts/keys/index.ts";
import type { Pipeline } from "@svc/server/platform/db/pipeline.ts";
import type { Database, Tx } from "@svc/server/platform/db/transaction.ts";
import { openLog } from "@svc/server/platform/log.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { requestOf } from "../kit/api.ts";
import { sabotagedGate } from "../kit/gate.ts";
import { given, type KeyInHand, type Organisation } from "../kit/given.ts";
import { complaintsOf } from "../kit/sale-invariants.ts";
import { sell } from "../kit/sell.ts";
import { testServer } from "../kit/server.ts";

const WIDE_CAPS = { USD: { daily: "900.00", monthly: "900.00" } };
const DAY_SECONDS = 86_400;

/** What may happen between two looks at the counters. */
type Happening =
  | { readonly kind: "sell"; readonly minor: number; readonly currency: "USD" | "ZWG" }
  | { readonly kind: "fail" | "cancel" }
  | { readonly kind: "wait"; readonly hours: number }
  | { readonly kind: "cap" };

const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({
    kind: fc.constant("sell" as const),
    minor: fc.integer({ min: 50, max: 300 }),
    currency: fc.constantFrom("USD", "ZWG"),
  }),
  fc.constantFrom({ kind: "fail" as const }, { kind: "cancel" as const }, { kind: "cap" as const }),
  fc.record({ kind: fc.constant("wait" as const), hours: fc.integer({ min: 1, max: 400 }) }),
);

async function live(shop: Organisation, till: KeyInHand, what: Happening): Promise<void> {
  const scheduled_for = async () => (await shop.api.getTestClock()).body.now + 3_600;
  if (what.kind === "sell") {
    const amount = (what.minor / 100).toFixed(2);
    await till.api.createSend({
      body: {
        target: "0771234567",
        amount: what.currency === "ZWG" ? "25.00" : amount,
        currency: what.currency,
      },
    });
  } else if (what.kind === "fail") {
    const { id } = await sell(till, { scheduled_for: await scheduled_for() });
    await shop.api.advanceTestSend({ path: { send_id: id }, body: { to: "failed" } });
  } else if (what.kind === "cancel") {
    const { id } = await sell(till, { scheduled_for: await scheduled_for() });
    await shop.api.cancelSend({ path: { send_id: id } });
  } else if (what.kind === "wait") {
    await shop.api.advanceTestClock({ body: { seconds: what.hours * 3_600 } });
  } else {
    const caps = { USD: WIDE_CAPS.USD, ZWG: { daily: "20000.00" } };
    await shop.api.updateKey({ path: { key_id: till.id }, body: { spend_caps: caps } });
  }
}

/** The counters of a shop that differ from the sums of its sales. */
async function wrongCounters({ account_id }: Organisation): Promise<unknown[]> {
  const { database } = await testServer();
  const log = openLog({ level: "error", readable: false, write: () => {} });
  const wrong = await checkUsage(database, log);
  return wrong.filter((name) => name.account_id === account_id);
}

describe("the counters of a key with caps", () => {
  it("are the sums of its sales, whatever happens", async () => {
    const { database } = await testServer();
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { minLength: 4, maxLength: 14 }), async (happenings) => {
        const shop = await given.organisation();
        const till = await given.key(shop, { kind: "sk" });
        await live(shop, till, { kind: "sell", minor: 120, currency: "USD" });
        await live(shop, till, { kind: "cap" });
        for (const what of happenings) await live(shop, till, what);
        await live(shop, till, { kind: "sell", minor: 130, currency: "USD" });
        expect(await shop.probe.count("key_usage")).toBeGreaterThan(0);
        const usage = (await shop.api.getKey({ path: { key_id: till.id } })).body.usage;
        const counted = await shop.probe.rows("key_usage");
        const newest = (period: string) =>
          counted
            .filter((row) => row.period === period && row.currency === "USD")
            .toSorted((one, other) =>
              String(one.starts_at) < String(other.starts_at) ? 1 : -1,
            )[0];
        expect(newest("day")?.used_minor).toBe(usage?.USD.today.replace(".", ""));
        expect(newest("month")?.used_minor).toBe(usage?.USD.month.replace(".", ""));
        // Other tests plant faults of other kinds in the same database.
        const complaints = await database.read(complaintsOf);
        expect(complaints.filter((one) => one.includes("counted"))).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });

  it("begin as the sum of what was sold before there were caps", async () => {
    const shop = await given.organisation();
    const till = await given.key(shop, { kind: "sk" });
    await sell(till);
    expect(await shop.probe.count("key_usage")).toBe(0);
    await shop.api.updateKey({
      path: { key_id: till.id },
      body: { spend_caps: { USD: { daily: "9.00" } } },
    });
    const { error } = await till.api.createSend({
      body: { target: "0772345678", amount: "5.00", currency: "USD" },
    });
    expect(error?.meta).toMatchObject({ cap: "daily", used: "5.00" });
  });

  it("are given back what comes back, on the day of the sale", async () => {
    const shop = await given.organisation();
    const till = await given.key(shop, { kind: "sk", spend_caps: WIDE_CAPS });
    const { body: clock } = await shop.api.getTestClock();
    const { id } = await sell(till, { scheduled_for: clock.now + 2 * DAY_SECONDS });
    await shop.api.advanceTestClock({ body: { seconds: DAY_SECONDS } });
    await sell(till, { target: "0772345678", amount: "2.00" });
    await shop.api.cancelSend({ path: { send_id: id } });
    const days = (await shop.probe.rows("key_usage"))
      .filter(({ period }) => period === "day")
      .toSorted((one, other) => (String(one.starts_at) < String(other.starts_at) ? -1 : 1));
    expect(days.map(({ used_minor }) => used_minor)).toEqual(["0", "200"]);
  });

  it("begin anew with a reset", async () => {
    const shop = await given.organisation();
    const till = await given.key(shop, { kind: "sk", spend_caps: { USD: { daily: "5.00" } } });
    await sell(till);
    await shop.api.resetTestAccount();
    expect((await sell(till)).amount).toBe("5.00");
    expect(await wrongCounters(shop)).toEqual([]);
  });

  it("that are wrong are found and logged, and left", async () => {
    const shop = await given.organisation();
    const { database } = await testServer();
    const till = await given.key(shop, { kind: "sk", spend_caps: WIDE_CAPS });
    await sell(till);
    await database.transact(
      "spoil a counter",
      ({ sql }) => sql`
        update key_usage set used_minor = used_minor - 1
        where account_id = ${shop.account_id} and period = 'day'`,
    );
    const lines: string[] = [];
    const log = openLog({ level: "error", readable: false, write: (line) => lines.push(line) });
    const wrong = await checkUsage(database, log);
    expect(wrong.filter(({ account_id }) => account_id === shop.account_id)).toMatchObject([
      { currency: "USD", period: "day" },
    ]);
    expect(lines.filter((line) => line.includes(shop.account_id))).toHaveLength(1);
    expect(await wrongCounters(shop)).toHaveLength(1);
    await database.transact(
      "mend the counter",
      ({ sql }) => sql`
        update key_usage set used_minor = used_minor + 1
        where account_id = ${shop.account_id} and period = 'day'`,
    );
  });

  it("of periods that have long been over are dropped", async () => {
    const shop = await given.organisation();
    const { database } = await testServer();
    const till = await given.key(shop, { kind: "sk", spend_caps: WIDE_CAPS });
    await sell(till);
    await database.transact(
      "age the counters",
      ({ sql }) => sql`
        update key_usage set starts_at = starts_at - interval '100 days'
        where account_id = ${shop.account_id}`,
    );
    await wrongCounters(shop);
    expect(await shop.probe.count("key_usage")).toBe(0);
  });
});

/** How many rows of sends a sale of a key reads. */
async function readBySale({ secret }: KeyInHand, target: string): Promise<number> {
  const { database } = await testServer();
  let read = -1;
  const pipeline: Database["pipeline"] = (name) => {
    const opened = database.pipeline(name);
    const run: Pipeline["run"] = (work) =>
      opened.run(async ({ db, sql, cell }) => {
        const before = await sendsRead({ sql });
        // Without a commit of its own: the figure is read in the same transaction.
        const outcome = await work({ db, sql, cell });
        read = (await sendsRead({ sql })) - before;
        return outcome;
      });
    return { ...opened, run };
  };
  const { ask } = await sabotagedGate({ database: { pipeline } });
  const body = { target, amount: "1.00", currency: "USD" };
  expect((await ask(requestOf(secret, "createSend", { body }))).status).toBe(202);
  expect(read).toBeGreaterThanOrEqual(0);
  return read;
}

/** What the connection has counted so far. */
async function sendsRead({ sql }: Pick<Tx, "sql">): Promise<number> {
  const [row] = await sql`
    select seq_tup_read + coalesce(idx_tup_fetch, 0) as read
    from pg_stat_xact_user_tables where relname = 'sends'`;
  return Number(row?.read);
}

describe("a sale of a key with caps", () => {
  it("reads no more sales after a month of them than after one", async () => {
    const shop = await given.organisation();
    const till = await given.key(shop, { kind: "sk", spend_caps: WIDE_CAPS });
    await sell(till, { amount: "1.00" });
    const after_one = await readBySale(till, "0772000001");
    const number = (place: number) => `07731${String(place).padStart(5, "0")}`;
    const sales = Array.from({ length: 200 }, (_, place) =>
      sell(till, { target: number(place), amount: "1.00" }),
    );
    await Promise.all(sales);
    // The planner knows the month's statistics, as in production, before it chooses an index.
    await (await testServer()).database.record(({ sql }) => sql`analyze sends`);
    expect(await readBySale(till, "0772000002")).toBeLessThanOrEqual(after_one);
  });
});

describe("sales of test accounts and of live ones", () => {
  it("share no set, so a set of the ones that hangs holds up none of the others", async () => {
    const shop = await given.organisation();
    const { database } = await testServer();
    const hanging = Promise.withResolvers<void>();
    const began = Promise.withResolvers<void>();
    let sets = 0;
    const pipeline: Database["pipeline"] = (name) => {
      const opened = database.pipeline(name);
      const run: Pipeline["run"] = async (work) => {
        sets += 1;
        if (sets === 1) {
          began.resolve();
          await hanging.promise;
        }
        return await opened.run(work);
      };
      return { ...opened, run };
    };
    const { ask } = await sabotagedGate({ database: { pipeline } });
    const body = { target: "0771234567", amount: "1.00", currency: "USD" };
    const test_sale = ask(requestOf(shop.key.secret, "createSend", { body }));
    await began.promise;
    const live_sale = await ask(requestOf(shop.live.key.secret, "createSend", { body }));
    const { error } = (await live_sale.json()) as { error: { code: string } };
    expect(error.code).toBe("product_unavailable");
    hanging.resolve();
    expect((await test_sale).status).toBe(202);
  });
});
