/** What callers do with the connections that they share, and with the program's own. */
import { refuseWhenLocked } from "@svc/server/platform/db/errors.ts";
import { type Holder, openPlaces } from "@svc/server/platform/db/places.ts";
import { type Database, openDatabase } from "@svc/server/platform/db/transaction.ts";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { ownDatabase } from "../kit/database.ts";

/** Two connections are left to reads. */
const POOL_OF_ONE_PLACE = 3;
const GREEDY: Holder = { group: "live", name: "greedy" };
const TILL: Holder = { group: "live", name: "till" };

let database: Database;
let small: Database;
let url: string;
let entered: string[];

beforeAll(async () => {
  const own = await ownDatabase("callers");
  ({ database, url } = own);
  small = openDatabase({ database_url: url, pool: POOL_OF_ONE_PLACE }, (limits) => {
    const inPlace = openPlaces(limits);
    return (holder, work) =>
      inPlace(holder, () => {
        entered.push(holder.name);
        return work();
      });
  });
  await database.transact("make a table", async ({ sql }) => {
    await sql`create table jars (id int primary key, beans int not null)`;
  });
});

afterAll(() => small.close());

beforeEach(async () => {
  entered = [];
  await database.transact("fill the jars", async ({ sql }) => {
    await sql`truncate jars`;
    await sql`insert into jars values (1, 10), (2, 20)`;
  });
});

async function beans(): Promise<Record<number, number>> {
  const rows = await database.read(({ sql }) => sql`select id, beans from jars`);
  return Object.fromEntries(rows.map(({ id, beans }) => [id, beans]));
}

/** Does something while a stranger holds the first jar. */
async function whileLocked(work: () => Promise<void>): Promise<void> {
  const [locked, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holder = database.transact("hold", async ({ sql }) => {
    await sql`select * from jars where id = 1 for update`;
    locked.resolve();
    await free.promise;
  });
  await locked.promise;
  await work().finally(free.resolve);
  await holder;
}

const takeFrom = (id: number) => async (caller: Holder) =>
  await small.of(caller).transact("take a bean", async ({ sql }) => {
    await sql`update jars set beans = beans - 1 where id = ${id}`;
  });

it("who waits for a row gives its place back, and has the row when it is free", async () => {
  let waits: Promise<void> | undefined;
  await whileLocked(async () => {
    waits = takeFrom(1)(GREEDY);
    await takeFrom(2)(TILL);
  });
  await waits;
  expect(await beans()).toEqual({ 1: 9, 2: 19 });
});

it("a crowd that waits for one row lets another account pass at its first turn", async () => {
  let crowd: Promise<void>[] = [];
  let before_till = 0;
  await whileLocked(async () => {
    crowd = Array.from({ length: 20 }, () => takeFrom(1)(GREEDY));
    await takeFrom(2)(TILL);
    before_till = entered.indexOf("till");
  });
  await Promise.allSettled(crowd);
  expect(before_till).toBe(1);
});

it("a row that is never to be had is refused after some turns, with the statement's code", async () => {
  await whileLocked(async () => {
    const waits = small.of(GREEDY).transact("claim", async ({ sql }) => {
      const statement = sql`update jars set beans = 0 where id = 1`;
      await refuseWhenLocked("idempotency_in_progress", statement);
    });
    await expect(waits).rejects.toMatchObject({ code: "idempotency_in_progress" });
    await expect(takeFrom(1)(GREEDY)).rejects.toMatchObject({ code: "concurrent_update" });
  });
  expect(entered).toHaveLength(12);
  expect(await beans()).toEqual({ 1: 10, 2: 20 });
});

it("what callers hold is none of the program's own work's, and nobody's reads", async () => {
  const free = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const holds = small.of(GREEDY).transact("hold", async ({ sql }) => {
    await sql`select 1 as one`;
    held.resolve();
    await free.promise;
  });
  await held.promise;
  const waits = takeFrom(2)(TILL);
  await small.transact("lease", ({ sql }) => sql`update jars set beans = 11 where id = 1`);
  await small.of(TILL).read(({ sql }) => sql`select 1 as one`);
  expect(entered).toEqual(["greedy"]);
  free.resolve();
  await Promise.all([holds, waits]);
  expect(await beans()).toEqual({ 1: 11, 2: 19 });
});

it("a caller who waits too long for a place is refused, and the program alike", async () => {
  const place_wait_ms = 7;
  const hurried = openDatabase({ database_url: url, pool: POOL_OF_ONE_PLACE, place_wait_ms });
  for (const ways of [hurried, hurried.of(TILL)]) {
    const free = Promise.withResolvers<void>();
    const holds = ways.transact("hold", () => free.promise);
    const timers = vi.spyOn(globalThis, "setTimeout");
    const waits = ways.transact("take a bean", ({ sql }) => sql`update jars set beans = 0`);
    await expect(waits).rejects.toMatchObject({ code: "service_unavailable" });
    expect(timers).toHaveBeenCalledWith(expect.any(Function), place_wait_ms);
    timers.mockRestore();
    free.resolve();
    await holds;
  }
  expect(await beans()).toEqual({ 1: 10, 2: 20 });
  await hurried.close();
});
