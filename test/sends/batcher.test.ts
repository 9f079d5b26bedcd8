/** The batcher's connection is lost: at each of its two flights, and while nothing is sold. */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { outcomeUnknown } from "@svc/server/platform/db/errors.ts";
import type { Tx } from "@svc/server/platform/db/transaction.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { requestOf } from "../kit/api.ts";
import { onServer } from "../kit/database.ts";
import { given, type Organisation } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { testServer } from "../kit/server.ts";

const SALES = 3;
const POLL_MS = 10;

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
  // The batcher has its connection, and its statements are known there.
  await sellOnce();
});

/** What is answered to sales that share a set, each with a key of its own. */
async function sellSome(keys: readonly string[]) {
  const { ask } = await testServer();
  const answers = keys.map(async (idempotency_key, place) => {
    const target = `077${String(1_000_000 + place)}`;
    const body = { type: "airtime", currency: "USD", amount: "1.00", target };
    const answer = await ask(requestOf(shop.key.secret, "createSend", { body, idempotency_key }));
    const { error } = (await answer.json()) as { error?: { code: string; message: string } };
    return { status: answer.status, error };
  });
  return await Promise.all(answers);
}

const newKeys = () => Array.from({ length: SALES }, () => randomUUID());

async function sellOnce() {
  const [answer] = await sellSome([randomUUID()]);
  expect(answer?.status).toBe(202);
}

/** Sells while `lock` holds up the set, and closes the connection that waits for it. */
async function sellAndLose(keys: readonly string[], lock: (tx: Tx) => Promise<unknown>) {
  const { database } = await testServer();
  const locked = Promise.withResolvers<void>();
  const lost = database.transact("hold up the set", async (tx) => {
    await lock(tx);
    locked.resolve();
    await terminateWaiting();
  });
  await Promise.race([locked.promise, lost]);
  const sold = sellSome(keys);
  await lost;
  return await sold;
}

/** Ends the connections of this database that wait for a lock, once there are any. */
async function terminateWaiting(): Promise<void> {
  const { config } = await testServer();
  const name = new URL(config.database_url ?? "").pathname.slice(1);
  await onServer(async (sql) => {
    for (let ended = 0; ended === 0; await pause(POLL_MS)) {
      const waiting = await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = ${name} and wait_event_type = 'Lock' and state = 'active'`;
      ended = waiting.length;
    }
  });
}

async function expectSold(count: number): Promise<void> {
  const { database } = await testServer();
  const charged = await database.read(
    ({ sql }) => sql`
      select count(*)::int as charges from ledger_entries
      where account_id = ${shop.account_id} and kind = 'charge' and book = 'in_flight'`,
  );
  expect(await shop.probe.count("sends")).toBe(count);
  expect(charged).toMatchObject([{ charges: count }]);
  expect(await database.read(checkLedger)).toEqual([]);
}

describe("a batcher whose connection is lost", () => {
  it("in its first flight sells all the same, once, on another one", async () => {
    const answers = await sellAndLose(
      newKeys(),
      ({ sql }) => sql`lock table ledger_balances in access exclusive mode`,
    );
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    await expectSold(1 + SALES);
  });

  it("in its second flight says that nothing is known, and a repeat sells once", async () => {
    const keys = newKeys();
    const answers = await sellAndLose(keys, ({ sql }) => sql`lock table sends in share mode`);
    expect(answers.map(({ error }) => error?.code)).toEqual(keys.map(() => "service_unavailable"));
    expect(answers[0]?.error?.message).toBe(outcomeUnknown().detail.message);
    await expectSold(1);
    expect((await sellSome(keys)).map(({ status }) => status)).toEqual([202, 202, 202]);
    expect((await sellSome(keys)).map(({ status }) => status)).toEqual([202, 202, 202]);
    await expectSold(1 + SALES);
  });

  it("between two sets takes another one, and no order is lost", async () => {
    const { database } = await testServer();
    const ended = await database.read(
      ({ sql }) => sql`
        select pg_terminate_backend(pid, 1000) from pg_stat_activity
        where datname = current_database() and query = 'commit' and state = 'idle'`,
    );
    expect(ended.length).toBeGreaterThan(0);
    const answers = await sellSome(newKeys());
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    await expectSold(1 + SALES);
  });
});
