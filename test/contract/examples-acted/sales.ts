/** How the examples of sales, of what may be sold, and of its prices come about. */

import { watchNetworks } from "@svc/server/catalogue/status/index.ts";
import { harareDay } from "@svc/server/platform/time/instants.ts";
import { measureNetworks } from "@svc/server/sales/sends/index.ts";
import { changeCatalogue } from "../../kit/change-catalogue.ts";
import { pass } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { runNow } from "../../kit/run-clock.ts";
import { sell } from "../../kit/sell.ts";
import { testServer } from "../../kit/server.ts";
import type { Stages } from "./stages.ts";
import { AS_IN_THE_EXAMPLES, METER, sellFromTill, TARGET, type World } from "./world.ts";

const TOMORROW_MS = 86_400_000;
const TEN_DOLLARS = { target: METER, amount: "10.00", currency: "USD" };
const POWER = { target: METER, amount: "20.00", token_phone: TARGET };

async function scheduledPower({ shop }: World): Promise<string> {
  const scheduled_for = new Date(runNow() + TOMORROW_MS).toISOString();
  const { id } = await sell(shop, { ...POWER, scheduled_for, client_reference: "till4-000127" });
  return id;
}

async function deliveredPower({ shop }: World): Promise<string> {
  const { id } = await sell(shop, POWER);
  for (let step = 0; step < 3; step++) await pass(shop);
  return id;
}

let observed: Promise<Organisation> | null = null;

/** A shop with prices of two days, on each of which five were paid; they rise with the band. */
async function shopWithPrices(): Promise<Organisation> {
  const shop = await given.organisation();
  for (const amount of ["20.00", "40.00"]) {
    for (let sold = 0; sold < 5; sold++) await sell(shop, { ...POWER, amount });
    for (let step = 0; step < 3; step++) await pass(shop);
    await pass(shop, { seconds: 86_400 });
  }
  return shop;
}

export const SALES: Stages = {
  "createSend 200 Validate a sale without making it": ({ till }) =>
    till.api.createSend({
      body: { product: "airtime-usd", target: "0771234568", amount: "5.00", validate_only: true },
      ...AS_IN_THE_EXAMPLES,
    }),
  "createSend 202 Sell airtime": ({ till }) =>
    till.api.createSend({
      body: { target: TARGET, amount: "5.00", currency: "USD", client_reference: "till4-1" },
      ...AS_IN_THE_EXAMPLES,
    }),
  "createSend 202 Sell now, send tomorrow": ({ till }) => {
    const scheduled_for = new Date(runNow() + TOMORROW_MS).toISOString();
    const body = { target: TARGET, amount: 10, scheduled_for, client_reference: "till4-000124" };
    return till.api.createSend({
      body: { product: "airtime-usd", ...body },
      ...AS_IN_THE_EXAMPLES,
    });
  },
  "listSends 200 Delivered sends": ({ shop }) =>
    shop.api.listSends({ query: { status: "delivered" } }),
  "getSend 200 A delivered send": ({ shop, delivered }) =>
    shop.api.getSend({ path: { send_id: delivered.id } }),
  "cancelSend 200 A scheduled send, cancelled": async ({ shop, till }) => {
    const scheduled_for = new Date(runNow() + TOMORROW_MS).toISOString();
    const wanted = { amount: "10.00", scheduled_for, client_reference: "till4-000125" };
    const { id } = await sellFromTill({ shop, till }, wanted);
    return await till.api.cancelSend({ path: { send_id: id }, ...AS_IN_THE_EXAMPLES });
  },
  "listSendAttempts 200 Delivered at the first attempt": ({ shop, delivered }) =>
    shop.api.listSendAttempts({ path: { send_id: delivered.id } }),
  "changeSendMeter 200 One digit was wrong": async (world) =>
    world.shop.api.changeSendMeter({
      path: { send_id: await scheduledPower(world) },
      body: { meter: "37140060007" },
    }),
  "resendSendToken 202 The customer deleted the message": async (world) =>
    world.shop.api.resendSendToken({ path: { send_id: await deliveredPower(world) } }),
  "retrySend 202 A new send that replaces a failed one": ({ till, failed }) =>
    till.api.retrySend({ path: { send_id: failed.id }, ...AS_IN_THE_EXAMPLES }),
  "getSendReceipt 200 Airtime, delivered": ({ shop, delivered }) =>
    shop.api.getSendReceipt({ path: { send_id: delivered.id } }),
  "advanceTestSend 200 Deliver a send immediately": async ({ shop, till }) => {
    const { id } = await sellFromTill({ shop, till }, { client_reference: "till4-000126" });
    return shop.api.advanceTestSend({ path: { send_id: id }, body: { to: "delivered" } });
  },
  "listNetworks 200 One of the networks": ({ shop }) => shop.api.listNetworks(),
  "listProducts 200 Airtime in US dollars": ({ shop }) =>
    shop.api.listProducts({ query: { type: "airtime", currency: "USD" } }),
  "getProduct 200 Airtime in US dollars": ({ shop }) =>
    shop.api.getProduct({ path: { product_id: "airtime-usd" } }),
  "listProductBundles 200 A simulated bundle": ({ shop }) =>
    shop.api.listProductBundles({ path: { product_id: "data-usd" } }),
  "getStatus 200 All networks work": async ({ shop }) => {
    const { database } = await testServer();
    await changeCatalogue(async ({ sql }) => {
      await sql`update send_attempts set at = at - interval '2 hours'`;
      await sql`delete from network_states`;
    });
    await sell(shop);
    for (let step = 0; step < 2; step++) await pass(shop);
    const watched = { mode: "test", now: runNow() + 60_000 } as const;
    await database.transact("watch", (tx) => watchNetworks(measureNetworks)(tx, watched));
    return (await given.organisation()).api.getStatus();
  },
  "getStatusHistory 200 One day": ({ shop }) => {
    const today = harareDay(runNow());
    return shop.api.getStatusHistory({ query: { from: today, to: today } });
  },
  "lookupPhone 200 A mobile number": ({ shop }) =>
    shop.api.lookupPhone({ query: { phone: "077 123 4567", currency: "USD" } }),
  "lookupPhone 200 Not a phone number": ({ shop }) =>
    shop.api.lookupPhone({ query: { phone: "12345" } }),
  "getMeter 200 A meter in Sakubva": async () =>
    (await given.organisation()).api.getMeter({ path: { number: METER } }),
  "createQuote 201 US$10.00 of electricity": async () =>
    (await given.organisation()).api.createQuote({ body: TEN_DOLLARS }),
  "createQuote 201 US$5.00 of airtime": ({ shop }) =>
    shop.api.createQuote({ body: { target: TARGET, amount: "5.00", product: "airtime-usd" } }),
  "getQuote 200 An open quote": async () => {
    const shop = await given.organisation();
    const { body: quote } = await shop.api.createQuote({ body: TEN_DOLLARS });
    return shop.api.getQuote({ path: { quote_id: quote.id } });
  },
  "getPowerRate 200 In US dollars": async () => {
    observed ??= shopWithPrices();
    const shop = await observed;
    return shop.api.getPowerRate({ query: { currency: "USD" } });
  },
  "getPowerQuote 200 US$10.00": ({ shop }) =>
    shop.api.getPowerQuote({ query: { currency: "USD", amount: "10.00" } }),
  "getPowerSeries 200 In US dollars": async () => {
    observed ??= shopWithPrices();
    const shop = await observed;
    return shop.api.getPowerSeries({ query: { currency: "USD" } });
  },
  "listPowerObservations 200 In US dollars": async () => {
    observed ??= shopWithPrices();
    const shop = await observed;
    return shop.api.listPowerObservations({ query: { currency: "USD" } });
  },
};
