/** What a supplier says that it was paid is compared with what we sold and booked. */
import { randomUUID } from "node:crypto";
import { applyInput, readInput } from "@svc/server/commands/reconcile.ts";
import { wall } from "@svc/server/platform/time/clock.ts";
import { harareDay } from "@svc/server/platform/time/instants.ts";
import { type Billpay, billpay } from "@svc/server/providers/billpay/index.ts";
import {
  bindSuppliers,
  openLiveSupplier,
  type Suppliers,
} from "@svc/server/providers/port/index.ts";
import { reconcileDay, reconciliation } from "@svc/server/reporting/reconciliation/index.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type FakeBillpay, LOGIN, openFakeBillpay } from "../fakes/billpay/index.ts";
import { drain } from "../kit/drain.ts";
import type { Shop } from "../kit/given.ts";
import { boundTo, liveDouble } from "../kit/live-double.ts";
import { liveShop, sellFrom, statusOf } from "../kit/live-shop.ts";
import { sell } from "../kit/sell.ts";
import { testServer } from "../kit/server.ts";

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

it("the chore compares the last three days with each supplier, whoever does not answer", async () => {
  const { database, log } = await testServer();
  const [silent] = boundTo(liveDouble(`silent-${randomUUID()}`)).live;
  if (silent === undefined) throw new Error("Nobody is bound.");
  const broken = {
    ...silent,
    listPayments: () => {
      throw new Error("It does not say.");
    },
  };
  await reconciliation({ live: [broken, ...suppliers.live] }).run({ database, log });
  const rows = await database.read(
    ({ sql }) => sql`select day from reconciliations where supplier = ${name} order by day`,
  );
  const days = [3, 2, 1].map((before) => harareDay(wall() - before * 86_400_000));
  expect(rows.map(({ day }) => day)).toEqual(days);
});
