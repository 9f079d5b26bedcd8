import { RESET_TABLES, STAYING_TABLES } from "@svc/server/test-mode/helpers/reset-tables.ts";
import { getTableName } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { drain, pass } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { sell } from "../../kit/sell.ts";
import { testServer } from "../../kit/server.ts";

/** These tell what was, ids of what is gone among it. */
const LOGS = ["audit_entries", "request_bodies", "request_logs"];
/** How far an endpoint was fed is a place in an order, whose event may be purged as well. */
const PLACES = ["webhook_feeds.event_id"];
const RESET = RESET_TABLES.map(getTableName);

let tenant_tables: string[];
let cascades: { table: string; target: string }[];

beforeAll(async () => {
  const { database } = await testServer();
  const found = await database.read(async ({ sql }) => ({
    tables: await sql<{ table: string }[]>`
      select distinct table_name as "table" from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and column_name = 'account_id' and table_type = 'BASE TABLE'`,
    cascades: await sql<{ table: string; target: string }[]>`
      select conrelid::regclass::text as "table", confrelid::regclass::text as target
      from pg_constraint where contype = 'f' and confdeltype = 'c'`,
  }));
  tenant_tables = found.tables.map(({ table }) => table);
  cascades = [...found.cascades];
});

/** What goes when its owner goes, and what hangs on that. */
function goingWithOwner(): Set<string> {
  const gone = new Set(RESET);
  for (let before = 0; before < gone.size; ) {
    before = gone.size;
    for (const { table, target } of cascades) if (gone.has(target)) gone.add(table);
  }
  return gone;
}

describe("what a reset removes", () => {
  it("is every table of an account that is not said to stay", () => {
    const left = tenant_tables.filter((table) => !goingWithOwner().has(table));
    expect(left.toSorted()).toEqual(Object.keys(STAYING_TABLES).toSorted());
  });

  it("leaves no row that points at one that is gone", async () => {
    const shop = await given.organisation();
    await given.endpoint(shop);
    const ids = await fill(shop);
    await shop.api.resetTestAccount();
    const found = await pointingAt(shop, ids);
    expect(found.filter((column) => !PLACES.includes(column))).toEqual([]);
  });
});

/** Sells by every way that leaves something, and returns the ids of what is going to go. */
async function fill(shop: Organisation): Promise<string[]> {
  const power = { target: "37140030000", token_phone: "0771230000" };
  const quote = { target: "37140030000", amount: "5.00", currency: "USD" } as const;
  const { body } = await shop.api.createQuote({ body: quote });
  await shop.api.createQuote({ body: quote });
  await sell(shop, { ...power, quote: (body as { id: string }).id });
  const { id: send_id } = await sell(shop, { target: "0771230002", client_reference: "till4-1" });
  await sell(shop);
  await drain(shop);
  await pass(shop);
  await shop.api.retrySend({ path: { send_id } });
  await pass(shop);
  const going = [...goingWithOwner()].filter((table) => table !== "idempotency_keys");
  const rows = await Promise.all(going.map((table) => shop.probe.rows(table)));
  const ids = rows.flat().flatMap(({ id }) => (typeof id === "string" ? [id] : []));
  expect(await shop.probe.count("power_purchases")).toBe(1);
  expect(await shop.probe.count("quotes")).toBe(2);
  return ids;
}

/** The tables and columns of the account in which one of the ids stands still. */
async function pointingAt(shop: Organisation, ids: readonly string[]): Promise<string[]> {
  const gone = new Set(ids);
  const found: string[] = [];
  for (const table of tenant_tables.filter((name) => !LOGS.includes(name))) {
    for (const row of await shop.probe.rows(table)) {
      const pointing = Object.entries(row).filter(([, value]) => gone.has(String(value)));
      found.push(...pointing.map(([column]) => `${table}.${column}`));
    }
  }
  return found;
}
