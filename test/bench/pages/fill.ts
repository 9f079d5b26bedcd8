/**
 * Fills the database of a shop. Each span of a part is a transaction that notes itself, and so is
 * each index: a fill that was killed goes on where it was.
 */
import { openDatabase, type Read, type Tx } from "@svc/server/platform/db/transaction.ts";
import type { Sql } from "../reads/sell.ts";

const ROWS_A_SPAN = 100_000;
/** One for each core that PostgreSQL may use, and those that a pool leaves to reads. */
const CONNECTIONS = 2;
const READ_CONNECTIONS = 2;

/** Some of the sends of a shop, by their places. */
export interface PlacedSpan {
  readonly first: number;
  readonly last: number;
}

/** A share of the history, and how it is written. */
export interface Part {
  readonly name: string;
  write(read: Sql, span: PlacedSpan): Promise<void>;
}

interface FillInput {
  readonly url: string;
  readonly rows: number;
  readonly parts: readonly Part[];
  /** What the parts write; indexes and checks of these tables are put aside. */
  readonly tables: readonly string[];
}

/** Fills the tables, makes their indexes, and counts what stands in them for the planner. */
export async function fill({ url, rows, parts, tables }: FillInput): Promise<void> {
  const database = openDatabase({ database_url: url, pool: CONNECTIONS + READ_CONNECTIONS });
  const spans = Array.from({ length: Math.ceil(rows / ROWS_A_SPAN) }, (_, nth) => {
    const first = nth * ROWS_A_SPAN + 1;
    return { first, last: Math.min(rows, first + ROWS_A_SPAN - 1) };
  });
  const named = spans.flatMap((span) => parts.map((part) => ({ part, span })));
  const note = (name: string) => `${name}/${rows}`;
  const done = await database.read(async (read) => {
    await putAside(read, tables);
    const found = await read.sql<{ part: string }[]>`select part from bench_fill`;
    return new Set(found.map(({ part }) => part));
  });
  const within = (name: string, work: (tx: Tx) => Promise<unknown>) =>
    database.transact(name, async (tx) => {
      await tx.sql`set local statement_timeout = 0`;
      await tx.sql`set local lock_timeout = 0`;
      // What is written refers to what is written: it needs no look at each row's references.
      await tx.sql`set local session_replication_role = replica`;
      await work(tx);
    });
  const write = async ({ part, span }: { part: Part; span: PlacedSpan }) => {
    const name = note(`${part.name}/${span.last}`);
    if (done.has(name)) return;
    await within(name, async (tx) => {
      await part.write(tx, span);
      await tx.sql`insert into bench_fill (part) values (${name})`;
    });
    console.log(`  ${part.name}: ${span.last} of ${rows}`);
  };
  const bring = async (ddl: string) => {
    await within("bring back what was put aside", async ({ sql }) => {
      await sql.unsafe(ddl);
      await sql`delete from bench_aside where ddl = ${ddl}`;
    });
    console.log(`  ${ddl.replace(/ (?:ON|check) .*/i, "")}`);
  };
  await inTurns(named, write);
  const missing = await database.read(
    // Checks come back first, and then indexes, two at a time.
    ({ sql }) => sql<{ ddl: string }[]>`
      select ddl from bench_aside order by ddl ilike 'create%', length(ddl) desc`,
  );
  await inTurns(
    missing.map(({ ddl }) => ddl),
    bring,
  );
  await inTurns(tables, (table) =>
    database.read(async ({ sql }) => {
      await sql`set statement_timeout = 0`;
      await sql`vacuum (analyze) ${sql(table)}`;
    }),
  );
  await database.close();
}

/** Does work about all of them, as many together as there are connections. */
async function inTurns<One>(all: readonly One[], work: (one: One) => Promise<void>): Promise<void> {
  const left = [...all];
  const drive = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, drive));
}

/**
 * An index that is made of a full table takes a third of the time of one that grows with it, and
 * checks take half the time of a row. Checks come back for what is written from then on.
 */
async function putAside({ sql }: Read, tables: readonly string[]): Promise<void> {
  const filled = `any ('{${tables.join(",")}}'::regclass[])`;
  await sql
    .unsafe(`
    create table if not exists bench_fill (part text primary key);
    do $$ declare one record; begin
      if to_regclass('bench_aside') is not null then return; end if;
      create table bench_aside as
        select pg_get_indexdef(indexrelid) as ddl, 'drop index ' || indexrelid::regclass as aside
        from pg_index where not indisprimary and indrelid = ${filled}
          and not exists (select from pg_constraint where conindid = indexrelid)
        union all
        select format('alter table %s add constraint %I %s not valid', conrelid::regclass, conname,
          pg_get_constraintdef(oid)), format('alter table %s drop constraint %I',
          conrelid::regclass, conname)
        from pg_constraint where contype = 'c' and conrelid = ${filled};
      for one in select aside from bench_aside loop execute one.aside; end loop;
    end $$`)
    .simple();
}
