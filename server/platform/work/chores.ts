/**
 * The service's own chores: purges, daily checks, the daily test Credit. Each is a row with a due
 * time, and one process at a time does it; what must follow an account's clock is a due row of its
 * own module instead.
 */
import { and, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { writeInstant } from "../db/columns.ts";
import { insertMissing } from "../db/insert-many.ts";
import { isAnyOf } from "../db/is-any-of.ts";
import { chores as table } from "../db/tables.ts";
import type { Database, Tx } from "../db/transaction.ts";
import { transactionTime } from "../db/transaction-time.ts";
import { mintId } from "../ids.ts";
import type { Log } from "../log.ts";
import { isInStep } from "./clock-skew.ts";
import { severityOf } from "./database-outage.ts";
import { momentNow } from "./lease.ts";
import { leaseUntilNone } from "./lease-rows.ts";
import type { Queue } from "./queue.ts";
import type { WorkerDefinition } from "./worker.ts";

/** Work that is due at times. Doing it twice must be harmless. */
export interface Chore {
  readonly name: string;
  /** When it is due after a moment, both in wall time. Units: milliseconds. */
  nextAfter(now: number): number;
  /** Does it, in transactions of its own. */
  run(deps: ChoreDeps): Promise<void>;
}

/** What chores are handed. */
export interface ChoreDeps {
  readonly database: Database;
  readonly log: Log;
  /** Of one run: aborted when another process has the chore, as after a freeze. */
  readonly signal?: AbortSignal;
}

/** A chore that is leased to whoever claimed it. */
export interface DueChore {
  readonly chore: Chore;
  readonly lease_owner: string;
}

/** A chore whose process has not renewed its lease for so long is done by whoever looks next. */
const LEASE_MS = 10 * 60_000;
const RENEW_EVERY_MS = LEASE_MS / 5;
/** A chore that threw is due again after this time, doubled each time, up to the most. */
const WAIT_SECONDS = 5;
const WAIT_SECONDS_MAX = 60;

/** The worker that does the chores when they are due; a chore that is new is due at once. */
export function choreWorker(
  deps: ChoreDeps,
  chores: readonly Chore[],
  renew_every_ms: number = RENEW_EVERY_MS,
): WorkerDefinition<DueChore, "done" | "failed"> {
  const { database, log } = deps;
  return {
    name: "chores",
    concurrency: Math.max(1, chores.length),
    isDue: hasDue(chores),
    lease: () => leaseChores(deps, chores),
    async talk(job) {
      const kept = keepLease(deps, job, renew_every_ms);
      try {
        await job.chore.run({ ...deps, signal: kept.signal });
        return "done";
      } catch (err) {
        log[severityOf(err)]({ err, chore: job.chore.name }, "a chore failed");
        return "failed";
      } finally {
        kept.stop();
      }
    },
    settle: (done) =>
      database.transact("settle chores", async (tx) => {
        for (const { job, answer } of done) await settleChore(tx, job, answer);
      }),
    quarantine: async ({ chore: { name } }, err) =>
      log.error({ err, chore: name }, "a chore is left to its lease"),
  };
}

/** A chore that does what a queue has due, set by set, so many rows in each. */
export function queueChore(
  queue: Queue<unknown>,
  { every_ms, limit }: { every_ms: number; limit: number },
): Chore {
  return {
    name: queue.name,
    nextAfter: (now) => now + every_ms,
    run: async (deps) => void (await leaseUntilNone(deps, queue, { limit })),
  };
}

/** If they cannot be leased together, each is leased on its own, to spare the rest. */
async function leaseChores(deps: ChoreDeps, chores: readonly Chore[]): Promise<DueChore[]> {
  const { database, log } = deps;
  try {
    const from = momentNow();
    return await database.transact("claim chores", async (tx) => {
      const is_in_step = isInStep(log, from, await transactionTime(tx));
      return is_in_step ? await leaseDueChores(tx, chores) : [];
    });
  } catch (err) {
    if (chores.length === 1) {
      log[severityOf(err)]({ err, chore: chores[0]?.name }, "a chore could not be leased");
      return [];
    }
  }
  const leased: DueChore[] = [];
  for (const chore of chores) leased.push(...(await leaseChores(deps, [chore])));
  return leased;
}

async function leaseDueChores(tx: Tx, chores: readonly Chore[]): Promise<DueChore[]> {
  const now = await transactionTime(tx);
  const known = chores.map(({ name }) => name);
  await insertNewChores(tx, known, now);
  // A row that is locked is being leased by another process, and is not waited for.
  const due = await tx.db
    .select({ name: table.name })
    .from(table)
    .where(
      and(
        isAnyOf(table.name, known),
        lte(table.due_at, now),
        or(isNull(table.lease_until), lte(table.lease_until, now)),
      ),
    )
    .for("update", { skipLocked: true });
  const names = due.map(({ name }) => name);
  if (names.length === 0) return [];
  const lease_owner = mintId(now);
  await tx.db
    .update(table)
    .set({ lease_owner, lease_until: now + LEASE_MS })
    .where(isAnyOf(table.name, names));
  return chores.flatMap((chore) => (names.includes(chore.name) ? [{ chore, lease_owner }] : []));
}

/** Whether any chore is due or has no row yet, as SQL. */
function hasDue(chores: readonly Chore[]): SQL {
  const known = isAnyOf(
    table.name,
    chores.map(({ name }) => name),
  );
  return sql`(
    exists (
      select from ${table} where ${known} and ${lte(table.due_at, sql`svc_now()`)}
        and ${or(isNull(table.lease_until), lte(table.lease_until, sql`svc_now()`))}
    ) or (select count(*) from ${table} where ${known}) < ${chores.length})`;
}

/**
 * A process at a time writes the rows of new chores, and no other waits for it: an insert of a name
 * that another transaction has written waits until that one ends, and its process may be frozen.
 */
async function insertNewChores(tx: Tx, known: readonly string[], now: number): Promise<void> {
  const rows = await tx.db
    .select({ name: table.name })
    .from(table)
    .where(isAnyOf(table.name, [...known]));
  const written = new Set(rows.map(({ name }) => name));
  const missing = known.filter((name) => !written.has(name));
  if (missing.length === 0) return;
  const [lock] = await tx.sql<{ is_ours: boolean }[]>`
    select pg_try_advisory_xact_lock(hashtextextended('new chores', 0)) as is_ours`;
  if (lock?.is_ours !== true) return;
  const due = missing.map((name) => ({ name, due_at: now }));
  await insertMissing(tx, table, due, ["name"]);
}

/** Renews the lease of a chore while it runs: a run that is long is not begun a second time. */
function keepLease(
  { database, log }: ChoreDeps,
  { chore, lease_owner }: DueChore,
  every_ms: number,
): { readonly signal: AbortSignal; stop(): void } {
  const lost = new AbortController();
  async function renew(): Promise<void> {
    const { count } = await database.record(
      ({ sql }) => sql`
        update chores set lease_until = svc_now() + make_interval(secs => ${LEASE_MS / 1_000})
        where name = ${chore.name} and lease_owner = ${lease_owner}`,
    );
    if (count === 0) lost.abort();
  }
  const renewing = setInterval(() => {
    renew().catch((err) => log.warn({ err, chore: chore.name }, "a lease could not be renewed"));
  }, every_ms);
  return { signal: lost.signal, stop: () => clearInterval(renewing) };
}

/**
 * Only the holder of the lease says when the chore is due next: after what it failed of again soon,
 * be that all of it or the rows that were quarantined meanwhile.
 */
async function settleChore(
  tx: Tx,
  { chore, lease_owner }: DueChore,
  answer: "done" | "failed",
): Promise<void> {
  const next_at = chore.nextAfter(await transactionTime(tx));
  await tx.sql`
    update chores set
      lease_owner = null, lease_until = null,
      failures = case when ${answer === "done"} then 0 else failures + 1 end,
      due_at = case when ${answer === "done"} then least(${writeInstant(next_at)}, (
        select min(until) from quarantined_rows where queue = ${chore.name} and until > svc_now()
      )) else svc_now() + make_interval(
        secs => least(${WAIT_SECONDS_MAX}, ${WAIT_SECONDS} * power(2, least(failures, 16)))
      ) end
    where name = ${chore.name} and lease_owner = ${lease_owner}`;
}
