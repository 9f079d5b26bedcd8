import {
  hasPendingMigrations,
  holderOf,
  markAsSandbox,
  migrate,
} from "@svc/server/platform/db/migrate.ts";
import { openDatabase } from "@svc/server/platform/db/transaction.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { makeDatabase, onServer } from "../kit/database.ts";
import { NAMED } from "../kit/wire.ts";

let url: string;

beforeEach(async () => {
  url = await makeDatabase("migrating");
  await onServer(async (sql) => {
    await sql`drop database migrating with (force)`;
    await sql`create database migrating`;
  });
});

async function run(statement: string): Promise<void> {
  const database = openDatabase({ database_url: url, pool: 1 });
  await database.record(({ sql }) => sql.unsafe(statement, [], NAMED));
  await database.close();
}

describe("migrations", () => {
  it("are applied once by any number of starts at the same moment", async () => {
    expect(await hasPendingMigrations(url)).toBe(true);
    const applied = await Promise.all([migrate(url), migrate(url), migrate(url)]);
    expect(applied.filter(Boolean)).toHaveLength(1);
    expect(await hasPendingMigrations(url)).toBe(false);
  });

  it("make everything in the schema that the search path of the database begins with", async () => {
    await run("create schema shop");
    await onServer((sql) => sql`alter database migrating set search_path = shop, public`);
    await migrate(url);
    const database = openDatabase({ database_url: url, pool: 1 });
    const places = await database.read(
      ({ sql }) => sql<{ place: string }[]>`
        select distinct relnamespace::regnamespace::text as place from pg_class
        where relname in ('accounts', 'ledger_postings', 'ledger_entries')
        union select distinct pronamespace::regnamespace::text from pg_proc
        where proname in ('digit_grams', 'is_known_move', 'svc_now')`,
    );
    const wrong = database.record(
      ({ sql }) => sql`
        insert into ledger_postings (sequence, amount_minor, available_after_minor,
          reserved_after_minor, in_flight_after_minor, created, account_id, id, source_id, currency,
          kind, from_book, to_book, source_prefix)
        select 1, 1, 1, 1, 1, svc_now(), id, id, id, 'USD', 'gift', 'available', 'in_flight', 'snd'
        from (select gen_random_uuid() as id) as made`,
    );
    await expect(wrong).rejects.toMatchObject({ constraint_name: "ledger_postings_move" });
    await database.close();
    expect(places).toEqual([{ place: "shop" }]);
  });

  it("say that unreleased tables have changed since the database was made", async () => {
    await migrate(url);
    await run("update drizzle.__drizzle_migrations set hash = 'older', created_at = 1");
    await expect(migrate(url)).rejects.toThrow("start with --reset");
  });
});

describe("the holder of a database", () => {
  it("is nobody while it is empty", async () => {
    expect(await holderOf(url)).toBe("nobody");
  });

  it("is the sandbox that seeded it", async () => {
    await migrate(url);
    await markAsSandbox(url);
    expect(await holderOf(url)).toBe("sandbox");
  });

  it("is others when it has tables that no sandbox made", async () => {
    await run("create table bills (id int)");
    expect(await holderOf(url)).toBe("others");
  });
});
