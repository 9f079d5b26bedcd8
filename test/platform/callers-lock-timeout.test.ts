/** How long a caller waits for a lock behind a pooler that loses what connections set. */
import { join } from "node:path";
import { lockTimeoutToSay } from "@svc/server/platform/db/callers-lock-timeout.ts";
import { connect } from "@svc/server/platform/db/connect.ts";
import { refuseWhenLocked } from "@svc/server/platform/db/errors.ts";
import type { Holder } from "@svc/server/platform/db/places.ts";
import { type Database, openDatabase } from "@svc/server/platform/db/transaction.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type FakePooler, openFakePooler } from "../fakes/pooler.ts";
import { ownDatabase } from "../kit/database.ts";

const TILL: Holder = { group: "live", name: "till" };

let direct: Database;
let direct_url: string;
let pooler: FakePooler;
let behind: Database;

beforeAll(async () => {
  const own = await ownDatabase("lock-timeouts");
  direct = own.database;
  direct_url = own.url;
  const url = new URL(own.url);
  const socket = join(url.searchParams.get("host") ?? "", `.s.PGSQL.${url.port || "5432"}`);
  const named = { socket, user: url.username, database: url.pathname.slice(1) };
  pooler = await openFakePooler({
    ...named,
    settings: { lock_timeout: "2s" },
    keeps_session: true,
  });
  behind = openDatabase({ database_url: pooler.url, pool: 3 });
  await direct.transact("make a table", async ({ sql }) => {
    await sql`create table jars (id int primary key)`;
    await sql`insert into jars values (1)`;
  });
});

afterAll(async () => {
  await behind?.close();
  await pooler?.close();
});

/** As the first statement of a transaction finds it. */
async function waitOf(database: Database): Promise<string | undefined> {
  const [row] = await database.transact(
    "look",
    ({ sql }) => sql<{ wait: string }[]>`select current_setting('lock_timeout') as wait`,
  );
  return row?.wait;
}

it("is as long as without the pooler, and the program's own work waits longer in both", async () => {
  expect(await waitOf(direct.of(TILL))).toBe("200ms");
  expect(await waitOf(direct)).toBe("2s");
  for (const _ of [1, 2]) {
    expect(await waitOf(behind.of(TILL))).toBe("200ms");
    expect(await waitOf(behind)).toBe("2s");
  }
});

it("is left behind on no connection that others are given", async () => {
  await waitOf(behind.of(TILL));
  const [row] = await behind
    .of(TILL)
    .read(({ sql }) => sql<{ wait: string }[]>`select current_setting('lock_timeout') as wait`);
  expect(row?.wait).toBe("2s");
});

it("ends a wait with the refusal of the statement that waited", async () => {
  const [locked, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holds = direct.transact("hold", async ({ sql }) => {
    await sql`select * from jars for update`;
    locked.resolve();
    await free.promise;
  });
  await locked.promise;
  const waits = behind.of(TILL).transact("claim", async ({ sql }) => {
    await refuseWhenLocked("idempotency_in_progress", sql`delete from jars where id = 1`);
  });
  await expect(waits).rejects.toMatchObject({ code: "idempotency_in_progress" });
  free.resolve();
  await holds;
});

it("is not said where the connection has it", async () => {
  const client = connect({ database_url: direct_url, pool: 1, lock_timeout: 200 });
  expect(await lockTimeoutToSay(client, 200)()).toBeNull();
  expect(await lockTimeoutToSay(client, 300)()).toBe(300);
  expect(await lockTimeoutToSay(client, null)()).toBeNull();
  await client.sql.end();
});
