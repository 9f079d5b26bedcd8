import { setTimeout as sleep } from "node:timers/promises";
import { meaningOf } from "@svc/server/platform/db/errors.ts";
import { type Log, openLog } from "@svc/server/platform/log.ts";
import { Refusal } from "@svc/server/platform/refusal.ts";
import type { SparePlaces } from "@svc/server/platform/work/job-places.ts";
import type { LeaseInput } from "@svc/server/platform/work/lease-rows.ts";
import {
  type Done,
  runUntilStill,
  startWorker,
  type WorkerDefinition,
  wakeWorkers,
} from "@svc/server/platform/work/worker.ts";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { runNow } from "../kit/run-clock.ts";

describe("a worker", () => {
  it("does what it is woken for", async () => {
    const work = queueOf([]);
    const worker = startWorker(work.definition, silentLog().log);
    await sleep(5);
    work.waiting.push("one", "two");
    wakeWorkers("a test");
    await until(() => work.settled.length === 2);
    expect(work.settled).toEqual(["one", "two"]);
    await worker.stop();
  });

  it("has no more jobs under way than it may", async () => {
    const jobs = Array.from({ length: 20 }, (_, count) => `job ${count}`);
    let under_way = 0;
    let most = 0;
    const work = queueOf(jobs, {
      concurrency: 4,
      async talk() {
        most = Math.max(most, ++under_way);
        await sleep(2);
        under_way -= 1;
      },
    });
    const worker = startWorker(work.definition, silentLog().log);
    await until(() => work.settled.length === jobs.length);
    expect(most).toBe(4);
    await worker.stop();
  });

  it("does the jobs of others while those of one account have all of its places", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const accountOf = (job: string) => job.slice(0, 1);
    const work = queueOf(["a1", "a2", "a3", "a4", "a5", "b1"], {
      concurrency: 4,
      spare: { count: 4, accountOf },
      talk: async (job) => {
        if (accountOf(job) === "a") await promise;
      },
    });
    const worker = startWorker(work.definition, silentLog().log);
    await until(() => work.settled.length === 1);
    expect([work.settled, work.waiting]).toEqual([["b1"], ["a5"]]);
    resolve();
    await until(() => work.settled.length === 6);
    await worker.stop();
  });

  it("leases its next set while the one before is being settled", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const work = queueOf(["one", "two", "three", "four"], {
      concurrency: 4,
      leased_max: 2,
      settle: () => promise,
    });
    const worker = startWorker(work.definition, silentLog().log);
    await until(() => work.waiting.length === 0);
    expect(work.settled).toEqual([]);
    resolve();
    await until(() => work.settled.length === 4);
    expect(work.limits.slice(0, 2)).toEqual([2, 2]);
    await worker.stop();
  });

  it("settles in sets what finishes while a set is being settled", async () => {
    const jobs = Array.from({ length: 30 }, (_, count) => `job ${count}`);
    const work = queueOf(jobs, { concurrency: 30, settle: () => sleep(5) });
    const worker = startWorker(work.definition, silentLog().log);
    await until(() => work.settled.length === jobs.length);
    expect(work.sets).toBeLessThan(5);
    await worker.stop();
  });

  it("settles what is kept apart while another settlement stands still", async () => {
    const held = Promise.withResolvers<void>();
    const work = queueOf(["test one", "live one", "test two", "live two"], {
      settledWith: (job) => job.slice(0, 4),
      async settle(done) {
        if (done.some(({ job }) => job.startsWith("test"))) await held.promise;
      },
    });
    const worker = startWorker(work.definition, silentLog().log);
    await until(() => work.settled.length === 2);
    expect(work.settled).toEqual(["live one", "live two"]);
    held.resolve();
    await worker.stop();
    expect(work.settled).toHaveLength(4);
  });

  it("halves a set whose settlement fails, and quarantines what fails alone", async () => {
    const work = queueOf(["good", "bad", "fine"], {
      async settle(done) {
        if (done.some(({ job }) => job === "bad")) throw new Error("a bad settlement");
      },
    });
    const worker = startWorker(work.definition, silentLog().log);
    await until(() => work.settled.length === 2);
    await until(() => work.quarantined.length > 0);
    expect(work.settled).toEqual(["good", "fine"]);
    expect(work.quarantined).toEqual([["bad", "Error: a bad settlement"]]);
    await worker.stop();
  });

  it("settles nothing again where what follows a settlement fails", async () => {
    const { log, lines } = silentLog("warn");
    const work = queueOf(["one", "two"], {
      async after() {
        throw new Error("no room for a note");
      },
    });
    const worker = startWorker(work.definition, log);
    await until(() => lines.length > 0);
    await worker.stop();
    expect([work.settled, work.quarantined]).toEqual([["one", "two"], []]);
    expect(lines.join()).toContain("what follows a settlement has failed");
  });

  it.each([
    { what: "a lock that was not to be had", state: "55P03", level: 40 },
    { what: "a deadlock that tries did not end", state: "40P01", level: 50 },
  ])("leaves to its lease what met $what", async ({ state, level }) => {
    const { log, lines } = silentLog("warn");
    const work = queueOf(["one"], {
      async settle() {
        throw meaningOf(Object.assign(new Error("held by others"), { code: state }));
      },
    });
    const worker = startWorker(work.definition, log);
    await until(() => lines.some((line) => line.includes("a job was left to its lease")));
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level, err: { cause: state } }]);
    expect(work.quarantined).toEqual([]);
    await worker.stop();
  });

  it("goes on after a talk that throws, and quarantines what it was about", async () => {
    const work = queueOf(["bad", "good"], {
      async talk(job) {
        if (job === "bad") throw new Error("a bad talk");
      },
    });
    const worker = startWorker(work.definition, silentLog().log);
    await until(() => work.settled.length === 1);
    expect(work.settled).toEqual(["good"]);
    expect(work.quarantined).toEqual([["bad", "Error: a bad talk"]]);
    await worker.stop();
  });

  it("goes on after a claim that throws, and says so", async () => {
    const { log, lines } = silentLog();
    let leases = 0;
    const work = queueOf(["one"]);
    const lease = async (wanted: LeaseInput) => {
      leases += 1;
      if (leases === 1) throw new Error("a bad claim");
      return await work.definition.lease(wanted);
    };
    const worker = startWorker({ ...work.definition, lease }, log);
    await until(() => lines.length === 1);
    wakeWorkers("a test");
    await until(() => work.settled.length === 1);
    expect(lines.join()).toContain("a bad claim");
    await worker.stop();
  });

  it("says once that the database is away, however many queues meet that", async () => {
    const lines: string[] = [];
    const write = (line: string) => void lines.push(line);
    const log = openLog({ level: "warn", readable: false, write });
    let leases = 0;
    const lease = async () => {
      leases += 1;
      throw new Refusal("service_unavailable");
    };
    const { definition } = queueOf([]);
    const workers = ["one", "two", "three"].map((name) =>
      startWorker({ ...definition, name, lease }, log),
    );
    await until(() => leases === workers.length);
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ level: 40, queue: "one", count: 1 });
  });

  it("says so once of results too, and quarantines none of their jobs", async () => {
    const lines: string[] = [];
    const write = (line: string) => void lines.push(line);
    const log = openLog({ level: "warn", readable: false, write });
    let tries = 0;
    const settle = async () => {
      tries += 1;
      throw new Refusal("service_unavailable");
    };
    const work = queueOf(["one", "two", "three"], { settle });
    const worker = startWorker(work.definition, log);
    await until(() => tries >= 3);
    await worker.stop();
    expect([work.settled, work.quarantined]).toEqual([[], []]);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 40, queue: "a test" }]);
  });

  it("that is stopped finishes what is under way and claims nothing more", async () => {
    const work = queueOf(["one", "two"], { concurrency: 1, talk: () => sleep(20) });
    const worker = startWorker(work.definition, silentLog().log);
    await until(() => work.waiting.length === 1);
    await worker.stop();
    expect([work.settled, work.waiting]).toEqual([["one"], ["two"]]);
  });
});

it("all that is due is done in one call, what comes due by it included", async () => {
  const work = queueOf(["one", "two"], {
    concurrency: 1,
    async settle([done]) {
      if (done?.job === "two") work.waiting.push("three");
    },
  });
  expect(await runUntilStill(work.definition)).toBe(3);
  expect(work.settled).toEqual(["one", "two", "three"]);
});

/** A worker over a list of jobs. */
function queueOf(
  jobs: string[],
  {
    talk = async () => {},
    settle = async () => {},
    ...settings
  }: {
    talk?: (job: string) => Promise<void>;
    settle?: (done: readonly Done<string, null>[]) => Promise<void>;
    after?: () => Promise<void>;
    settledWith?: (job: string) => string;
    concurrency?: number;
    leased_max?: number;
    spare?: SparePlaces<string>;
  } = {},
) {
  const waiting = [...jobs];
  const settled: string[] = [];
  const quarantined: [job: string, error: string][] = [];
  const limits: number[] = [];
  const work = { waiting, settled, quarantined, limits, sets: 0 };
  const definition: WorkerDefinition<string, null> = {
    name: "a test",
    concurrency: 8,
    isDue: sql`false`,
    ...settings,
    async lease({ limit, full = [] }) {
      limits.push(limit);
      const free = waiting.filter((job) => !full.some((account) => job.startsWith(account)));
      const leased = free.slice(0, limit);
      for (const job of leased) waiting.splice(waiting.indexOf(job), 1);
      return leased;
    },
    async talk(job) {
      await talk(job);
      return null;
    },
    async quarantine(job, err) {
      work.quarantined.push([job, String(err)]);
    },
    async settle(done) {
      await settle(done);
      work.sets += 1;
      settled.push(...done.map(({ job }) => job));
    },
  };
  return Object.assign(work, { definition });
}

function silentLog(level: "error" | "warn" = "error"): { log: Log; lines: string[] } {
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  return { lines, log: openLog({ level, readable: false, write }) };
}

async function until(isSo: () => boolean): Promise<void> {
  const end = runNow() + 5_000;
  while (!isSo()) {
    if (runNow() > end) throw new Error("It has not come to be so.");
    await sleep(1);
  }
}
