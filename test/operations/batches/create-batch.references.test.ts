/** A batch that binds the references of its lines, and sales that want one of them meanwhile. */
import { expect, it, vi } from "vitest";
import { given } from "../../kit/given.ts";
import { sell } from "../../kit/sell.ts";
import { testServer } from "../../kit/server.ts";

const REFERENCE = "payday-9";
const WAIT_MS = 30_000;

/** Waits until a writer waits for a clock. */
async function untilWaiting(): Promise<void> {
  const { database } = await testServer();
  const isWaiting = async () => {
    const found = await database.read(
      ({ sql }) => sql`
        select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'
          and query like '%account_clocks%'`,
    );
    return found.length > 0;
  };
  await vi.waitUntil(isWaiting, { timeout: WAIT_MS });
}

it("is told of, and keeps nobody else waiting", async () => {
  const { database } = await testServer();
  const [shop, other] = [await given.organisation(), await given.organisation()];
  const clock = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const holding = database.transact("hold a clock", async ({ sql }) => {
    await sql`select from account_clocks where account_id = ${shop.account_id} for update`;
    held.resolve();
    await clock.promise;
  });
  await held.promise;
  // It has bound its reference, and waits for the clock with all that it has written.
  const line = { target: "0771234567", amount: "5.00", client_reference: REFERENCE };
  const batch = shop.api.createBatch({
    body: { currency: "USD", reserve_credit: false, items: [line] },
  });
  await untilWaiting();
  const sale = shop.api.createSend({
    body: { ...line, type: "airtime", target: "0771230001", currency: "USD" } as never,
  });
  // It would wait for as long as the clock is held, were it kept waiting.
  await sell(other, { client_reference: REFERENCE });
  clock.resolve();
  await holding;
  // A caller that waits for long gives its place back and tries again, so either may come first.
  const [one, two] = [await batch, (await sale) as { status: number; body: unknown }];
  const told = [one.status, two.status];
  expect([
    [202, 409],
    [422, 202],
  ]).toContainEqual(told);
  const refused = JSON.stringify(told[0] === 202 ? two.body : one.body);
  expect(refused).toContain("reference_in_use");
});
