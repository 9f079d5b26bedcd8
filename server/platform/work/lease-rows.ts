import type { Database } from "../db/transaction.ts";
import { transactionTime } from "../db/transaction-time.ts";
import type { Log } from "../log.ts";
import { Refusal } from "../refusal.ts";
import { isInStep } from "./clock-skew.ts";
import { isOfDatabase } from "./database-outage.ts";
import { momentNow } from "./lease.ts";
import { quarantineRow } from "./quarantine.ts";
import type { LeaseScope, Mode, Queue, RowName } from "./queue.ts";

/** What leasing needs. */
export interface LeaseDeps {
  readonly database: Pick<Database, "transact">;
  readonly log: Pick<Log, "warn" | "error">;
}

/** How much is leased, and whose. */
export interface LeaseInput {
  readonly limit: number;
  /** The rows of this account, which has one mode; left out, those of all accounts. */
  readonly account?: { readonly id: string; readonly mode: Mode };
  /** Accounts that have enough under way; what is due of them is left to the next time. */
  readonly full?: readonly string[];
}

/** A queue that takes one row at a time has others to go on with, where that one is at fault. */
const NAMED_LEAST = 64;

type Unleased = Omit<LeaseScope, "now" | "from">;

/**
 * Leases rows of a queue that are due, live ones first, each mode in a transaction of its own. A
 * set that throws is halved down to the rows that are at fault, which are quarantined; all others
 * are leased.
 */
export async function leaseRows<Leased>(
  deps: LeaseDeps,
  queue: Queue<Leased>,
  { limit, account, full = [] }: LeaseInput,
): Promise<Leased[]> {
  const leased: Leased[] = [];
  let left = limit;
  const account_id = account?.id ?? null;
  for (const mode of queue.modes) {
    if (left <= 0) break;
    if (account !== undefined && mode !== null && mode !== account.mode) continue;
    const set = await leaseSet(deps, queue, { mode, limit: left, only: null, account_id, full });
    left -= set.reduce((size, one) => size + (queue.sizeOf?.(one) ?? 1), 0);
    leased.push(...set);
  }
  return leased;
}

/** Leases a queue's rows set by set until none is due; returns how many there were. */
export async function leaseUntilNone<Leased>(
  deps: LeaseDeps,
  queue: Queue<Leased>,
  wanted: LeaseInput,
): Promise<number> {
  for (let count = 0; ; ) {
    const set = await leaseRows(deps, queue, wanted);
    if (set.length === 0) return count;
    count += set.length;
  }
}

async function leaseSet<Leased>(
  deps: LeaseDeps,
  queue: Queue<Leased>,
  scope: Unleased,
): Promise<readonly Leased[]> {
  try {
    return await leaseOnce(deps, queue, scope);
  } catch (err) {
    // A database that is away refuses this too, and nothing is anybody's fault.
    const limit = Math.max(scope.limit, NAMED_LEAST);
    const from = momentNow();
    const names = await deps.database.transact("name due rows", async (tx) =>
      queue.readDue(tx, { ...scope, limit, from, now: await transactionTime(tx) }),
    );
    if (names.length === 0) throw err;
    deps.log.warn({ err, queue: queue.name, count: names.length }, "a set is leased by halves");
    return await leaseHalves(deps, queue, { ...scope, only: names });
  }
}

async function leaseHalves<Leased>(
  deps: LeaseDeps,
  queue: Queue<Leased>,
  scope: Unleased & { readonly only: readonly RowName[] },
): Promise<Leased[]> {
  const middle = Math.ceil(scope.only.length / 2);
  const halves = [scope.only.slice(0, middle), scope.only.slice(middle)].filter(
    (half) => half.length > 0,
  );
  const leased: Leased[] = [];
  let refusals = 0;
  for (const only of halves) {
    const limit = scope.limit - leased.length;
    if (limit <= 0) break;
    try {
      leased.push(...(await leaseOnce(deps, queue, { ...scope, only, limit })));
    } catch (err) {
      // Where both halves are refused, something is locked or away, and no row is at fault.
      const is_refused = err instanceof Refusal && ++refusals === halves.length;
      if (is_refused && halves.length > 1) throw err;
      const [row] = only;
      if (only.length > 1)
        leased.push(...(await leaseHalves(deps, queue, { ...scope, only, limit })));
      else if (row !== undefined) await leaveOut(deps, { queue: queue.name, ...scope, row }, err);
    }
  }
  return leased;
}

/**
 * Quarantines a row that is at fault. A lock that is held for long is let go of by itself, and a
 * slow database is no fault of a row; anything else is.
 */
export async function leaveOut(
  deps: LeaseDeps,
  { queue, mode, row }: { queue: string; mode: Mode | null; row: RowName },
  err: unknown,
): Promise<void> {
  const is_locked = err instanceof Refusal && err.code === "concurrent_update";
  if (isOfDatabase(err)) deps.log.warn({ queue, ...row }, "a row waits for the database");
  else if (is_locked) deps.log.warn({ err, queue, ...row }, "a row is locked, and left for later");
  else await quarantineRow(deps, { queue, mode: mode ?? "live", ...row }, err);
}

/** A process whose own clock is wrong leases nothing. */
function leaseOnce<Leased>(
  { database, log }: LeaseDeps,
  queue: Queue<Leased>,
  scope: Unleased,
): Promise<readonly Leased[]> {
  const from = momentNow();
  const name = `lease ${queue.name} (${scope.mode ?? "all"})`;
  return database.transact(name, async (tx) => {
    const now = await transactionTime(tx);
    return isInStep(log, from, now) ? await queue.lease(tx, { ...scope, from, now }) : [];
  });
}
