import { readSellableProducts, seedCatalogue } from "@svc/server/catalogue/products/index.ts";
import { raiseCatalogueVersion } from "@svc/server/catalogue/version/index.ts";
import { type Database, openDatabase } from "@svc/server/platform/db/transaction.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeDatabase } from "../kit/database.ts";

let database: Database;

beforeAll(async () => {
  database = openDatabase({ database_url: await makeDatabase("catalogue"), pool: 3 });
  await database.transact("seed", seedCatalogue);
});

afterAll(() => database.close());

async function pause(product_id: string, network_id: string, paused_reason: string) {
  await database.transact("pause", async (tx) => {
    await tx.sql`update product_networks set available = false, paused_reason = ${paused_reason}
      where product_id = ${product_id} and network_id = ${network_id}`;
    await raiseCatalogueVersion(tx);
  });
}

async function readOn(product_id: string, network_id: string) {
  const products = await database.read(readSellableProducts);
  const product = products.find(({ id }) => id === product_id);
  return product?.networks.find(({ network }) => network === network_id);
}

it("sells six products, each in one currency, on every network that carries it", async () => {
  const products = await database.read(readSellableProducts);
  const on = (id: string) => products.find((product) => product.id === id)?.networks;
  expect(products.map(({ id }) => id)).toEqual([
    "airtime-usd",
    "airtime-zwg",
    "data-usd",
    "data-zwg",
    "power-usd",
    "power-zwg",
  ]);
  expect(on("airtime-usd")?.map(({ network }) => network)).toEqual(["econet", "netone", "telecel"]);
  expect(on("power-zwg")?.map(({ network }) => network)).toEqual(["power"]);
});

it("sells airtime, data and power in test mode", async () => {
  for (const [product, network] of [
    ["airtime-usd", "econet"],
    ["data-zwg", "netone"],
    ["power-usd", "power"],
  ] as const) {
    expect(await readOn(product, network)).toMatchObject({ available: true, paused_reason: null });
  }
});

it("takes 0.10 to 300.00 on Econet and 0.50 to 300.00 on NetOne", async () => {
  const econet = { min_minor: 10n, max_minor: 30_000n, step_minor: 1n };
  expect(await readOn("airtime-usd", "econet")).toMatchObject(econet);
  expect(await readOn("airtime-usd", "netone")).toMatchObject({ ...econet, min_minor: 50n });
});

it("changes nothing when it is seeded again", async () => {
  const before = await database.read(readSellableProducts);
  await database.transact("seed", seedCatalogue);
  expect(await database.read(readSellableProducts)).toEqual(before);
});

it("keeps a pause by staff when it is seeded again", async () => {
  await pause("airtime-zwg", "econet", "maintenance");
  await database.transact("seed", seedCatalogue);
  expect(await readOn("airtime-zwg", "econet")).toMatchObject({
    available: false,
    paused_reason: "maintenance",
  });
});

it("sells a product from the start on that knows how to sell it", async () => {
  await pause("airtime-zwg", "netone", "not_available_yet");
  await database.transact("seed", seedCatalogue);
  expect(await readOn("airtime-zwg", "netone")).toMatchObject({
    available: true,
    paused_reason: null,
  });
});
