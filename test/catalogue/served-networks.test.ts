/** What suppliers can serve now is part of a network's state in live mode, wherever it is shown. */
import type { Schemas } from "@svc/generated/routes";
import { liveOffers } from "@svc/server/catalogue/products/index.ts";
import { readPublicStatus } from "@svc/server/catalogue/status/index.ts";
import { wall } from "@svc/server/platform/time/clock.ts";
import type { Suppliers } from "@svc/server/providers/port/index.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { holds, poll, WALLET } from "../kit/float.ts";
import type { Shop } from "../kit/given.ts";
import { boundTo, type LiveDouble, liveDouble } from "../kit/live-double.ts";
import { forgetSupply, liveServer, liveShop, sellFrom } from "../kit/live-shop.ts";
import { testServer } from "../kit/server.ts";

let shop: Shop;
let double: LiveDouble;
let suppliers: Suppliers;

beforeEach(async () => {
  shop = await liveShop();
  double = liveDouble("first");
  double.sells = ({ network, type }) => network === "econet" && type === "airtime";
  suppliers = boundTo(double);
  await forgetSupply();
  await sellFrom(suppliers);
});

afterEach(forgetSupply);

/** Each place that shows it, with what it shows of two networks. */
async function shown() {
  const server = await liveServer(suppliers);
  const ask = async <T>(id: "listNetworks" | "getStatus" | "getOverview") =>
    (await server.call<T>(shop, id, { idempotency_key: null })).body;
  const listed = await ask<Schemas["NetworkList"]>("listNetworks");
  const status = await ask<Schemas["Status"]>("getStatus");
  const overview = await ask<Schemas["Overview"]>("getOverview");
  const { database } = await testServer();
  const page = await database.read((read) =>
    readPublicStatus(read, { live_offers: liveOffers(suppliers), now: wall() }),
  );
  await server.close();
  const of = <T extends { readonly state: string }>(rows: readonly T[], name: (row: T) => string) =>
    Object.fromEntries(rows.map((row) => [name(row), row.state]));
  return {
    networks: of(listed.data, ({ id }) => id),
    status: of(status.networks, ({ network, type, currency }) => `${network} ${type} ${currency}`),
    overall: status.overall,
    overview: of(overview.networks ?? [], ({ network, currency }) => `${network} ${currency}`),
    page: of(page.components, ({ id }) => id),
  };
}

describe("a network in live mode", () => {
  it("is up while suppliers can serve what they sell of it; others are not offered", async () => {
    expect(await shown()).toMatchObject({
      networks: { econet: "up", netone: "not_offered", power: "not_offered" },
      status: { "econet airtime USD": "up", "econet data USD": "not_offered" },
      overall: "operational",
      overview: { "econet USD": "up", "econet ZWG": "up", "netone USD": "not_offered" },
      page: { econet: "up", netone: "not_offered" },
    });
  });

  it("is degraded while one of its currencies cannot be served, which is down", async () => {
    holds(double, 0n);
    await poll(double, []);
    expect(WALLET).toContain("USD");
    expect(await shown()).toMatchObject({
      networks: { econet: "degraded", netone: "not_offered" },
      status: { "econet airtime USD": "down", "econet airtime ZWG": "up" },
      overall: "degraded",
      overview: { "econet USD": "down", "econet ZWG": "up", "netone USD": "not_offered" },
      page: { econet: "degraded", netone: "not_offered" },
    });
  });

  it("is down while nothing of it can be served", async () => {
    const zwg = { wallet: "airtime-ZWG", currency: "ZWG" as const, balance_minor: 0n };
    double.wallets = [{ ...zwg, wallet: WALLET, currency: "USD" }, zwg];
    await poll(double, []);
    expect(await shown()).toMatchObject({
      networks: { econet: "down", netone: "not_offered" },
      status: { "econet airtime USD": "down", "econet airtime ZWG": "down" },
      overall: "down",
      overview: { "econet USD": "down", "econet ZWG": "down" },
      page: { econet: "down", netone: "not_offered" },
    });
  });
});
