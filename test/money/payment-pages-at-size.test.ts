/** A page of a payment is found as fast among many as among few. */
import { expect, it } from "vitest";
import { opened } from "../kit/checkout.ts";
import { pass } from "../kit/drain.ts";
import { blocksReadBy, statementsDuring } from "../kit/explained.ts";
import { given } from "../kit/given.ts";
import { useOwnDatabase } from "../kit/own-database.ts";
import { testServer } from "../kit/server.ts";
import { topUp, topupNow } from "../kit/topups.ts";

useOwnDatabase("payment_pages_at_size");

const ROWS = 3_000;
/** Down an index, and to a row. */
const BLOCKS_MAX = 6;

/** Copies the only row of a table for other organisations. */
async function multiply(table: string): Promise<void> {
  const { database } = await testServer();
  await database.record(async ({ sql }) => {
    await sql`
      insert into ${sql(table)}
      select copy.* from ${sql(table)} one, generate_series(1, ${ROWS}) place,
        jsonb_populate_record(one, jsonb_strip_nulls(jsonb_build_object(
          'account_id', gen_random_uuid(), 'id', gen_random_uuid(), 'reference', 'TOP-' || place,
          'provider_reference', place::text))) copy`;
    await sql`analyze ${sql(table)}`;
  });
}

/** How many pages of the disk are looked at to open an address, in this table. */
async function blocksOf(url: string, table: string): Promise<number[]> {
  const { ask } = await testServer();
  const sent = await statementsDuring(async () => {
    expect((await ask(new Request(url))).status).toBe(200);
  });
  const about = sent.filter(({ text }) => text.includes(`from "${table}"`));
  return await Promise.all(about.map(blocksReadBy));
}

it("the page of a checkout session, and the receipt of a top-up, are found by an index", async () => {
  const shop = await given.organisation();
  const { url } = await opened(shop);
  const { id } = await topUp(shop);
  await pass(shop);
  const { receipt_url } = await topupNow(shop, id);
  for (const [address, table] of [
    [url, "checkout_sessions"],
    [receipt_url ?? "", "topups"],
  ] as const) {
    await multiply(table);
    const blocks = await blocksOf(address, table);
    expect(blocks).not.toEqual([]);
    expect(Math.max(...blocks), table).toBeLessThanOrEqual(BLOCKS_MAX);
  }
});
