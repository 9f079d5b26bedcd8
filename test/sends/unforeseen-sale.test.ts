/**
 * What is foreseen of a sale that is alone may have changed by the time it is written.
 * Source: docs/decisions/0115-a-lone-sale-in-one-flight.md.
 */
import { raiseFactsVersion } from "@svc/server/accounts/account/index.ts";
import { Unmet } from "@svc/server/platform/db/multi-table-write.ts";
import type { Tx } from "@svc/server/platform/db/transaction.ts";
import { mintId } from "@svc/server/platform/ids.ts";
import type { SendOrder } from "@svc/server/sales/sends/order/order.ts";
import { keyLockName } from "@svc/server/sales/sends/place/lock-names.ts";
import { foreseeSale, placeLoneSale } from "@svc/server/sales/sends/place/place-lone-sale.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { beside } from "../kit/beside.ts";
import { given, type Organisation } from "../kit/given.ts";
import {
  FREE_TARGET,
  type Line,
  ORDERS_FROM,
  openLine,
  orderOf,
  placeInSet,
  sellerOf,
} from "../kit/lone-sales.ts";
import { testServer } from "../kit/server.ts";

let line: Line;

beforeAll(async () => {
  line = await openLine();
});

afterAll(() => line.pipeline.close());

describe("a sale that is not as foreseen writes nothing", () => {
  const change = async (work: (tx: Tx) => Promise<unknown>) => {
    const { database } = await testServer();
    await database.record(work);
  };

  it.each<[string, (shop: Organisation, order: SendOrder) => Promise<unknown>]>([
    ["its key was changed", (shop) => change((tx) => raiseFactsVersion(tx, shop.account_id))],
    ["its account was suspended", (shop) => given.status(shop, "suspended")],
    [
      "its clock was moved",
      (shop) =>
        change(
          ({ sql }) => sql`
            update account_clocks set offset_seconds = offset_seconds + 60
            where account_id = ${shop.account_id}`,
        ),
    ],
    ["its target was blocked", (shop) => given.blocked(shop, FREE_TARGET)],
    [
      "its Idempotency-Key was used",
      (_, order) => placeInSet(line, orderOf(order, { idempotency: order.idempotency })),
    ],
    [
      "its reference was used",
      (_, order) => placeInSet(line, orderOf(order, { client_reference: order.client_reference })),
    ],
    [
      "its Credit was spent",
      async (_, order) => {
        for (const amount_minor of [30_000n, 30_000n, 30_000n, 9_950n]) {
          await placeInSet(line, orderOf(order, { amount_minor }));
        }
      },
    ],
    [
      "its charge is notified of",
      (shop) =>
        change(
          ({ sql }) => sql`
            update ledger_balances set low_minor = 99_950, low_armed = true
            where account_id = ${shop.account_id} and currency = 'USD'`,
        ),
    ],
    [
      "a posting of a later time came before",
      (shop) =>
        change(
          ({ sql }) => sql`
            update ledger_balances set last_posting_id = ${mintId(ORDERS_FROM + 86_400_000)}
            where account_id = ${shop.account_id} and currency = 'USD'`,
        ),
    ],
  ])("because %s", async (_, meanwhile) => {
    const shop = await given.organisation();
    const order = orderOf(await sellerOf(shop), { client_reference: "receipt 7" });
    const foreseen = foreseeSale(order, line.cache);
    if (foreseen === null) throw new Error("It is foreseen.");
    await meanwhile(shop, order);
    const sends = await shop.probe.count("sends");
    const before = await shop.probe.balances();
    await expect(line.pipeline.run((tx) => placeLoneSale(tx, foreseen))).rejects.toBe(Unmet);
    expect(await shop.probe.count("sends")).toBe(sends);
    expect(await shop.probe.balances()).toEqual(before);
  });

  it("because the catalogue was changed", async () => {
    const shop = await given.organisation();
    const version = (line.cache.version ?? 0) - 1;
    const foreseen = foreseeSale(orderOf(await sellerOf(shop)), { ...line.cache, version });
    if (foreseen === null) throw new Error("It is foreseen.");
    await expect(line.pipeline.run((tx) => placeLoneSale(tx, foreseen))).rejects.toBe(Unmet);
    expect(await shop.probe.count("sends")).toBe(0);
  });

  it.each<[string, (tx: Tx, order: SendOrder) => Promise<unknown>]>([
    [
      "its balance",
      ({ sql }, { account }) => sql`
        select from ledger_balances where account_id = ${account.id} for no key update`,
    ],
    [
      "its Idempotency-Key",
      ({ sql }, order) => sql`
        select pg_advisory_xact_lock(hashtextextended(${keyLockName(order)}, 0))`,
    ],
  ])("and does not wait, because a stranger holds %s", async (_, hold) => {
    const { database } = await testServer();
    const shop = await given.organisation();
    const order = orderOf(await sellerOf(shop));
    const foreseen = foreseeSale(order, line.cache);
    if (foreseen === null) throw new Error("It is foreseen.");
    let placing: Promise<unknown> = Promise.resolve();
    await database.record(async (tx) => {
      await hold(tx, order);
      placing = beside(() =>
        line.pipeline.run((own) => placeLoneSale(own, foreseen)).catch((e) => e),
      );
      await placing;
    });
    expect(await placing).toBe(Unmet);
    expect(await shop.probe.count("sends")).toBe(0);
  });
});
