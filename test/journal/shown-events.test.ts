/** The wait of tests until the feed shows all that has happened. */
import { expect, it } from "vitest";
import { beside } from "../kit/beside.ts";
import { onServer, testDatabase } from "../kit/database.ts";
import { given } from "../kit/given.ts";
import { sell } from "../kit/sell.ts";
import { eventsShown } from "../kit/shown-events.ts";

/** As many as it takes for a wait to look several times. */
const READS = 50;

async function soldOne(): Promise<void> {
  const shop = await given.organisation();
  await sell(shop, { target: "0771230000", amount: "1.00", currency: "USD" });
}

it("lasts as long as a transaction that began before the newest event", async () => {
  const { database } = await testDatabase();
  const order: string[] = [];
  let shown: Promise<unknown> | null = null;
  await database.transact("begin before", async ({ sql }) => {
    await sql`select pg_current_xact_id()`;
    await beside(soldOne);
    shown = beside(eventsShown).then(() => order.push("shown"));
    for (let read = 0; read < READS; read += 1) await sql`select 1 as one`;
    order.push("ended");
  });
  await shown;
  expect(order).toEqual(["ended", "shown"]);
});

it("does not last for a transaction that began after it", async () => {
  const { database } = await testDatabase();
  await soldOne();
  const order: string[] = [];
  await database.transact("begin after", async ({ sql }) => {
    await sql`select pg_current_xact_id()`;
    await beside(eventsShown);
    order.push("shown");
  });
  expect([...order, "ended"]).toEqual(["shown", "ended"]);
});

it("comes before a test lists events, also for a transaction of another database", async () => {
  const shop = await given.organisation();
  const begun = Promise.withResolvers<void>();
  const order: string[] = [];
  const holding = onServer((sql) =>
    sql.begin(async (tx) => {
      await tx`select pg_current_xact_id()`;
      begun.resolve();
      await tx`select pg_sleep(0.2)`;
      order.push("ended");
    }),
  );
  await begun.promise;
  await sell(shop, { target: "0771230000", amount: "1.00", currency: "USD" });
  const { body } = await shop.api.listEvents({ query: { type: "send.created" } });
  order.push(...body.data.map(({ type }) => type));
  await holding;
  expect(order).toEqual(["ended", "send.created"]);
});
