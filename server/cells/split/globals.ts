import { raiseCatalogueVersion } from "#catalogue/version";
import type { Sql } from "#platform/db/connect";
import { moversOf, type Split } from "./split.ts";

/** What belongs to no account and is the same in every cell; a row that is there is left alone. */
const CATALOGUE = ["networks", "products", "product_networks"];

/** All of them, whichever accounts move. */
const OF_NO_ACCOUNT = "cardinality($1::uuid[]) > 0";

/** How many rows one statement writes. */
const ROWS_MAX = 1_000;

/**
 * Brings what movers rely on and no subscription carries: the catalogue, as far as it is missing,
 * and what the simulated suppliers and payers know of their sales and payments.
 */
export async function bringGlobals(split: Split): Promise<void> {
  const { ids } = await moversOf(split);
  for (const table of CATALOGUE) await bring(split, table, OF_NO_ACCOUNT, ids);
  await bring(
    split,
    "simulator_vends",
    "exists (select from sends where account_id = any($1::uuid[]) and id = one.send_id)",
    ids,
  );
  const names = ["topups", "checkout_payments"].map(
    (table) => `exists (select from ${table} where reference = one.reference
      and account_id = any($1::uuid[]))`,
  );
  await bring(split, "simulator_payments", names.join(" or "), ids);
}

/** Rows travel as text, in which no number loses a digit. */
async function bring(
  { source, target }: Split,
  table: string,
  condition: string,
  ids: readonly string[],
): Promise<void> {
  const query = `select to_jsonb(one)::text as row from ${table} one
    where ${condition}`;
  await source.read(async ({ sql }: { sql: Sql }) => {
    const pages = sql
      .unsafe<{ row: string }[]>(query, [`{${ids.join(",")}}`], { prepare: true })
      .cursor(ROWS_MAX);
    for await (const page of pages) {
      const rows = `[${page.map(({ row }) => row).join(",")}]`;
      await target.transact(`bring ${table}`, async (tx) => {
        await tx.sql`
          insert into ${tx.sql(table)}
          select * from jsonb_populate_recordset(null::${tx.sql(table)}, (${rows}::text)::jsonb)
          on conflict do nothing`;
        if (CATALOGUE.includes(table)) await raiseCatalogueVersion(tx);
      });
    }
  });
}
