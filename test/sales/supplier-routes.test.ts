/** `npm run svc -- routes`: who sells what to live organisations. */

import { applyInput, readInput } from "@svc/server/commands/supplier-routes.ts";
import { followOffers } from "@svc/server/follow-offers.ts";
import type { Offer } from "@svc/server/platform/values/offers.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { drain } from "../kit/drain.ts";
import type { Shop } from "../kit/given.ts";
import { boundTo, type LiveDouble, liveDouble, plays } from "../kit/live-double.ts";
import { forgetSupply, liveShop, sellFrom, statusOf } from "../kit/live-shop.ts";
import { sell } from "../kit/sell.ts";
import { testServer } from "../kit/server.ts";
import { timeLimit } from "../kit/time-limit.ts";

const STAFF = ["--by", "rudo", "--reason", "commission"];

let shop: Shop;
let first: LiveDouble;
let second: LiveDouble;

beforeEach(async () => {
  shop = await liveShop();
  first = liveDouble("first");
  second = liveDouble("second");
  await sellFrom(boundTo(first, second));
});

afterEach(forgetSupply);

async function routes(...args: string[]): Promise<string> {
  const { database } = await testServer();
  return await applyInput(database, readInput(args));
}

async function sold(): Promise<string> {
  const { id } = await sell(shop);
  await drain(shop, { suppliers: boundTo(first, second) });
  return id;
}

describe("a route", () => {
  it("is everybody who sells the offer, as long as staff have set none", async () => {
    second.sells = ({ type }) => type === "power";
    await sellFrom(boundTo(first, second));
    const listed = await routes();
    expect(listed).toContain("airtime/econet/USD=first\n");
    expect(listed).toContain("power/power/USD=first,second\n");
  });

  it("counts for the next send that is handed over, and for its offer alone", async () => {
    const { id } = await sell(shop);
    const listed = await routes("--set", "airtime/econet/USD=second,first", ...STAFF);
    expect(listed).toContain("airtime/econet/USD=second,first\n");
    expect(listed).toContain("airtime/netone/USD=first,second\n");
    await drain(shop, { suppliers: boundTo(first, second) });
    expect(second.vended).toHaveLength(1);
    expect(await statusOf(shop, id)).toBe("delivered");
  });

  it("is the only way: who does not stand in it sells nothing", async () => {
    first.plays = [plays.isBusy];
    await routes("--set", "airtime/econet/USD=first", ...STAFF);
    const id = await sold();
    expect(await statusOf(shop, id)).toBe("retrying");
    expect(second.heard).toEqual([]);
  });

  it("without a supplier ends new sales, and the sends that were made wait", async () => {
    const { id } = await sell(shop);
    await routes("--set", "airtime/econet/USD=", ...STAFF);
    await drain(shop, { suppliers: boundTo(first, second) });
    expect(await statusOf(shop, id)).toBe("pending");
    const body = { target: "0771234567", amount: "5.00", currency: "USD" } as const;
    const refused = await shop.api.createSend({ body });
    expect(refused.error).toMatchObject({ code: "product_unavailable" });
    const { body: product } = await shop.api.getProduct({ path: { product_id: "airtime-usd" } });
    expect(product.networks.map(({ network, available }) => [network, available])).toEqual([
      ["econet", false],
      ["netone", true],
      ["telecel", true],
    ]);
    await routes("--set", "airtime/econet/USD=second", ...STAFF);
    await sold();
    expect(second.vended.length).toBeGreaterThan(0);
  });

  it("without a supplier is followed by what a running program says that it sells", async () => {
    const { database } = await testServer();
    let offers: readonly Offer[] = [];
    const onOffers = (read: readonly Offer[]) => {
      offers = read;
    };
    const bound = boundTo(first, second);
    const following = await followOffers(database, bound, { onOffers, every_ms: 1 });
    const currencies = () => new Set(offers.map(({ currency }) => currency));
    expect(currencies()).toEqual(new Set(["USD", "ZWG"]));
    for (const { type, network, currency } of offers.filter((one) => one.currency === "ZWG")) {
      await routes("--set", `${type}/${network}/${currency}=`, ...STAFF);
    }
    await vi.waitFor(() => expect(currencies()).toEqual(new Set(["USD"])), {
      timeout: timeLimit(2_000),
    });
    following.stop();
  });

  it("is kept in every version, with who set it and why", async () => {
    await routes("--set", "airtime/econet/USD=second", ...STAFF);
    await routes("--set", "airtime/econet/USD=first", "--by", "tendai", "--reason", "outage");
    const { database } = await testServer();
    const rows = await database.read(
      ({ sql }) => sql`
        select version, suppliers, set_by, reason from supplier_routes order by version`,
    );
    expect(rows).toEqual([
      { version: 1, suppliers: ["second"], set_by: "rudo", reason: "commission" },
      { version: 2, suppliers: ["first"], set_by: "tendai", reason: "outage" },
    ]);
  });

  it.each([
    [["--set", "airtime/econet/USD=third", ...STAFF], /third does not sell airtime\/econet\/USD/],
    [["--set", "airtime/zetdc/USD=first", ...STAFF], /No supplier that is connected sells/],
    [["--set", "airtime/econet/USD=first,first", ...STAFF], /stands in a route once/],
    [["--set", "airtime/econet/USD", ...STAFF], /is written offer=supplier/],
    [["--set", "airtime/econet/USD=first"], /Say who you are/],
  ])("is refused when it is wrong, and nothing changes: %j", async (args, why) => {
    const before = await routes();
    await expect(async () => await routes(...args)).rejects.toThrow(why);
    expect(await routes()).toBe(before);
  });
});
