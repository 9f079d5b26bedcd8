import { openLog } from "@svc/server/platform/log.ts";
import { type Chore, choreWorker } from "@svc/server/platform/work/chores.ts";
import { runUntilStill } from "@svc/server/platform/work/worker.ts";
import { describe, expect, it } from "vitest";
import { testDatabase } from "../kit/database.ts";
import { until } from "../kit/programs/watch.ts";

const HOUR_MS = 3_600_000;
const RENEW_MS = 20;
const SILENT = openLog({ level: "error", readable: false, write: () => {} });

async function workerOf(...chores: Chore[]) {
  const { database } = await testDatabase();
  return choreWorker({ database, log: SILENT }, chores);
}

/** Ends the lease of a chore that is running. */
async function endLease({ name }: Chore): Promise<void> {
  const { database } = await testDatabase();
  await database.record(
    ({ sql }) => sql`
      update chores set lease_until = svc_now() - interval '1 second' where name = ${name}`,
  );
}

/** For how many seconds a chore is leased yet. */
async function leaseOf({ name }: Chore): Promise<number> {
  const { database } = await testDatabase();
  const [row] = await database.read(
    ({ sql }) => sql<{ seconds: number }[]>`
      select extract(epoch from lease_until - svc_now())::float as seconds from chores
      where name = ${name}`,
  );
  return row?.seconds ?? Number.NaN;
}

async function takeOver({ name }: Chore): Promise<string | undefined> {
  const { database } = await testDatabase();
  const [row] = await database.record(
    ({ sql }) => sql<{ lease_owner: string }[]>`
      update chores set lease_owner = gen_random_uuid() where name = ${name}
      returning lease_owner`,
  );
  return row?.lease_owner;
}

async function ownerOf({ name }: Chore): Promise<string | undefined> {
  const { database } = await testDatabase();
  const [row] = await database.read(
    ({ sql }) =>
      sql<{ lease_owner: string }[]>`select lease_owner from chores where name = ${name}`,
  );
  return row?.lease_owner;
}

/** Lets what a chore waits for be over. */
async function makeDue({ name }: Chore): Promise<void> {
  const { database } = await testDatabase();
  await database.record(
    ({ sql }) => sql`
      update chores set due_at = svc_now() - interval '1 second', lease_until = null
      where name = ${name}`,
  );
}

/** In how many seconds a chore is due again. */
async function dueIn({ name }: Chore): Promise<number> {
  const { database } = await testDatabase();
  const [row] = await database.read(
    ({ sql }) => sql<{ seconds: number }[]>`
      select extract(epoch from due_at - svc_now())::float as seconds
      from chores where name = ${name}`,
  );
  return row?.seconds ?? Number.NaN;
}

describe("a chore", () => {
  it("is done when it is new, and again when it is due again", async () => {
    const { chore, runs } = counted("a new chore");
    expect(await runUntilStill(await workerOf(chore))).toBe(1);
    expect(await runUntilStill(await workerOf(chore))).toBe(0);
    await makeDue(chore);
    expect(await runUntilStill(await workerOf(chore))).toBe(1);
    expect(runs()).toBe(2);
  });

  it("is done once when several processes look at the same moment", async () => {
    const { chore, runs } = counted("a chore of many");
    await Promise.all([1, 2, 3].map(async () => runUntilStill(await workerOf(chore))));
    expect(runs()).toBe(1);
  });

  it("that a frozen process is just writing down is left to it, and nobody waits", async () => {
    const { chore, runs } = counted("a chore in the making");
    const { database } = await testDatabase();
    const [reached, thawed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const transact: typeof database.transact = (name, work) =>
      database.transact(name, async (tx) => {
        const worked = await work(tx);
        reached.resolve();
        await thawed.promise;
        return worked;
      });
    const frozen = choreWorker({ database: { ...database, transact }, log: SILENT }, [chore]);
    const leased = frozen.lease({ limit: 1 });
    await reached.promise;
    const lines: string[] = [];
    const log = openLog({ level: "warn", readable: false, write: (line) => lines.push(line) });
    expect(await runUntilStill(choreWorker({ database, log }, [chore]))).toBe(0);
    expect(lines).toEqual([]);
    thawed.resolve();
    expect(await leased).toHaveLength(1);
    expect(runs()).toBe(0);
  });

  it("whose process died is done by another when the lease is over", async () => {
    const { chore, runs } = counted("an abandoned chore");
    await (await workerOf(chore)).lease({ limit: 1 });
    expect(await runUntilStill(await workerOf(chore))).toBe(0);
    await makeDue(chore);
    expect(await runUntilStill(await workerOf(chore))).toBe(1);
    expect(runs()).toBe(1);
  });

  it("keeps its lease while it runs, however long, and is told when another has it", async () => {
    const { database } = await testDatabase();
    const started = Promise.withResolvers<AbortSignal | undefined>();
    const lost = Promise.withResolvers<void>();
    const chore: Chore = {
      ...counted("a long chore").chore,
      async run({ signal }) {
        started.resolve(signal);
        signal?.addEventListener("abort", () => lost.resolve());
        await lost.promise;
      },
    };
    const worker = choreWorker({ database, log: SILENT }, [chore], RENEW_MS);
    const [job] = await worker.lease({ limit: 1 });
    if (job === undefined) throw new Error("The chore was to be due.");
    const done = worker.talk(job);
    await started.promise;
    await endLease(chore);
    await until("its lease is renewed", async () => (await leaseOf(chore)) > 0);
    expect(await runUntilStill(await workerOf(chore))).toBe(0);
    // Its process freezes, and another one takes the chore.
    const owner = await takeOver(chore);
    await lost.promise;
    await worker.settle([{ job, answer: await done }]);
    expect(await ownerOf(chore)).toBe(owner);
  });

  it("that throws is due again in seconds, later each time, and holds up no other", async () => {
    const broken: Chore = {
      ...counted("a broken chore").chore,
      run: async () => Promise.reject(new Error("a broken chore")),
    };
    const { chore: sound, runs } = counted("a sound chore");
    await runUntilStill(await workerOf(broken, sound));
    expect(runs()).toBe(1);
    expect(await dueIn(broken)).toBeLessThan(5.1);
    await makeDue(broken);
    await runUntilStill(await workerOf(broken));
    expect(await dueIn(broken)).toBeGreaterThan(8);
    for (let times = 0; times < 8; times += 1) {
      await makeDue(broken);
      await runUntilStill(await workerOf(broken));
    }
    expect(await dueIn(broken)).toBeLessThan(60.1);
    await makeDue(broken);
    await runUntilStill(await workerOf({ ...broken, run: async () => {} }));
    expect(await dueIn(broken)).toBeGreaterThan(3_000);
  });
});

function counted(name: string): { chore: Chore; runs: () => number } {
  let count = 0;
  const chore = {
    name,
    nextAfter: (now: number) => now + HOUR_MS,
    run: async () => {
      count += 1;
    },
  };
  return { chore, runs: () => count };
}
