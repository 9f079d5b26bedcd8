import { billpay } from "@svc/server/providers/billpay/index.ts";
import type { ListedPayment } from "@svc/server/providers/port/index.ts";
import { describe, expect, it, vi } from "vitest";
import { LOGIN } from "../../fakes/billpay/index.ts";
import { airtime, givenBillpay, patience, power, submit, vended } from "./given.ts";

const given = givenBillpay();

async function listed(): Promise<ListedPayment[]> {
  const now = given.fake.world.clock.now();
  const payments: ListedPayment[] = [];
  const span = { from: now - 86_400_000, to: now + 60_000 };
  for await (const payment of given.adapter.payments(span, patience())) payments.push(payment);
  return payments;
}

/** The questions that were asked at a path. */
function asked(path: string) {
  return given.fake.calls.filter((call) => call.path === path);
}

const LIST = "/api/payment/list";
const BILLERS = "/api/payment/ListBillers";

describe("the wallets", () => {
  it("are two, and what is sold is taken from them", async () => {
    await submit(given, airtime({ amount_minor: 2_000n }));
    const balances = await given.adapter.balances(patience());
    expect(balances.map(({ wallet, balance_minor }) => [wallet, balance_minor])).toEqual([
      ["ZWG", 20_000_000n],
      ["USD", 998_050n],
    ]);
  });

  it("are not known when nobody answers", async () => {
    given.fake.plan({ play: "http_503", match: { action: "wallets" } });
    await expect(given.adapter.balances(patience())).rejects.toThrow(/did not tell/);
  });

  it("have what BillPay lends on top, and nothing when they are suspended", async () => {
    const lent = { USD: { MinimumBalance: -500 }, ZWG: { Status: "Suspended" } };
    given.fake.plan({ play: "lie", match: { action: "wallets" }, with: lent });
    const balances = await given.adapter.balances(patience());
    expect(balances.map(({ balance_minor }) => balance_minor)).toEqual([0n, 1_050_000n]);
  });
});

describe("the payments of a day", () => {
  it("are listed with reference, amount, currency and status", async () => {
    const [paid, failed] = [airtime(), power({ target: "37140070015", currency: "ZWG" })];
    const outcome = await submit(given, paid);
    await submit(given, failed);
    const [first, second, ...more] = await listed();
    expect(more).toEqual([]);
    expect(first).toMatchObject({
      ...{ reference: paid.reference, amount_minor: 1_050n, currency: "USD", status: "delivered" },
      supplier_reference: outcome.kind === "delivered" ? outcome.supplier_reference : "",
    });
    expect(second).toMatchObject({
      ...{ reference: failed.reference, currency: "ZWG", status: "not_delivered" },
    });
    // They are written in whole seconds.
    const { at } = vended(given, paid)[0] as { at: number };
    expect(Math.abs((first?.at ?? 0) - at)).toBeLessThan(1_000);
  });

  it("are read page by page to the end", async () => {
    const extra = Array.from({ length: 450 }, (_, nth) => row(`extra-${nth}`));
    given.fake.plan({ play: "lie", match: { action: "list" }, times: 0, with: { extra } });
    expect(await listed()).toHaveLength(450);
    expect(asked(LIST).map(({ query }) => query.get("Page"))).toEqual(["1", "2", "3"]);
  });

  it("show a payment of nobody, and miss one of ours", async () => {
    const order = airtime();
    await submit(given, order);
    const lie = { missing: [order.reference], extra: [row("of-nobody")] };
    given.fake.plan({ play: "lie", match: { action: "list" }, with: lie });
    expect((await listed()).map(({ reference }) => reference)).toEqual(["of-nobody"]);
  });

  it("are no list when a page does not come, or cannot be read", async () => {
    given.fake.plan({ play: "http_503", match: { action: "list" } });
    await expect(listed()).rejects.toThrow(/did not list page 1/);
    const extra = [{ ...row("odd"), TotalAmount: "much" }];
    given.fake.plan({ play: "lie", match: { action: "list" }, with: { extra } });
    await expect(listed()).rejects.toThrow(/cannot be read/);
  });
});

function row(reference: string) {
  return {
    ...{ Reference: reference, BillPayReference: `AIR-${reference}`, TotalAmount: 3 },
    ...{ Currency: "USD", Status: "Paid", Date: "26-Nov-2026 09:30:00" },
  };
}

describe("a meter", () => {
  const confirm = (number: string) =>
    given.adapter.utility.confirmMeter({ number, currency: null }, patience());

  it("is confirmed with its owner, suburb, currency and arrears", async () => {
    expect(await confirm("37140071234")).toEqual({
      kind: "confirmed",
      meter: {
        ...{ owner_name: "Tendai Moyo", suburb: "Mbare", currency: "USD" },
        ...{ tariff_class: "domestic", has_arrears: false },
      },
    });
    expect(await confirm("37132567431")).toMatchObject({ meter: { has_arrears: true } });
  });

  it("that nobody knows is not found, and a blocked one is blocked", async () => {
    expect(await confirm("37140070011")).toEqual({ kind: "not_found" });
    expect(await confirm("37140070015")).toEqual({ kind: "blocked" });
  });

  it.each([
    ["offline", "unavailable"],
    ["http_503", "unavailable"],
    ["garbage", "invalid"],
  ])("is %s: %s", async (play, kind) => {
    given.fake.plan({ play, match: { action: "member" } });
    expect(await confirm("37140071234")).toEqual({ kind });
  });
});

describe("what is sold", () => {
  it("is asked for once a day, and once a minute while what is ordered is not offered", async () => {
    const adapter = billpay({ url: given.fake.url, ...LOGIN });
    const order = () => power({ amount_minor: 500n });
    const down = { kind: "not_taken", reason: "down" };
    given.fake.setBiller("ZETDC", false);
    expect(await adapter.supplier.submit(order(), patience())).toEqual(down);
    given.fake.setBiller("ZETDC", true);
    expect(await adapter.supplier.submit(order(), patience())).toEqual(down);
    await adapter.supplier.submit(airtime(), patience());
    expect(asked(BILLERS)).toHaveLength(1);
    const begun_ms = performance.now();
    const clock = vi.spyOn(performance, "now").mockImplementation(() => begun_ms + 60_001);
    expect(await adapter.supplier.submit(order(), patience())).toMatchObject({ kind: "delivered" });
    expect(asked(BILLERS)).toHaveLength(2);
    clock.mockImplementation(() => begun_ms + 3_600_000);
    expect(await adapter.supplier.submit(order(), patience())).toMatchObject({ kind: "delivered" });
    expect(asked(BILLERS)).toHaveLength(2);
    clock.mockRestore();
    await adapter.close();
  });

  it("is not known when nobody answers, and then nothing is taken", async () => {
    const adapter = billpay({ url: given.fake.url, ...LOGIN });
    given.fake.plan({ play: "http_503", match: { action: "billers" } });
    await expect(adapter.catalogue(patience())).rejects.toThrow(/did not tell/);
    given.fake.plan({ play: "http_503", match: { action: "billers" } });
    const order = airtime();
    expect(await adapter.supplier.submit(order, patience())).toEqual({
      ...{ kind: "not_taken", reason: "down" },
    });
    expect(vended(given, order)).toEqual([]);
    await adapter.close();
  });

  it("is listed by network, type and currency, with its bounds", async () => {
    const products = await given.adapter.catalogue(patience());
    expect(products.map(({ network, currency }) => `${network} ${currency}`)).toEqual([
      ...["econet ZWG", "netone ZWG", "telecel ZWG", "econet USD", "power ZWG", "power USD"],
    ]);
    expect(products[3]).toEqual({
      ...{ network: "econet", type: "airtime", currency: "USD" },
      ...{ product: "PAYNOW_AIRTIME/AIRTIME_USD", min_minor: 50n, max_minor: 10_000n },
    });
    for (const { network, type, currency } of products) {
      expect(given.adapter.supplier.sells({ network, type, currency })).toBe(true);
    }
  });
});
