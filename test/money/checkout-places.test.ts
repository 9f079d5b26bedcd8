/** Among whom the customers of a checkout page wait for a place in the database. */
import { mountCheckoutPage } from "@svc/server/payment-pages/checkout-page.ts";
import { guest, type Holder, pagesOf } from "@svc/server/platform/db/places.ts";
import type { Database } from "@svc/server/platform/db/transaction.ts";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { opened } from "../kit/checkout.ts";
import { given } from "../kit/given.ts";
import { testServer } from "../kit/server.ts";

it("lets whoever pays wait among the customers of the same account, and no other's", async () => {
  const shop = await given.organisation();
  const { url } = await opened(shop);
  const { config, database } = await testServer();
  const transactions: Holder[] = [];
  const pages = new Hono();
  mountCheckoutPage(pages, { config, database: noting(database, guest(), transactions) });
  const body = new URLSearchParams({ outcome: "failed" });
  const { pathname, search } = new URL(url);
  const { status } = await pages.request(pathname + search, { method: "POST", body });
  expect(status).toBe(303);
  expect(transactions).toEqual([pagesOf({ id: shop.account_id, mode: "test" })]);
});

/** A database that notes in whose place each transaction is. */
function noting(database: Database, holder: Holder, transactions: Holder[]): Database {
  return {
    ...database,
    of: (other) => noting(database, other, transactions),
    async transact(name, work) {
      transactions.push(holder);
      return await database.transact(name, work);
    },
  };
}
