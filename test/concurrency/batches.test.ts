/** Two workers at one batch, and one that dies between any two statements of a step. */
import { parseId } from "@svc/server/platform/ids.ts";
import { batchWorker } from "@svc/server/sales/batches/index.ts";
import { describe, expect, it } from "vitest";
import { drain, of, pass, runFor } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { useOwnDatabase } from "../kit/own-database.ts";
import { testServer } from "../kit/server.ts";
import { spoiledAfter } from "../kit/spoiled-after.ts";

const LINES = 120;

async function shopWithBatch(): Promise<{ shop: Organisation; batch_id: string }> {
  const shop = await given.organisation();
  const items = Array.from({ length: LINES }, (_, line) => {
    return { target: "0771234567", amount: "1.00", client_reference: `line-${line}` };
  });
  return { shop, batch_id: (await given.batch(shop, { items })).id };
}

/** Every line that was sold is a send, every send is a line's, and the books are in order. */
async function expectSold(shop: Organisation, batch_id: string): Promise<void> {
  const { database } = await testServer();
  const id = parseId("bch", batch_id);
  const [sold] = await database.read(
    ({ sql }) => sql`
      select count(send.id)::int as sends, count(distinct line.id)::int as lines,
        count(*) filter (where send.id is distinct from line.send_id)::int as astray
      from batch_items line left join sends send
        on send.account_id = line.account_id and send.batch_item_id = line.id
      where line.account_id = ${shop.account_id} and line.batch_id = ${id}`,
  );
  expect(sold).toEqual({ sends: LINES, lines: LINES, astray: 0 });
  expect(await database.read(checkLedger)).toEqual([]);
}

it("workers that step one batch at once sell each of its lines once", async () => {
  const { shop, batch_id } = await shopWithBatch();
  const { database, log } = await testServer();
  const workers = Array.from({ length: 4 }, () => batchWorker({ database, log }));
  for (let turn = 0; turn < 4; turn += 1) {
    await Promise.all(workers.map((worker) => worker.lease({ limit: 1, ...of(shop) })));
  }
  await drain(shop);
  await pass(shop);
  await expectSold(shop, batch_id);
  const { body } = await shop.api.getBatch({ path: { batch_id } });
  expect([body.status, body.counts.delivered]).toEqual(["completed", LINES]);
});

it("a step that dies after any of its statements is made again, and sells nothing twice", async () => {
  const { shop, batch_id } = await shopWithBatch();
  const { database, log } = await testServer();
  for (let statements = 1; ; statements += 1) {
    const spoiled = spoiledAfter(database, statements);
    await runFor(shop, batchWorker({ database: spoiled.database, log })).catch(() => null);
    if (!spoiled.hasDied()) break;
    expect(statements).toBeLessThan(80);
    await database.record(({ sql }) => sql`delete from quarantined_rows`);
  }
  await drain(shop);
  await pass(shop);
  await expectSold(shop, batch_id);
});

it("a batch ends as soon as its last line has ended, whenever it would be looked at", async () => {
  const { shop, batch_id } = await shopWithBatch();
  const { database, log } = await testServer();
  await runFor(shop, batchWorker({ database, log }));
  await database.record(
    ({ sql }) => sql`
      update batch_work set due_at = svc_now() + interval '1 hour'
      where account_id = ${shop.account_id}`,
  );
  await drain(shop);
  await pass(shop);
  const { body } = await shop.api.getBatch({ path: { batch_id } });
  expect([body.status, body.counts.delivered]).toEqual(["completed", LINES]);
});

describe("batches of several accounts", () => {
  useOwnDatabase("batches_in_turn");

  it("take turns, however large one of them is", async () => {
    const { shop, batch_id } = await shopWithBatch();
    const other = await given.organisation();
    const small = await given.batch(other);
    const { database, log } = await testServer();
    const worker = batchWorker({ database, log });
    for (let turn = 0; turn < 2; turn += 1) await worker.lease({ limit: 1 });
    const counts = async ({ api }: Organisation, id: string) =>
      (await api.getBatch({ path: { batch_id: id } })).body.counts.sending;
    expect(await counts(shop, batch_id)).toBe(100);
    expect(await counts(other, small.id)).toBe(2);
  });
});
