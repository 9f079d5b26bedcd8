/** Queues that lease sets: an account whose clock is moved takes no room from those behind it. */
import { KEY_DEADLINES } from "@svc/server/accounts/keys/index.ts";
import { messageWorker } from "@svc/server/accounts/messages/index.ts";
import { openLog } from "@svc/server/platform/log.ts";
import { leaseUntilNone } from "@svc/server/platform/work/lease-rows.ts";
import type { Queue } from "@svc/server/platform/work/queue.ts";
import { runUntilStill, type WorkerDefinition } from "@svc/server/platform/work/worker.ts";
import { erasures } from "@svc/server/privacy/erasures/index.ts";
import { dispatchWorker } from "@svc/server/sales/sends/index.ts";
import { fanOutWorker } from "@svc/server/webhooks/webhook-deliveries/index.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { beside } from "../kit/beside.ts";
import { dispatchDeps, drainAll, messageDeps } from "../kit/drain.ts";
import { given, type Shop } from "../kit/given.ts";
import { useOwnDatabase } from "../kit/own-database.ts";
import { sell } from "../kit/sell.ts";
import { testServer } from "../kit/server.ts";
import { eventsShown } from "../kit/shown-events.ts";
import { change } from "./poison.ts";
import { POISONS } from "./poisons.ts";

useOwnDatabase("moving_clocks");

/** So many are leased at once here; in service they are more. */
const AT_ONCE = 4;
const ROWS = 6;
/** As many as an account may have; five accounts fill a set of either worker. */
const ENDPOINTS = 16;
const LISTENING = 5;

const log = openLog({ level: "error", readable: true });

/** How the work of a queue is done in small sets. */
const IN_SMALL_SETS: Readonly<Record<string, () => Promise<unknown>>> = {
  "sends/dispatch": async () => inSmallSets(dispatchWorker({ ...(await dispatchDeps()), log })),
  messages: async () => inSmallSets(messageWorker({ ...(await messageDeps()), log })),
  "key deadlines": () => leaseSmallSets(KEY_DEADLINES),
  "erase recipients": async () => leaseSmallSets(erasures((await testServer()).config.secret_key)),
};

function inSmallSets<Job, Answer>(worker: WorkerDefinition<Job, Answer>): Promise<number> {
  return runUntilStill({ ...worker, leased_max: AT_ONCE });
}

async function leaseSmallSets<Leased>(queue: Queue<Leased>): Promise<number> {
  const { database } = await testServer();
  return await leaseUntilNone({ database, log }, queue, { limit: AT_ONCE });
}

/** Those that take one row a transaction. */
const ONE_BY_ONE = ["project shortfalls", "webhooks/replay"];

/** Runs something while the clocks of shops are being moved. */
async function whileMoving(shops: readonly Shop[], run: () => Promise<unknown>): Promise<void> {
  const ids = shops.map(({ account_id }) => account_id);
  const { database } = await testServer();
  await database.transact("hold clocks", async ({ sql }) => {
    await sql`select from account_clocks where account_id = any(${ids}::uuid[]) for update`;
    await beside(run);
  });
}

beforeEach(drainAll);
afterEach(drainAll);

describe.each([
  ...Object.entries(IN_SMALL_SETS).map(([queue, run]) => ({ queue, run, rows: ROWS })),
  ...ONE_BY_ONE.map((queue) => ({ queue, run: () => POISONS[queue]?.run(log), rows: 1 })),
])("in the queue of $queue", ({ queue, run, rows }) => {
  it("much of an account whose clock is moved holds up nobody", async () => {
    const { arrange, left, table } = POISONS[queue] as (typeof POISONS)[string];
    const [moving, behind] = [await given.organisation(), await given.organisation()];
    for (let row = 0; row < rows; row += 1) await arrange(moving);
    await change(moving, table, "due_at = svc_now() - interval '2 days'");
    await arrange(behind);
    const waiting = await left(moving);
    await whileMoving([moving], async () => run());
    expect(await left(behind)).toBe(0);
    expect(await left(moving)).toBe(waiting);
    await run();
    expect(await left(moving)).toBe(0);
  });
});

describe("endpoints of accounts whose clocks are moved", () => {
  async function listening(): Promise<Shop[]> {
    const shops: Shop[] = [];
    for (let at = 0; at < LISTENING; at += 1) {
      const shop = await given.organisation();
      for (let endpoint = 0; endpoint < ENDPOINTS; endpoint += 1) await given.endpoint(shop);
      await sell(shop);
      shops.push(shop);
    }
    await eventsShown();
    return shops;
  }

  it.each(["webhooks/fan-out", "webhooks/deliver"])("hold up nobody in %s", async (queue) => {
    const { arrange, run, left } = POISONS[queue] as (typeof POISONS)[string];
    const moving = await listening();
    if (queue === "webhooks/deliver") {
      await runUntilStill(fanOutWorker({ ...(await testServer()), log }));
      for (const shop of moving) {
        await change(shop, "webhook_feeds", "due_at = svc_now() - interval '2 days'");
      }
    }
    const behind = await given.organisation();
    await arrange(behind);
    await whileMoving(moving, () => run(log));
    expect(await left(behind)).toBe(0);
    for (const shop of moving) expect(await left(shop)).toBeGreaterThan(0);
  });
});
