import { openLog } from "@svc/server/platform/log.ts";
import { readDueWorkers, startLookout, type Watched } from "@svc/server/platform/work/lookout.ts";
import { startWorker } from "@svc/server/platform/work/worker.ts";
import { choresOf, startWorkers } from "@svc/server/workers.ts";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { drainAll } from "../kit/drain.ts";
import { given } from "../kit/given.ts";
import { useOwnDatabase } from "../kit/own-database.ts";
import { sell } from "../kit/sell.ts";
import { testServer } from "../kit/server.ts";
import { POISONS } from "./poisons.ts";

useOwnDatabase("lookout");

const log = openLog({ level: "error", readable: false, write: () => {} });

/** Every worker of the program, and no chore of it due. */
async function watchedOf(): Promise<readonly Watched[]> {
  const { config, database } = await testServer();
  await database.record(
    ({ sql }) => sql`
      insert into chores (name, due_at)
      select name, svc_now() + interval '1 day'
      from unnest(${choresOf(config).map(({ name }) => name)}::text[]) as name
      on conflict (name) do update set due_at = excluded.due_at`,
  );
  const workers = startWorkers({ config, database, log });
  await workers.stop();
  return workers.watched;
}

async function dueNow(watched: readonly Watched[]): Promise<string[]> {
  const { database } = await testServer();
  return await readDueWorkers(database, watched);
}

describe("one look at all queues", () => {
  let watched: readonly Watched[] = [];
  beforeAll(async () => {
    await drainAll();
    watched = await watchedOf();
  });

  it("finds nothing where nothing is due", async () => {
    expect(await dueNow(watched)).toEqual([]);
  });

  it("finds chores that are due and chores that are new", async () => {
    const { database } = await testServer();
    await database.record(
      ({ sql }) => sql`update chores set due_at = svc_now() where name = 'night watch'`,
    );
    expect(await dueNow(watched)).toEqual(["chores"]);
    await database.record(({ sql }) => sql`delete from chores where name = 'night watch'`);
    expect(await dueNow(watched)).toEqual(["chores"]);
    await watchedOf();
    expect(await dueNow(watched)).toEqual([]);
  });

  it("passes over what is leased, and what is quarantined", async () => {
    const { database } = await testServer();
    await sell(await given.organisation());
    expect(await dueNow(watched)).toContain("sends/dispatch");
    await database.record(
      ({ sql }) => sql`
        update send_dispatches set lease_until = svc_now() + interval '1 minute'`,
    );
    expect(await dueNow(watched)).not.toContain("sends/dispatch");
    await database.record(({ sql }) => sql`update send_dispatches set lease_until = null`);
    expect(await dueNow(watched)).toContain("sends/dispatch");
    await database.record(
      ({ sql }) => sql`
        insert into quarantined_rows (account_id, queue, row_id, tries, since, until, error)
        select account_id, 'sends/dispatch', send_id, 1, svc_now(),
          svc_now() + interval '1 minute', 'a test'
        from send_dispatches`,
    );
    expect(await dueNow(watched)).not.toContain("sends/dispatch");
  });

  it("finds a schedule that waits for Credit once there is enough of it", async () => {
    const { database } = await testServer();
    const shop = await given.organisation();
    await given.schedule(shop);
    const wait = (waits_minor: number) =>
      database.record(
        ({ sql }) => sql`
          update schedule_work
          set waits_minor = ${waits_minor}, currency = 'USD', due_at = svc_now() + interval '1 hour'
          where account_id = ${shop.account_id}`,
      );
    await wait(1_000_000_00);
    expect(await dueNow(watched)).not.toContain("schedules");
    await wait(1);
    expect(await dueNow(watched)).toContain("schedules");
  });

  const names = Object.keys(POISONS);
  it.each(names)("finds what is due of %s, where that is a worker's", async (name) => {
    const poison = POISONS[name];
    const shop = await given.organisation();
    for (const one of poison?.is_live ? [shop, shop.live] : [shop]) await poison?.arrange(one);
    const is_worker = watched.some((worker) => worker.name === name);
    expect((await dueNow(watched)).includes(name)).toBe(is_worker);
  });
});

describe("a lookout", () => {
  it("wakes the worker that has something due, and no other", async () => {
    const looked: string[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const watched = [
      { name: "has nothing", isDue: sql`false` },
      { name: "has work", isDue: sql`true` },
    ];
    const workers = watched.map(({ name, isDue }) => {
      const lease = async () => {
        looked.push(name);
        if (looked.filter((one) => one === "has work").length === 3) resolve();
        return [];
      };
      const nothing = async () => null;
      const rest = { talk: nothing, settle: async () => {}, quarantine: async () => {} };
      return startWorker({ name, isDue, concurrency: 1, lease, ...rest }, log);
    });
    const { database } = await testServer();
    const lookout = startLookout({ database, log }, watched);
    await promise;
    await lookout.stop();
    await Promise.all(workers.map((worker) => worker.stop()));
    // Each worker looks once when it starts.
    expect(looked.filter((name) => name === "has nothing")).toEqual(["has nothing"]);
  });

  it("goes on when the database could not be asked", async () => {
    const { database } = await testServer();
    const { promise, resolve } = Promise.withResolvers<void>();
    let reads = 0;
    const read: typeof database.read = async (work) => {
      reads += 1;
      if (reads === 1) throw new Error("away");
      resolve();
      return await database.read(work);
    };
    const lookout = startLookout({ database: { read }, log }, [{ name: "a", isDue: sql`false` }]);
    await promise;
    await lookout.stop();
    expect(reads).toBeGreaterThan(1);
  });
});
