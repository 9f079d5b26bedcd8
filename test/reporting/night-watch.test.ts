import type { Database, Tx } from "@svc/server/platform/db/transaction.ts";
import { openLog } from "@svc/server/platform/log.ts";
import { watchAccounts, watchBooks } from "@svc/server/reporting/night-watch/night-watch.ts";
import { sends } from "@svc/server/sales/sends/index.ts";
import { getTableColumns } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { testDatabase } from "../kit/database.ts";
import { drain, pass } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { useOwnDatabase } from "../kit/own-database.ts";
import { sell } from "../kit/sell.ts";
import { NAMED } from "../kit/wire.ts";

/** More postings than one statement looks at. */
const HISTORY = 1_000;

// What is planted in the books stays there.
useOwnDatabase("night_watch");

let shop: Organisation;
let lines: Record<string, unknown>[];

beforeEach(async () => {
  shop = await given.organisation();
  lines = [];
});

it("goes on from the last verified posting, and reads what is new alone", async () => {
  await sellOne();
  await ageBy(HISTORY);
  const first = await night();
  expect(lines).toEqual([]);
  expect(await verified()).toMatchObject([{ behind: "0" }]);
  await sellOne();
  await sellOne();
  const second = await night();
  const third = await night();
  expect(lines).toEqual([]);
  expect(await verified()).toMatchObject([{ behind: "0" }]);
  // All of the history once; then the sales of a day, and a ninetieth of what there is.
  expect(first.rows).toBeGreaterThan(10 * HISTORY);
  expect(second.rows).toBeLessThan(first.rows / 5);
  expect(third.rows).toBeLessThan(first.rows / 5);
  // No plan walks through a table of sales from its beginning to its end.
  expect(second.scanned).toEqual([]);
});

it("reads of an old account no more than its last day asks for, however old it is", async () => {
  await sellOne();
  await ageBy(3 * HISTORY);
  const first = await night();
  await sellOne();
  // Alone, one night would be the whole pass.
  const second = await night({ nights: 1 });
  expect(lines).toEqual([]);
  expect(second.rows).toBeLessThan(first.rows * 0.6);
});

it("comes to the end of everything in slices, and finds there what was changed behind it", async () => {
  for (let sales = 0; sales < 4; sales += 1) await sellOne();
  await night();
  await plant(`update ledger_postings set amount_minor = amount_minor + 1
    where account_id = $1 and sequence = 2`);
  for (let nights = 0; nights < 4; nights += 1) await night({ nights: 4 });
  const found = lines.map(({ invariant }) => invariant);
  expect(found).toContain("each posting carries the three balances that it leaves");
  expect(found).toContain("each send is charged once, what it costs, unless a customer has paid");
});

it("asks again in the next night about what it found broken", async () => {
  await sellOne();
  await plant(`update ledger_postings set in_flight_after_minor = in_flight_after_minor + 1
    where account_id = $1 and sequence = 2`);
  for (let nights = 0; nights < 2; nights += 1) {
    lines = [];
    await night();
    expect(lines.map(({ invariant }) => invariant)).toContain(
      "each posting carries the three balances that it leaves",
    );
    expect(await verified()).toEqual([]);
  }
});

it("notices that verified postings are gone", async () => {
  await sellOne();
  await night();
  await plant("delete from ledger_postings where account_id = $1 and sequence > 1");
  await night();
  const found = lines.map(({ invariant }) => invariant);
  expect(found).toContain("what was verified of a balance is still there");
  expect(found).toContain("a balance is what its newest posting left");
});

it("makes as many statements for many accounts as for one", async () => {
  await sellOne();
  const one = await night();
  const others = await Promise.all([1, 2, 3, 4].map(() => given.organisation()));
  for (const other of [shop, ...others]) {
    await sell(other, { amount: "1.00" });
    await drain(other);
    await pass(other);
  }
  const many = await night({ of: [shop, ...others] });
  expect(many.statements).toBe(one.statements);
});

it("stops where another process has taken it over", async () => {
  const { database } = await testDatabase();
  const taken = AbortSignal.abort();
  expect(await watchBooks(database, log(), { signal: taken })).toEqual({
    accounts: 0,
    breaches: 0,
  });
});

async function sellOne(): Promise<void> {
  await sell(shop, { amount: "1.00" });
  await drain(shop);
  await pass(shop);
}

/** What the night watch cost, looking at the shop or some organisations alone. */
interface Cost {
  readonly statements: number;
  readonly rows: number;
  readonly scanned: readonly string[];
}

async function night({ nights = 90, of = [shop] } = {}): Promise<Cost> {
  const { database } = await testDatabase();
  const ids = of.flatMap(({ account_id, live }) => [account_id, live.account_id]);
  const cost = { statements: 0, rows: 0, scanned: new Set<string>() };
  async function counted<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return await database.transact("count what is read", async (tx) => {
      // As of large tables, of which the planner reads none from end to end if it can help it.
      await tx.sql`select set_config('enable_seqscan', 'off', true)`;
      const before = await readRows(tx);
      const result = await work(tx);
      cost.statements += 1;
      for (const [name, { rows, scanned }] of await readRows(tx)) {
        cost.rows += rows - (before.get(name)?.rows ?? 0);
        if (scanned - (before.get(name)?.scanned ?? 0) >= HISTORY) cost.scanned.add(name);
      }
      return result;
    });
  }
  const watched: Pick<Database, "read" | "transact"> = {
    read: (work) => counted((tx) => work(tx as never)),
    transact: (_, work) => counted(work),
  };
  await watchAccounts({ database: watched, log: log(), nights }, ids);
  return { ...cost, scanned: [...cost.scanned] };
}

/** What this connection has read of each table, in this transaction and right before it. */
async function readRows({ sql }: Tx): Promise<Map<string, { rows: number; scanned: number }>> {
  const tables = await sql<{ name: string; rows: number; scanned: number }[]>`
    select relname as name, (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows,
      seq_tup_read::int as scanned from pg_stat_xact_user_tables`;
  return new Map(tables.map(({ name, ...read }) => [name, read]));
}

/** How far each balance of the shop was verified; those in which nothing was posted have none. */
async function verified(): Promise<Record<string, unknown>[]> {
  const { database } = await testDatabase();
  return await database.read(
    ({ sql }) => sql`
      select held.sequence - verified.sequence as behind
      from book_checks verified join ledger_balances held using (account_id, currency)
      where account_id = ${shop.account_id} and pass = 'daily' and currency = 'USD'`,
  );
}

async function plant(statement: string): Promise<void> {
  const { database } = await testDatabase();
  await database.record(({ sql }) => sql.unsafe(statement, [shop.account_id], NAMED));
}

/** Gives the shop many sales like its first one, delivered long ago. */
async function ageBy(count: number): Promise<void> {
  const { database } = await testDatabase();
  await shop.api.createTestCredit({ body: { amount: "10000.00", currency: "USD" } });
  await database.record(async ({ sql }) => {
    const { account_id } = shop;
    await sql`set local statement_timeout = 0`;
    await sql`
      create temporary table aged on commit drop as
      select n, gen_random_uuid() as id, gen_random_uuid() as charge_id
      from generate_series(1, ${count}::int) as n`;
    await sql`
      create temporary table first on commit drop as
      select send.*, balance.sequence as newest, balance.available_minor
      from sends send join ledger_balances balance using (account_id, currency)
      where account_id = ${account_id}`;
    const { stage: _, ...written } = getTableColumns(sends);
    const columns = sql(Object.keys(written));
    await sql`
      insert into sends (${columns}) select ${columns} from (
        select (jsonb_populate_record(send, jsonb_build_object('id', aged.id,
          'credit_transaction_ids', array[charge_id], 'provider_reference', null,
          'sms_id', null, 'sms_status', 'none'))).*
        from sends send, aged where send.account_id = ${account_id}) as copied`;
    for (const table of ["send_attempts", "send_answers", "events"]) {
      const column = table === "events" ? "object_id" : "send_id";
      await sql`
        insert into ${sql(table)} select (jsonb_populate_record(own, jsonb_build_object(
          'id', gen_random_uuid(), ${column}::text, aged.id, 'idempotency_key', null))).*
        from ${sql(table)} own join first using (account_id), aged
        where own.${sql(column)} = first.id`;
    }
    await sql`
      insert into ledger_postings
      select (jsonb_populate_record(posting, jsonb_build_object(
        'source_id', aged.id,
        'id', case when to_book = 'in_flight' then charge_id else gen_random_uuid() end,
        'sequence', newest + 3 * (n - 1) + posting.sequence - drawn + 1,
        'available_after_minor', first.available_minor - n * cost_minor,
        'in_flight_after_minor', case when to_book = 'in_flight' then cost_minor else 0 end
      ))).*
      from ledger_postings posting
      join (
        select account_id, source_id, min(sequence) as drawn from ledger_postings group by 1, 2
      ) as drawn using (account_id, source_id)
      join first using (account_id), aged
      where posting.source_id = first.id`;
    await sql`
      update ledger_balances balance set sequence = newest + 3 * ${count}::int,
        available_minor = first.available_minor - ${count}::int * cost_minor
      from first where balance.account_id = first.account_id
        and balance.currency = first.currency`;
  });
  await database.read(({ sql }) => sql`analyze`);
}

function log() {
  return openLog({
    level: "warn",
    readable: false,
    write: (line) => void lines.push(JSON.parse(line)),
  });
}
