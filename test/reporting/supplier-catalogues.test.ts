/** What suppliers say that they sell is compared with what we sell from them. */

import { applyInput, readInput } from "@svc/server/commands/supplier-catalogues.ts";
import type { SupplierProduct } from "@svc/server/providers/port/index.ts";
import { catalogueComparison } from "@svc/server/reporting/supplier-catalogues/index.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { boundTo, type LiveDouble, liveDouble } from "../kit/live-double.ts";
import { forgetSupply, sellFrom } from "../kit/live-shop.ts";
import { testServer } from "../kit/server.ts";

const ECONET = { type: "airtime", network: "econet", currency: "USD" } as const;
const NETONE = { ...ECONET, network: "netone" } as const;

let first: LiveDouble;
let second: LiveDouble;
let alarms: unknown[];

beforeEach(async () => {
  first = liveDouble("first");
  second = liveDouble("second");
  alarms = [];
  first.sells = ({ type, network, currency }) =>
    type === "airtime" && currency === "USD" && network !== "telecel";
  second.sells = () => false;
  await forgetDifferences();
  await sellFrom(boundTo(first, second));
});

afterEach(async () => {
  await forgetDifferences();
  await forgetSupply();
});

async function forgetDifferences(): Promise<void> {
  const { database } = await testServer();
  await database.transact("forget", ({ sql }) => sql`delete from catalogue_differences`);
}

function product(
  offer: Pick<SupplierProduct, "type" | "network" | "currency">,
  limits: Partial<SupplierProduct> = {},
): SupplierProduct {
  return { ...offer, product: "101", min_minor: 10n, max_minor: 300_00n, ...limits };
}

function tells(...products: readonly SupplierProduct[]): void {
  first.catalogue = async () => products;
}

async function compare(): Promise<void> {
  const { database } = await testServer();
  const log = { error: (fields: unknown) => alarms.push(fields), warn: () => {} };
  await catalogueComparison(boundTo(first, second)).run({ database, log } as never);
}

async function printed(...args: string[]): Promise<string> {
  const { database } = await testServer();
  return await applyInput(database, boundTo(first), readInput(args));
}

describe("a catalogue", () => {
  it("that covers ours has no difference, whatever else it sells", async () => {
    const other = product({ ...ECONET, type: "data" }, { max_minor: 1n });
    tells(product(ECONET), product(NETONE, { min_minor: null, max_minor: null }), other);
    await compare();
    expect(await printed()).toBe("No difference is open.");
    expect(alarms).toEqual([]);
  });

  it("shows what is missing, and limits that are narrower than ours, until it covers them", async () => {
    tells(product(ECONET, { min_minor: 1_00n, max_minor: 299_99n }));
    await compare();
    await compare();
    expect((await printed()).split("\n")).toEqual([
      "first  airtime/econet/USD  maximum  ours 300.00 theirs 299.99  product 101",
      "first  airtime/econet/USD  minimum  ours 0.10 theirs 1.00  product 101",
      "first  airtime/netone/USD  missing",
    ]);
    expect(alarms).toMatchObject([{ alarm: "catalogue_differs", supplier: "first", count: 3 }]);
    tells(product(ECONET), product(NETONE));
    await compare();
    expect(await printed()).toBe("No difference is open.");
    expect(alarms).toHaveLength(1);
  });

  it("whose limit changes again, or that loses a product again, is an alarm again", async () => {
    for (const min_minor of [1_00n, 2_00n, 10n, 2_00n]) {
      tells(product(ECONET, { min_minor }), product(NETONE, { min_minor: 50n }));
      await compare();
    }
    expect(alarms).toMatchObject([{ count: 1 }, { count: 1 }, { count: 1 }]);
  });

  it("that is not told keeps what is known, and no other supplier from being asked", async () => {
    tells();
    await compare();
    const before = await printed();
    expect(before).toContain("missing");
    first.catalogue = () => Promise.reject(new Error("It does not say."));
    let asked = 0;
    second.catalogue = async () => {
      asked += 1;
      return [];
    };
    await compare();
    expect(asked).toBe(1);
    expect(await printed("--compare")).toBe(`first does not say what it sells.\n${before}`);
  });
});

it("the command compares now, and changes nothing of what is sold", async () => {
  const { database } = await testServer();
  const sold = () =>
    database.read(
      ({ sql }) => sql`select product_id, network_id, live_state, available, min_minor, max_minor
        from product_networks order by product_id, network_id`,
    );
  const before = await sold();
  tells();
  expect(await printed("--compare")).toContain("first  airtime/econet/USD  missing");
  expect(await sold()).toEqual(before);
});
