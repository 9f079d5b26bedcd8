/** A batch that binds the references of its lines, and sales that want one of them meanwhile. */
import { expect, it, vi } from "vitest";
import { given } from "../../kit/given.ts";
import { sell } from "../../kit/sell.ts";
import { testServer } from "../../kit/server.ts";

const REFERENCE = "payday-9";
const SOON_MS = 2_000;

async function waiting(): Promise<number> {
  const { database } = await testServer();
  const [row] = await database.read(
    ({ sql }) => sql<{ count: string }[]>`
      select count(*) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return Number(row?.count);
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
  await vi.waitUntil(async () => (await waiting()) > 0);
  const sale = shop.api.createSend({
    body: { ...line, type: "airtime", target: "0771230001", currency: "USD" } as never,
  });
  await vi.waitUntil(async () => (await waiting()) > 1);
  const started = performance.now();
  await sell(other, { client_reference: REFERENCE });
  expect(performance.now() - started).toBeLessThan(SOON_MS);
  clock.resolve();
  await holding;
  expect((await batch).status).toBe(202);
  const { status, body } = (await sale) as { status: number; body: unknown };
  expect([status, body]).toMatchObject([409, { error: { code: "reference_in_use" } }]);
});
