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
