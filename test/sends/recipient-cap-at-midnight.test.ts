/** What a recipient got is counted by the day of each sale, whichever sales are placed with it. */
import { mintId } from "@svc/server/platform/ids.ts";
import { nextHarareDay } from "@svc/server/platform/time/instants.ts";
import type { SendOrder } from "@svc/server/sales/sends/order/order.ts";
import { placeSends } from "@svc/server/sales/sends/place/place-sends.ts";
import { expect, it } from "vitest";
import { given } from "../kit/given.ts";
import { ORDERS_FROM, orderOf, sellerOf } from "../kit/lone-sales.ts";
import { testServer } from "../kit/server.ts";

const MIDNIGHT = nextHarareDay(ORDERS_FROM);

/** Places a set, and tells of each order whether it was placed, or why not. */
async function placed(orders: readonly SendOrder[]): Promise<string[]> {
  const { database } = await testServer();
  const outcomes = await database.transact("place a set", (tx) => placeSends(tx, orders, "wait"));
  return outcomes.map((one) => (one.kind === "refused" ? one.refusal.code : one.kind));
}

it("orders of one set, before midnight and after it, each have their own day's cap", async () => {
  const shop = await given.organisation();
  const till = await given.key(shop, { per_recipient_daily_cap: { USD: "10.00" } });
  const seller = await sellerOf({ ...shop, key: { ...shop.key, id: till.id } });
  const order = (seconds: number, amount_minor: bigint) => {
    const created = MIDNIGHT + seconds * 1_000;
    return orderOf(seller, { created, id: mintId(created), amount_minor });
  };
  expect(await placed([order(-60, 9_00n)])).toEqual(["placed"]);
  const set = [order(-3, 1_01n), order(-2, 1_00n), order(1, 10_00n), order(2, 1_00n)];
  expect(await placed(set)).toEqual([
    ...["recipient_cap_exceeded", "placed", "placed", "recipient_cap_exceeded"],
  ]);
  expect(await shop.probe.count("sends")).toBe(3);
});
