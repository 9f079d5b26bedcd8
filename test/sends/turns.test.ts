/** Sends of several accounts that are due at once: none waits behind all those of another. */
import { formatId } from "@svc/server/platform/ids.ts";
import { startWorker, wakeWorkers } from "@svc/server/platform/work/worker.ts";
import type { Job } from "@svc/server/sales/sends/dispatch/lease-sends.ts";
import { dispatchWorker } from "@svc/server/sales/sends/index.ts";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { dispatchDeps } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { useOwnDatabase } from "../kit/own-database.ts";
import { sell } from "../kit/sell.ts";
import { testServer } from "../kit/server.ts";
import { timeLimit } from "../kit/time-limit.ts";
import { closeTrap, openTrap, whileTrapped } from "../queues/trap.ts";

/** As many as a worker leases at once, and more than that. */
const SET = 256;
const CROWD = 300;
const WAIT = { timeout: timeLimit(5_000), interval: 20 };

useOwnDatabase("dispatch_turns");

let crowd: Organisation;
let till: Organisation;

beforeEach(async () => {
  const { database } = await testServer();
  // What the tests before have sold comes due in none of these.
  await database.record(
    ({ sql }) => sql`update send_dispatches set due_at = svc_now() + interval '1 day'`,
  );
  [crowd, till] = [await given.organisation(), await given.organisation()];
});

async function sellMany(shop: Organisation, count: number): Promise<string[]> {
  const sold = Array.from({ length: count }, () => sell(shop, { amount: "1.00" }));
  return (await Promise.all(sold)).map(({ id }) => id);
}

async function leaseSet(limit = SET): Promise<readonly Job[]> {
  return await dispatchWorker(await dispatchDeps()).lease({ limit });
}

function countOf(jobs: readonly Job[], { account_id }: Organisation): number {
  return jobs.filter(({ send }) => send.account_id === account_id).length;
}

describe("a set of due sends", () => {
  it("holds the sale of a till that came behind a whole set of another account", async () => {
    await sellMany(crowd, CROWD);
    await sellMany(till, 1);
    const jobs = await leaseSet();
    expect(countOf(jobs, till)).toBe(1);
    expect(jobs).toHaveLength(SET);
    expect(new Set(jobs.map(({ send }) => send.id)).size).toBe(SET);
  });

  it("is shared by two accounts that have more than a set each", async () => {
    await sellMany(crowd, CROWD);
    await sellMany(till, CROWD);
    const jobs = await leaseSet();
    expect([countOf(jobs, crowd), countOf(jobs, till)]).toEqual([SET / 2, SET / 2]);
  });

  it("holds the next of an account of which one send came before the crowd", async () => {
    await sellMany(till, 1);
    await sellMany(crowd, CROWD);
    await sellMany(till, 3);
    expect(countOf(await leaseSet(), till)).toBe(4);
  });

  it("holds the oldest of each account, and no send that is leased", async () => {
    await sellMany(crowd, CROWD);
    await sellMany(till, 6);
    const sets = [await leaseSet(8), await leaseSet(8)];
    const leased = sets.map((jobs) => [countOf(jobs, crowd), countOf(jobs, till)]);
    expect(leased).toEqual([
      [4, 4],
      [6, 2],
    ]);
    const of_crowd = sets.map((jobs) =>
      jobs.filter((job) => job.send.account_id === crowd.account_id),
    );
    const ids = of_crowd.flat().map(({ send }) => send.id);
    expect(new Set(ids).size).toBe(10);
    expect(maxOf(of_crowd[0] ?? []) < minOf(of_crowd[1] ?? [])).toBe(true);
  });

  it("leaves out an account that has enough under way, however much of it is due", async () => {
    await sellMany(crowd, CROWD);
    await sellMany(till, 2);
    const full = [crowd.account_id];
    const worker = dispatchWorker(await dispatchDeps());
    const jobs = await worker.lease({ limit: 32, full });
    expect([countOf(jobs, crowd), countOf(jobs, till)]).toEqual([0, 2]);
    expect(await worker.lease({ limit: 32, full })).toEqual([]);
  });

  it("is leased without the one at fault, though it has its turn behind a whole set", async () => {
    await sellMany(crowd, CROWD);
    const [send_id] = await sellMany(till, 1);
    await openTrap();
    const poisoned = till.account_id;
    await whileTrapped({ table: "send_dispatches", poisoned }, async () => {
      const jobs = await leaseSet();
      expect([countOf(jobs, crowd), countOf(jobs, till)]).toEqual([SET - 1, 0]);
    });
    await closeTrap();
    const { database } = await testServer();
    const held_back = await database.read(
      ({ sql }) => sql<{ row_id: string }[]>`
        select row_id from quarantined_rows where account_id = ${till.account_id}`,
    );
    expect(held_back.map(({ row_id }) => formatId("snd", row_id))).toEqual([send_id]);
  });

  it("is one account's where no other has anything due", async () => {
    await sellMany(crowd, CROWD);
    expect(countOf(await leaseSet(), crowd)).toBe(SET);
    expect(countOf(await leaseSet(), crowd)).toBe(CROWD - SET);
  });
});

describe("a worker whose places one account with a slow supplier has taken", () => {
  it("hands over the sale of another, and no more of that account", async () => {
    await sellMany(crowd, CROWD);
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    const talked: string[] = [];
    const { spare, ...dispatch } = dispatchWorker(await dispatchDeps());
    if (spare === undefined) throw new Error("dispatch has spare places");
    const places = { concurrency: 8, leased_max: 8, spare: { ...spare, count: 8 } };
    const talk = async (job: Job) => {
      talked.push(job.send.account_id);
      if (job.send.account_id === crowd.account_id) await answered;
      return await dispatch.talk(job);
    };
    const { log } = await testServer();
    const worker = startWorker({ ...dispatch, ...places, talk }, log);
    await vi.waitFor(() => expect(talked).toHaveLength(8), WAIT);
    const [send_id = ""] = await sellMany(till, 1);
    await vi.waitFor(async () => {
      wakeWorkers(dispatch.name);
      const { body } = await till.api.getSend({ path: { send_id } });
      expect(body.status).toBe("delivered");
    }, WAIT);
    expect(talked.filter((account_id) => account_id === crowd.account_id)).toHaveLength(8);
    const stopped = worker.stop();
    answer();
    await stopped;
  });
});

function maxOf(jobs: readonly Job[]): string {
  return (
    jobs
      .map(({ send }) => send.id)
      .toSorted()
      .at(-1) ?? ""
  );
}

function minOf(jobs: readonly Job[]): string {
  return jobs.map(({ send }) => send.id).toSorted()[0] ?? "";
}
