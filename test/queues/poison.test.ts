import { openLog } from "@svc/server/platform/log.ts";
import { choreWorker } from "@svc/server/platform/work/chores.ts";
import { runUntilStill } from "@svc/server/platform/work/worker.ts";
import * as schema from "@svc/server/schema.ts";
import { choresOf, startWorkers } from "@svc/server/workers.ts";
import { getTableColumns, getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { changeCatalogue } from "../kit/change-catalogue.ts";
import { drainAll } from "../kit/drain.ts";
import { given, type Shop } from "../kit/given.ts";
import { useOwnDatabase } from "../kit/own-database.ts";
import { testServer } from "../kit/server.ts";
import { HOUSE_CHORES, POISONS } from "./poisons.ts";
import { closeTrap, openTrap, whileTrapped } from "./trap.ts";

useOwnDatabase("poison");

/** The queue that each table of due rows belongs to. */
const QUEUES: Readonly<Record<string, string>> = {
  batch_work: "batch-lines",
  checkout_deadlines: "checkout-deadlines",
  checkout_payments: "checkout-payments",
  chores: "the chores themselves",
  credit_projections: "project shortfalls",
  dealer_application_deadlines: "dealer-application-deadlines",
  dispute_deadlines: "dispute-deadlines",
  key_deadlines: "key deadlines",
  approval_deadlines: "approvals",
  export_work: "exports",
  messages: "messages",
  program_work: "close-programs",
  recipient_erasures: "erase recipients",
  reward_deadlines: "reward-deadlines",
  referral_deadlines: "referral-deadlines",
  reward_link_deadlines: "reward-link-deadlines",
  schedule_work: "schedules",
  send_dispatches: "sends/dispatch",
  status_notices: "status-notices",
  test_credit_restores: "restore test Credit",
  topup_work: "topups",
  webhook_dispatches: "webhooks/deliver",
  webhook_feeds: "webhooks/deliver",
  webhook_replays: "webhooks/replay",
};

/** A log whose lines a test can read. */
function readableLog() {
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  return { lines, log: openLog({ level: "warn", readable: false, write }) };
}

async function quarantined(queue: string) {
  const { database } = await testServer();
  const rows = await database.read(
    ({ sql }) => sql<{ account_id: string; error: string }[]>`
      select account_id, error from quarantined_rows where queue = ${queue}`,
  );
  return [...rows];
}

beforeAll(openTrap);
afterAll(closeTrap);

/** More attempts than any test makes, so that planted rows differ from those of other tests. */
const COUNTED = 987_654;

beforeEach(async () => {
  await changeCatalogue(async ({ sql }) => {
    await sql`truncate quarantined_rows`;
    await sql`delete from network_states`;
  });
});

describe("a poisoned row is planted in", () => {
  it("every queue and every chore of the program", async () => {
    const { config, database } = await testServer();
    // No chores are due, since they would read what all other tests have left behind.
    await database.record(
      ({ sql }) => sql`
        insert into chores (name, due_at)
        select name, svc_now() + interval '1 day'
        from unnest(${choresOf(config).map(({ name }) => name)}::text[]) as name
        on conflict (name) do update set due_at = excluded.due_at`,
    );
    const workers = startWorkers({ config, database, log: readableLog().log });
    await workers.stop();
    const names = [...workers.watched, ...choresOf(config)].map(({ name }) => name);
    const planted = [...Object.keys(POISONS), ...HOUSE_CHORES, "chores"];
    expect(names.toSorted()).toEqual(planted.toSorted());
  });

  it("the queue of every table of due rows", () => {
    const tables = Object.values<unknown>(schema).filter((value) => is(value, PgTable));
    const due = tables.filter((table) => "due_at" in getTableColumns(table));
    expect(due.map(getTableName).toSorted()).toEqual(Object.keys(QUEUES).toSorted());
    const known = [...Object.keys(POISONS), QUEUES.chores];
    expect(Object.values(QUEUES).filter((queue) => !known.includes(queue))).toEqual([]);
  });
});

describe.each(Object.entries(POISONS))("a poisoned row of %s", (queue, poison) => {
  // What the one before has left is not this one's work; chores below do nothing at all.
  beforeEach(drainAll);

  it("is quarantined, holds up no other, and is worked on when it is in order again", async () => {
    const { database } = await testServer();
    const { lines, log } = readableLog();
    const [poisoned, ...others] = await arranged(3, (shop) => poison.arrange(shop));
    const { account_id } = poisoned as Shop;
    await whileTrapped({ table: poison.table, poisoned: account_id }, async () => {
      await poison.run(log);
      await poison.run(log);
    });
    for (const shop of others) expect([shop.mode, await poison.left(shop)]).toEqual([shop.mode, 0]);
    expect(await quarantined(queue)).toEqual([{ account_id, error: "poison" }]);
    expect(lines.join()).toContain("a row is quarantined");
    // Queues go by whole milliseconds, and one of them may hold both this and the run.
    await database.record(
      ({ sql }) => sql`update quarantined_rows set until = svc_now() - interval '1 second'`,
    );
    await poison.run(log);
    expect(await poison.left(poisoned as Shop)).toBe(poison.is_passed_over ? 1 : 0);
  });

  /** Test accounts, the first of which will be poisoned; live ones too, where that can be. */
  async function arranged(count: number, arrange: (shop: Shop) => Promise<unknown>) {
    const shops: Shop[] = [];
    for (let made = 0; made < count; made += 1) {
      const shop = await given.organisation();
      shops.push(shop);
      await arrange(shop);
      if (poison.is_live && made > 0) {
        shops.push(shop.live);
        await arrange(shop.live);
      }
    }
    return shops;
  }
});

/** Chores that do nothing: what they do takes as long as all other tests have left rows behind. */
function idle(chores: ReturnType<typeof choresOf>): ReturnType<typeof choresOf> {
  return chores.map((one) => ({ ...one, run: async () => {} }));
}

describe("a chore of the house", () => {
  it.each(HOUSE_CHORES)(
    "that throws is due again in seconds, and others go on: %s",
    async (name) => {
      const { config, database } = await testServer();
      const { log } = readableLog();
      await database.record(({ sql }) => sql`truncate chores`);
      const run = () => Promise.reject(new Error("poison"));
      const chores = idle(choresOf(config)).map((one) =>
        one.name === name ? { ...one, run } : one,
      );
      await runUntilStill(choreWorker({ database, log }, chores));
      const rows = await database.read(
        ({ sql }) => sql<{ name: string; failures: number; is_soon: boolean }[]>`
        select name, failures, due_at < svc_now() + interval '6 seconds' as is_soon from chores
        where failures > 0 or due_at < svc_now() + interval '6 seconds'`,
      );
      expect([...rows]).toEqual([{ name, failures: 1, is_soon: true }]);
    },
  );

  it("that watches the networks goes on in the other mode", async () => {
    const { config, database } = await testServer();
    const { log } = readableLog();
    await database.record(async ({ sql }) => {
      await sql`delete from network_figures`;
      await sql`
        insert into network_figures
          (mode, network_id, type, currency, attempts, answered, counted_at)
        select mode, 'econet', 'airtime', 'USD', ${COUNTED}::integer, ${COUNTED}::integer, svc_now()
        from unnest(array['live', 'test']) mode`;
    });
    const chore = choresOf(config).find((one) => one.name === "watch networks");
    await whileTrapped({ table: "network_figures", poisoned: "live" }, async () => {
      await expect(chore?.run({ database, log })).rejects.toThrow("poison");
    });
    const left = await database.read(
      ({ sql }) => sql`select mode from network_figures where attempts = ${COUNTED}`,
    );
    expect(left.map(({ mode }) => mode)).toEqual(["live"]);
  });

  it("whose own row is poisoned holds up no other chore", async () => {
    const { config, database } = await testServer();
    const { log } = readableLog();
    await database.record(({ sql }) => sql`truncate chores`);
    await whileTrapped({ table: "chores", poisoned: "purge events" }, async () => {
      await runUntilStill(choreWorker({ database, log }, idle(choresOf(config))));
    });
    const rows = await database.read(
      ({ sql }) => sql`select name from chores where lease_until is null`,
    );
    expect(rows).toHaveLength(choresOf(config).length - 1);
  });
});
