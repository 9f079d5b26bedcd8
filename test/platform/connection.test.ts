import { setImmediate as nextTurn } from "node:timers/promises";
import { connect } from "@svc/server/platform/db/connect.ts";
import { expect, it } from "vitest";
import { ownDatabase } from "../kit/database.ts";
import { tapWire } from "../kit/wire.ts";

/** Runs something while no connection of a database can learn the types of arrays. */
async function whileTypesAreHeld(database_url: string, run: () => Promise<void>): Promise<void> {
  const { sql } = connect({ database_url, pool: 1 });
  await sql.begin(async (tx) => {
    await tx`lock table pg_catalog.pg_type in access exclusive mode`;
    await run();
  });
  await sql.end();
}

it("a connection that is closed while it opens fails what waits for it, and nothing else", async () => {
  const { url: database_url, database } = await ownDatabase("connection");
  const strays: unknown[] = [];
  const onStray = (error: unknown) => void strays.push(error);
  process.on("unhandledRejection", onStray);
  await whileTypesAreHeld(database_url, async () => {
    const opening = Promise.withResolvers<void>();
    const stop = tapWire(({ text }) => {
      if (text?.includes("b.typarray")) opening.resolve();
    });
    const { sql } = connect({ database_url, pool: 1 });
    const waiting = sql`select 1`.then(
      () => "answered",
      ({ code }) => code,
    );
    await opening.promise;
    stop();
    await sql.end({ timeout: 0 });
    expect(await waiting).toBe("CONNECTION_DESTROYED");
    await nextTurn();
  });
  process.off("unhandledRejection", onStray);
  expect(strays).toEqual([]);
  await database.close();
});

it("a statement that the server no longer knows fails one transaction, and is prepared anew", async () => {
  const { url: database_url, database } = await ownDatabase("forgotten");
  const { sql } = connect({ database_url, pool: 1 });
  const found = () =>
    sql.begin(async (tx) => (await tx`select ${1}::int as one`)[0]?.one).catch(({ code }) => code);
  expect(await found()).toBe(1);
  // As a pooler does between two of its callers.
  await sql.unsafe("deallocate all");
  // First the statement fails, and then the commit, which is one too.
  expect([await found(), await found(), await found()]).toEqual(["26000", "26000", 1]);
  await sql.end();
  await database.close();
});
