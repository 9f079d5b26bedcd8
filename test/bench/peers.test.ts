/** The peers of the benchmark write what the product writes, whichever columns it has. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "@svc/server/platform/db/transaction.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ownDatabase } from "../kit/database.ts";
import { checkLedger } from "../kit/invariants.ts";
import { clear, makeSellers } from "./books.ts";

const WHOLE_LIFE = join(import.meta.dirname, "peers", "whole-life.sql");
const SELLERS = 3;
const SET = 4;

let database: Database;

beforeAll(async () => {
  ({ database } = await ownDatabase("bench_peers"));
  await database.transact("open the books", async (tx) => {
    const sellers = await makeSellers(tx, SELLERS);
    await clear(
      tx,
      sellers.map(({ account_id }) => account_id),
    );
    await tx.sql.unsafe(readFileSync(WHOLE_LIFE, "utf8"));
  });
});

afterAll(() => database?.close());

it("sell alone, in sets, and in sets with a line of the log for each", async () => {
  await database.read(async ({ sql }) => {
    await sql`select bench.place_send(1, 7)`;
    await sql`select bench.place_sends(${SET}, ${SELLERS})`;
    await sql`select bench.place_sends_logged(${SET}, ${SELLERS})`;
    const [made] = await sql`
      select (select count(*)::int from sends) as sends,
        (select count(*)::int from events) as events,
        (select count(*)::int from idempotency_keys) as idempotency_keys,
        (select count(*)::int from send_dispatches) as send_dispatches,
        (select count(*)::int from request_logs) as request_logs`;
    const sends = 1 + 2 * SET;
    expect(made).toEqual({
      ...{ sends, events: sends, idempotency_keys: sends, send_dispatches: sends },
      request_logs: SET,
    });
  });
  expect(await database.read(checkLedger)).toEqual([]);
});

it("live through the whole life of what they sold", async () => {
  await database.read(async ({ sql }) => {
    await sql`call bench.live_sends(200)`;
    const left = await sql`select from sends where status <> 'delivered'`;
    expect([left.length, (await sql`select from send_dispatches`).length]).toEqual([0, 0]);
  });
  expect(await database.read(checkLedger)).toEqual([]);
});
