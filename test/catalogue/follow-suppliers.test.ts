/** A program starts, and looks again, though another stands still in the middle of its writing. */

import { reviewSupply } from "@svc/server/catalogue/products/index.ts";
import { bindSuppliers } from "@svc/server/providers/port/index.ts";
import { expect, it } from "vitest";
import { beside } from "../kit/beside.ts";
import { changeCatalogue } from "../kit/change-catalogue.ts";
import { sellFrom } from "../kit/live-shop.ts";
import { testServer } from "../kit/server.ts";

/** Does something while somebody else holds every row that says how live is served. */
async function whileLocked(work: () => Promise<unknown>): Promise<void> {
  const { database } = await testServer();
  await database.transact("stand still", async ({ sql }) => {
    await sql`select from product_networks for no key update`;
    await beside(work);
  });
}

it("a start and a look that find nothing new wait for nobody", async () => {
  const { database } = await testServer();
  const nobody = bindSuppliers({ test: null, live: [] });
  await sellFrom(nobody);
  await whileLocked(async () => {
    await sellFrom(nobody);
    await expect(database.transact("review supply", reviewSupply)).resolves.toBeUndefined();
  });
});

it("a look that finds a state wrong writes it", async () => {
  const { database } = await testServer();
  await sellFrom(bindSuppliers({ test: null, live: [] }));
  await changeCatalogue(({ sql }) => sql`update product_networks set live_state = 'up'`);
  await database.transact("review supply", reviewSupply);
  const states = await database.read(
    ({ sql }) => sql<{ live_state: string }[]>`select distinct live_state from product_networks`,
  );
  expect([...states]).toEqual([{ live_state: "not_offered" }]);
});
