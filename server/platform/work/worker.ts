/**
 * The loop of every worker: lease (a transaction) → talk (none) → settle (a transaction). What is
 * claimed is leased in the database, so any number of processes run the same workers, and a job
 * that a process takes with it into its grave is claimed by another one.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { SQL } from "drizzle-orm";
import type { Log } from "../log.ts";
import { Refusal } from "../refusal.ts";
import { createBatcher } from "./batcher.ts";
import { isOfDatabase, logOutage, severityOf } from "./database-outage.ts";
import { openPlaces, type SparePlaces } from "./job-places.ts";
import type { LeaseInput } from "./lease-rows.ts";
import type { QueueTable } from "./queue.ts";

/** One kind of work. Talking twice about a job must be harmless. */
export interface WorkerDefinition<Job, Answer> {
  readonly name: string;
  /** How many jobs are under way at once in this process. */
  readonly concurrency: number;
  /**
   * How many are leased at once; left out, as many as there is room for. With room for two sets the
   * next one is leased while the one before is settled.
   */
  readonly leased_max?: number;
  /** So that jobs of one account that are slow take the places of no other. */
  readonly spare?: SparePlaces<Job>;
  /** Whether anything is due, as SQL: whoever looks for all workers wakes this one by it. */
  readonly isDue: SQL;
  /** Where its rows stand, if they are those of a queue. */
  readonly table?: QueueTable;
  lease(wanted: LeaseInput): Promise<readonly Job[]>;
  talk(job: Job): Promise<Answer>;
  settle(done: readonly Done<Job, Answer>[]): Promise<void>;
  /** Names those that may be settled together, such as those of one mode; left out, all may. */
  settledWith?(job: Job): string;
  /** What is only noted of a set that is settled: where it fails, nothing is settled again. */
  after?(done: readonly Done<Job, Answer>[]): Promise<void>;
  /** Takes a job out of the queue for a while, because its talk or its settlement threw. */
  quarantine(job: Job, err: unknown): Promise<void>;
}

/** A job and what came of it. */
export interface Done<Job, Answer> {
  readonly job: Job;
  readonly answer: Answer;
}

/** A worker of this process. */
export interface RunningWorker {
  readonly name: string;
  /**
   * Claims nothing more and finishes what is under way. A caller who cannot wait so long leaves the
   * rest to its leases, which outlive the deadlines of those who are talked to.
   */
  stop(): Promise<void>;
}

/** After an error in claiming, the next try waits this long. */
const ERROR_PAUSE_MS = 1_000;
/** So many finished jobs are settled in one transaction at most. */
const SETTLED_MOST = 256;

const wake_signals = new Map<string, Set<() => void>>();

/**
 * Wakes the workers of one name in this process: work for them was just committed, where it only
 * saves them the wait for the next look, or a look has found that something is due.
 */
export function wakeWorkers(name: string): void {
  for (const ring of wake_signals.get(name) ?? []) ring();
}

/** Starts a worker; it runs until it is stopped, whatever its jobs throw. */
export function startWorker<Job, Answer>(
  definition: WorkerDefinition<Job, Answer>,
  log: Log,
): RunningWorker {
  const { name } = definition;
  const worker_log = log.child({ worker: name });
  const wake_signal = openWakeSignal(name);
  const places = openPlaces(definition);
  const under_way = new Set<Promise<void>>();
  const note = { log: worker_log, noteOutage: () => logOutage(log, name) };
  const settle = settlementBatcher(definition, note);
  const stopping = new AbortController();

  async function finish(job: Job): Promise<void> {
    try {
      await settle({ job, answer: await definition.talk(job) });
    } catch (err) {
      await giveBack(definition, note, { job, err });
    }
  }

  function begin(job: Job): void {
    places.take(job);
    const finished = finish(job).finally(() => {
      under_way.delete(finished);
      if (places.leave(job)) wake_signal.ring();
    });
    under_way.add(finished);
  }

  /** Leases a set, and says whether there may be more. */
  async function leaseOnce(): Promise<boolean> {
    const room = places.next();
    if (room === null) return false;
    try {
      const jobs = await definition.lease(room);
      for (const job of jobs) begin(job);
      return jobs.length === room.limit;
    } catch (err) {
      if (isOfDatabase(err)) note.noteOutage();
      else worker_log[severityOf(err)]({ err }, "work could not be claimed");
      await pause(ERROR_PAUSE_MS, stopping.signal);
      return true;
    }
  }

  const looped = (async () => {
    while (!stopping.signal.aborted) if (!(await leaseOnce())) await wake_signal.wait();
  })();
  return {
    name,
    async stop() {
      stopping.abort();
      wake_signal.ring();
      await looped;
      await Promise.all(under_way);
      wake_signal.takeDown();
    },
  };
}

/**
 * Runs a worker's work in this call until nothing is due, of one account or of all; returns how
 * many jobs that were.
 */
export async function runUntilStill<Job, Answer>(
  definition: WorkerDefinition<Job, Answer>,
  whose: Pick<LeaseInput, "account"> = {},
): Promise<number> {
  const limit = definition.leased_max ?? definition.concurrency;
  for (let count = 0; ; ) {
    const jobs = await definition.lease({ ...whose, limit });
    if (jobs.length === 0) return count;
    const done = await Promise.all(
      jobs.map(async (job) => ({ job, answer: await definition.talk(job) })),
    );
    await definition.settle(done);
    await definition.after?.(done);
    count += jobs.length;
  }
}

/** Where what happens to a worker is noted: an outage is one line, however many jobs meet it. */
interface Note {
  readonly log: Log;
  readonly noteOutage: () => void;
}

/** Where the database is away or a lock is held, nothing is the job's fault. */
async function giveBack<Job, Answer>(
  { quarantine }: Pick<WorkerDefinition<Job, Answer>, "quarantine">,
  { log, noteOutage }: Note,
  { job, err }: { job: Job; err: unknown },
): Promise<void> {
  try {
    if (err instanceof Refusal) throw err;
    await quarantine(job, err);
  } catch (left) {
    if (isOfDatabase(left)) noteOutage();
    else log[severityOf(left)]({ err: left }, "a job was left to its lease");
  }
}

/**
 * Finished jobs are settled in sets; a set that fails is halved, to spare the rest. Those that are
 * not settled together have sets of their own, and none waits for a lock that another meets.
 */
function settlementBatcher<Job, Answer>(definition: WorkerDefinition<Job, Answer>, note: Note) {
  const open = () =>
    createBatcher<Done<Job, Answer>, null>({ most: SETTLED_MOST }, (set) =>
      settleHalving(definition, note, set),
    );
  const batchers = new Map<string, ReturnType<typeof open>>();
  return (done: Done<Job, Answer>): Promise<null> => {
    const name = definition.settledWith?.(done.job) ?? "";
    const settle = batchers.get(name) ?? open();
    batchers.set(name, settle);
    return settle(done);
  };
}

async function settleHalving<Job, Answer>(
  definition: WorkerDefinition<Job, Answer>,
  note: Note,
  set: readonly Done<Job, Answer>[],
): Promise<(null | Error)[]> {
  try {
    await definition.settle(set);
    await noteAfter(definition, note, set);
    return set.map(() => null);
  } catch (cause) {
    if (set.length === 1) {
      return [cause instanceof Error ? cause : new Error("A job could not be settled.", { cause })];
    }
    if (isOfDatabase(cause)) note.noteOutage();
    else note.log.warn({ err: cause, count: set.length }, "a set of jobs is settled by halves");
  }
  const middle = Math.ceil(set.length / 2);
  return [
    ...(await settleHalving(definition, note, set.slice(0, middle))),
    ...(await settleHalving(definition, note, set.slice(middle))),
  ];
}

async function noteAfter<Job, Answer>(
  definition: WorkerDefinition<Job, Answer>,
  note: Note,
  set: readonly Done<Job, Answer>[],
): Promise<void> {
  try {
    await definition.after?.(set);
  } catch (err) {
    if (isOfDatabase(err)) note.noteOutage();
    else note.log.warn({ err, count: set.length }, "what follows a settlement has failed");
  }
}

/** Waits for a while, or until it is over with the worker. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return sleep(ms, undefined, { signal }).catch(() => {});
}

/** A bell that ends a wait; one that is rung while nobody waits ends the next wait at once. */
function openWakeSignal(name: string) {
  let is_rung = false;
  let end: (() => void) | null = null;
  const ring = () => {
    is_rung = true;
    end?.();
  };
  const hung = wake_signals.get(name) ?? new Set();
  wake_signals.set(name, hung.add(ring));
  return {
    ring,
    takeDown: () => void hung.delete(ring),
    async wait(): Promise<void> {
      if (!is_rung) {
        await new Promise<void>((resolve) => {
          end = resolve;
        });
      }
      is_rung = false;
      end = null;
    },
  };
}
