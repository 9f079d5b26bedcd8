/** What a supplier says that it was paid is compared with what we sold and booked. */
import { randomUUID } from "node:crypto";
import { applyInput, readInput } from "@svc/server/commands/reconcile.ts";
import { wall } from "@svc/server/platform/time/clock.ts";
import { harareDay } from "@svc/server/platform/time/instants.ts";
import { type Billpay, billpay } from "@svc/server/providers/billpay/index.ts";
import {
  bindSuppliers,
  openLiveSupplier,
  type Supplier,
  type Suppliers,
} from "@svc/server/providers/port/index.ts";
import { reconcileDay, reconciliation } from "@svc/server/reporting/reconciliation/index.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type FakeBillpay, LOGIN, openFakeBillpay } from "../fakes/billpay/index.ts";
import { decide } from "../kit/decide.ts";
import { drain } from "../kit/drain.ts";
import type { Shop } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { boundTo, liveDouble } from "../kit/live-double.ts";
import { liveShop, sellFrom, statusOf } from "../kit/live-shop.ts";
import { sell } from "../kit/sell.ts";
import { testServer } from "../kit/server.ts";
import { timeLimit } from "../kit/time-limit.ts";

let shop: Shop;
let fake: FakeBillpay;
let adapter: Billpay;
let suppliers: Suppliers;
let name: string;
let alarms: unknown[];

beforeEach(async () => {
  shop = await liveShop();
  fake = await openFakeBillpay({ at: wall() });
  adapter = billpay({ url: fake.url, ...LOGIN });
  // Of this test alone: a day with a supplier is one of all organisations.
  name = `billpay-${randomUUID()}`;
  const supplier = { ...adapter.supplier, name };
  suppliers = bindSuppliers({ test: null, live: [openLiveSupplier({ ...adapter, supplier })] });
  alarms = [];
  await sellFrom(suppliers);
});

afterEach(async () => {
  await sellFrom(boundTo());
  await adapter.close();
  await fake.close();
});

/** Sells, and returns the reference under which it was handed over. */
async function sold(status = "delivered"): Promise<string> {
  const { id } = await sell(shop);
  await drain(shop, { suppliers });
  expect(await statusOf(shop, id)).toBe(status);
  const { body } = await shop.api.listSendAttempts({ path: { send_id: id } });
  expect(body.data).toHaveLength(1);
  const bodies = fake.calls.flatMap((call) => (call.body === "" ? [] : [JSON.parse(call.body)]));
  return String(bodies.at(-1)?.Reference);
}

async function reconcile(bound = suppliers, asked = name) {
  const { database } = await testServer();
  const supplier = bound.live.find((one) => one.adapter.name === asked);
  if (supplier === undefined) throw new Error(`${asked} is not bound.`);
  const log = { error: (fields: unknown) => alarms.push(fields), warn: () => {} };
  const signal = AbortSignal.timeout(60_000);
  const found = await reconcileDay({ database, log, supplier } as never, { at: wall(), signal });
  const breaks = found.breaks.map(({ kind, reference }) => [kind, reference]);
  return { ...found, breaks };
}

/** The breaks as rows, the way staff see them. */
async function printed(...args: string[]): Promise<string> {
  const { database } = await testServer();
  return await applyInput(database, suppliers, readInput(["--supplier", name, ...args]));
}

function lie(lied: Record<string, unknown>): void {
  fake.plan({ play: "lie", match: { action: "list" }, with: lied });
}

describe("a day with a supplier", () => {
  it("in which both say the same has no break", async () => {
    await sold();
    await sold();
    expect(await reconcile()).toMatchObject({ matched: 2, breaks: [], is_listed: true });
    expect(alarms).toEqual([]);
    expect(await printed()).toBe(`No break with ${name} is open.`);
  });

  it("shows what they do not list, what nobody sold, and another amount, until it is told", async () => {
    const [missing, other] = [await sold(), await sold()];
    const extra = { Reference: "of-nobody", BillPayReference: "AIR-1", TotalAmount: 3 };
    const when = { Currency: "USD", Status: "Paid", Date: new Date(wall()).toISOString() };
    lie({ missing: [missing], extra: [{ ...extra, ...when }], amounts: { [other]: 499 } });
    const { matched, breaks } = await reconcile();
    expect(matched).toBe(0);
    expect(breaks.toSorted()).toEqual(
      [
        ["amount_differs", other],
        ["ours_only", missing],
        ["theirs_only", "of-nobody"],
      ].toSorted(),
    );
    expect(alarms).toMatchObject([{ alarm: "reconciliation_break", count: 3 }]);
    expect(await printed()).toContain(`amount_differs ${other} ours 5.00 USD theirs 4.99 USD open`);
    expect(await printed()).toContain("theirs_only of-nobody ours – theirs 3.00 USD open");
    expect(await reconcile()).toMatchObject({ matched: 2, breaks: [] });
    expect(await printed()).toBe(`No break with ${name} is open.`);
    expect(alarms).toHaveLength(1);
  });

  it("shows what they delivered and we gave back", async () => {
    fake.plan({ play: "lie", match: { action: "pay" }, with: { lie: { Status: "Failed" } } });
    const late = await sold("failed_credited");
    expect(fake.world.ledger.map(({ reference }) => reference)).toEqual([late]);
    expect((await reconcile()).breaks).toEqual([["late", late]]);
  });

  it("settles that once staff have decided that it was delivered, and the house bears it", async () => {
    fake.plan({ play: "lie", match: { action: "pay" }, with: { lie: { Status: "Failed" } } });
    const late = await sold("failed_credited");
    expect((await reconcile()).breaks).toEqual([["late", late]]);
    const [send] = (await shop.api.listSends()).body.data;
    expect(await decide(shop, send?.id ?? "", "delivered")).toBeNull();
    expect(await reconcile()).toMatchObject({ matched: 1, breaks: [] });
    expect(await printed()).toBe(`No break with ${name} is open.`);
    const [delivered] = (await shop.api.listSends()).body.data;
    expect(delivered).toMatchObject({ status: "delivered", credit_returned: true });
    expect(delivered?.late_delivered_at).not.toBeNull();
    expect((await shop.api.getCredit()).body.USD?.available).toBe("1000.00");
    const types = (await shop.probe.rows("events")).map(({ type }) => type);
    expect(types.filter((type) => type === "send.late_delivered")).toHaveLength(1);
    expect(await (await testServer()).database.read(checkLedger)).toEqual([]);
    expect(await decide(shop, send?.id ?? "", "delivered")).toContain("The send is delivered");
  });

  it("is compared with nothing when the list does not come whole", async () => {
    const missing = await sold();
    lie({ missing: [missing] });
    await reconcile();
    fake.plan({ play: "http_503", match: { action: "list" } });
    await expect(reconcile()).rejects.toThrow(/did not list/);
    expect(await printed()).toContain(`ours_only ${missing}`);
  });
});

describe("a break", () => {
  it("that staff have explained stays explained, and says why", async () => {
    const missing = await sold();
    lie({ missing: [missing] });
    await reconcile();
    const why = ["--explain", missing, "--by", "Rudo", "--reason", "Listed tomorrow."];
    expect(await printed(...why)).toContain("explained (Rudo: Listed tomorrow.)");
    lie({ missing: [missing] });
    await reconcile();
    expect(await printed()).toContain("explained");
    expect(alarms).toHaveLength(1);
  });

  it("of nobody cannot be explained", async () => {
    const why = ["--explain", "nothing", "--by", "Rudo", "--reason", "Why not."];
    await expect(printed(...why)).rejects.toThrow(/has no break of nothing/);
  });
});

describe("a supplier without a list", () => {
  it("is asked about each hand-over, and keeps silent about some", async () => {
    const double = liveDouble(`double-${randomUUID()}`);
    const bound = boundTo(double);
    await sellFrom(bound);
    const [first, second] = [await sell(shop), await sell(shop)];
    await drain(shop, { suppliers: bound });
    for (const { id } of [first, second]) expect(await statusOf(shop, id)).toBe("delivered");
    const by_name = double.supplier.name;
    expect(await reconcile(bound, by_name)).toMatchObject({ matched: 2, is_listed: false });
    double.query = () => ({ kind: "no_answer", reason: "timeout" });
    expect(await reconcile(bound, by_name)).toMatchObject({ unanswered: 2, breaks: [] });
    expect(alarms).toMatchObject([{ alarm: "reconciliation_break", supplier: by_name }]);
    double.query = () => ({ kind: "not_found" });
    expect((await reconcile(bound, by_name)).breaks.map(([kind]) => kind)).toEqual([
      ...["ours_only", "ours_only"],
    ]);
  });
});

describe("the command", () => {
  it("compares each day since one, today included", async () => {
    await sold();
    const yesterday = harareDay(wall() - 86_400_000);
    const lines = (await printed("--since", yesterday)).split("\n");
    expect(lines).toEqual([
      `${yesterday}: 0 matched, 0 differ`,
      `${harareDay(wall())}: 1 matched, 0 differ`,
      `No break with ${name} is open.`,
    ]);
  });

  it.each([
    [[], "Name a supplier."],
    [["--supplier", "billpay", "--since", "yesterday"], "A day is written"],
    [["--supplier", "billpay", "--explain", "x"], "Say who you are"],
  ])("says what is wrong with %j", (args, words) => {
    expect(() => readInput(args)).toThrow(words);
  });

  it("names a supplier that is not connected", async () => {
    const { database } = await testServer();
    const input = readInput(["--supplier", "nobody", "--since", harareDay(wall())]);
    await expect(applyInput(database, suppliers, input)).rejects.toThrow(/connected as nobody/);
  });
});

describe("the chore", () => {
  it("compares the last three days with each supplier, whoever does not answer", async () => {
    const [silent] = boundTo(liveDouble(`silent-${randomUUID()}`)).live;
    if (silent === undefined) throw new Error("Nobody is bound.");
    const days_listed: string[] = [];
    const broken: Supplier = {
      ...silent,
      listPayments: ({ from, to }) => {
        days_listed.push(harareDay((from + to) / 2));
        throw new Error("It does not say.");
      },
    };
    await runChore([broken, ...suppliers.live]);
    expect(await daysOf(name)).toEqual(LAST_DAYS());
    expect(days_listed).toEqual(LAST_DAYS().toReversed());
    const alarm = { alarm: "reconciliation_break", supplier: silent.adapter.name };
    expect(alarms).toMatchObject([alarm, alarm, alarm]);
  });

  it("leaves each supplier its own time, however slow the one before it is", async () => {
    const limit_ms = timeLimit(500);
    const double = liveDouble(`slow-${randomUUID()}`);
    const supplier = { ...double.supplier, deadline_ms: limit_ms + 1 };
    const slow = boundTo({ ...double, supplier });
    await sellFrom(slow);
    // More than are queried together.
    for (const _ of [1, 2, 3, 4, 5]) await sell(shop);
    await drain(shop, { suppliers: slow });
    expect(double.vended).toHaveLength(5);
    const { database } = await testServer();
    await database.read(
      ({ sql }) => sql`update send_attempts set at = at - interval '1 day'
        where account_id = ${shop.account_id}`,
    );
    supplier.query = () => new Promise(() => {});
    await runChore([...slow.live, ...suppliers.live], limit_ms);
    expect(await daysOf(name)).toEqual(LAST_DAYS());
    const two_days = LAST_DAYS().slice(0, 2);
    expect(await daysOf(supplier.name)).toEqual(two_days);
    expect(alarms).toMatchObject([{ alarm: "reconciliation_break", supplier: supplier.name }]);
  });

  it("stops without an alarm when another process has it", async () => {
    await runChore(suppliers.live, undefined, AbortSignal.abort());
    expect(await daysOf(name)).toEqual([]);
    expect(alarms).toEqual([]);
  });
});

const LAST_DAYS = () => [3, 2, 1].map((before) => harareDay(wall() - before * 86_400_000));

async function runChore(
  live: readonly Supplier[],
  limit_ms?: number,
  signal?: AbortSignal,
): Promise<void> {
  const { database, log } = await testServer();
  const heard = { ...log, error: (fields: unknown) => alarms.push(fields) };
  await reconciliation({ live }, limit_ms).run({
    ...{ database, log: heard as never },
    ...(signal && { signal }),
  });
}

async function daysOf(supplier: string): Promise<string[]> {
  const { database } = await testServer();
  const rows = await database.read(
    ({ sql }) => sql<{ day: string }[]>`
      select day from reconciliations where supplier = ${supplier} order by day`,
  );
  return rows.map(({ day }) => day);
}
