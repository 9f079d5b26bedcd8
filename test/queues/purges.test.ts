/** What purges read. */
import { randomUUID } from "node:crypto";
import { REQUEST_BODIES_PURGE } from "@svc/server/journal/requests/index.ts";
import { insertMany } from "@svc/server/platform/db/insert-many.ts";
import type { Tx } from "@svc/server/platform/db/transaction.ts";
import { lowestId } from "@svc/server/platform/ids.ts";
import { momentNow } from "@svc/server/platform/work/lease.ts";
import { requestBodies } from "@svc/server/schema.ts";
import { expect, it } from "vitest";
import { given } from "../kit/given.ts";
import { useOwnDatabase } from "../kit/own-database.ts";
import { runNow } from "../kit/run-clock.ts";
import { testServer } from "../kit/server.ts";

const DAY_MS = 86_400_000;
const KEPT_DAYS = 30;
const ROWS_A_DAY = 40;
const SHOPS = 3;

useOwnDatabase("purges");

/** One row of a day that is so far away, of some size. */
function rowOf(account_id: string, day: number) {
  const created = runNow() + day * DAY_MS;
  const id = `${lowestId(created).slice(0, 18)}${randomUUID().slice(18)}`;
  return { account_id, id, packed: Buffer.alloc(500, day), created };
}

async function fill(accounts: readonly string[], day: number): Promise<void> {
  const { database } = await testServer();
  const rows = accounts.flatMap((account_id) =>
    Array.from({ length: ROWS_A_DAY }, () => rowOf(account_id, day)),
  );
  await database.record((tx) => insertMany(tx, requestBodies, rows));
}

/** Empties the pages of rows that were deleted, so that new rows are put into them. */
async function vacuum(): Promise<void> {
  const { database } = await testServer();
  await database.read(({ sql }) => sql`vacuum request_bodies`.simple());
}

/** Purges at a moment; how many rows that were, and how many pages of the table it read. */
async function purge(now: number): Promise<{ rows: number; pages: number }> {
  const { database } = await testServer();
  return await database.transact("purge, and look back", async (tx) => {
    const scope = { mode: null, now, from: momentNow(), only: null, account_id: null };
    const before = await pagesRead(tx);
    const [rows = 0] = await REQUEST_BODIES_PURGE.lease(tx, { ...scope, limit: 10_000 });
    return { rows, pages: (await pagesRead(tx)) - before };
  });
}

/** By this connection, since its figures were last taken. */
async function pagesRead({ sql }: Tx): Promise<number> {
  const [read] = await sql<{ pages: number }[]>`
    select pg_stat_get_xact_blocks_fetched('request_bodies'::regclass)::int as pages`;
  return read?.pages ?? Number.NaN;
}

it("a purge reads nothing of what is kept, however often its pages were filled again", async () => {
  const shops = await Promise.all(Array.from({ length: SHOPS }, () => given.organisation()));
  const accounts = shops.map(({ account_id }) => account_id);
  for (let day = 0; day < KEPT_DAYS; day += 1) await fill(accounts, day);
  for (let day = KEPT_DAYS; day < 2 * KEPT_DAYS; day += 1) {
    const { rows } = await purge(runNow() + day * DAY_MS + 1_000);
    expect(rows).toBe(SHOPS * ROWS_A_DAY);
    await vacuum();
    await fill(accounts, day);
  }
  const { rows, pages } = await purge(runNow() + (2 * KEPT_DAYS - 1) * DAY_MS + 60_000);
  expect(rows).toBe(0);
  // The index does not always know who sees a row, and the page does.
  expect(pages).toBeLessThanOrEqual(2 * SHOPS);
});
