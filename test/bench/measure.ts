import { setTimeout as sleep } from "node:timers/promises";
import type { Arm } from "./arms.ts";
import type { Books } from "./books.ts";
import { readUsed, type Used } from "./cpu.ts";

/** Work that follows the sales, mostly the request log, is part of their cost. */
const SETTLE_MS = 400;
const MICROSECONDS = 1_000_000;

/** One arm in one round. Figures "a sale" are divided by the sales of the arm. */
export interface Figures {
  readonly name: string;
  readonly sales: number;
  readonly sales_per_second: number;
  readonly p50_ms: number;
  /** Processor time a sale, in microseconds; null where no program of ours takes part. */
  readonly program_us: number | null;
  readonly database_us: number;
  /** Whoever makes the load: the generator, or pgbench. */
  readonly load_us: number;
  readonly wal_bytes: number;
  /** Flights to the database a sale. */
  readonly flights: number | null;
  /** Cores that programs outside of the benchmark used meanwhile. */
  readonly other_cores: number;
  /** Why the figures do not count; empty if they do. */
  readonly faults: readonly string[];
}

interface Reading {
  readonly at_ms: number;
  readonly used: Used;
  readonly wal_bytes: bigint;
  readonly flights: number;
}

/** Runs one arm on empty books and holds the books against what it says it sold. */
export async function measure(
  arm: Arm,
  { books, pids, seconds }: { books: Books; pids: readonly number[]; seconds: number },
): Promise<Figures> {
  await books.clear();
  await sleep(SETTLE_MS);
  const before = await readAll(arm, books, pids);
  const sold = await arm.sell(seconds);
  await sleep(SETTLE_MS);
  const after = await readAll(arm, books, pids);
  const { sales, errors, first_error, p50_ms } = sold;
  const faults = arm.keeps_books ? await books.faults(sales) : [];
  if (errors > 0) faults.push(`${errors} errors, the first: ${first_error ?? "not told"}`);
  const { used } = after;
  const usedBy = (pid: number) =>
    (used.programs.get(pid) ?? 0) - (before.used.programs.get(pid) ?? 0);
  const database = used.database - before.used.database;
  const own = used.own - before.used.own;
  const programs = sumOf(pids, usedBy);
  const machine = used.machine - before.used.machine;
  const own_pids = arm.programs.map(({ pid }) => pid);
  const has_program = own_pids.length > 0;
  const [generator_pid = 0] = pids;
  const aSale = (total: number) => total / Math.max(1, sales);
  return {
    name: arm.name,
    sales,
    sales_per_second: sales / sold.seconds,
    p50_ms,
    program_us: has_program ? aSale(sumOf(own_pids, usedBy) * MICROSECONDS) : null,
    database_us: aSale(database * MICROSECONDS),
    load_us: aSale((has_program ? usedBy(generator_pid) : own) * MICROSECONDS),
    wal_bytes: aSale(Number(after.wal_bytes - before.wal_bytes)),
    flights: has_program ? aSale(after.flights - before.flights) : null,
    other_cores: (machine - database - own - programs) / ((after.at_ms - before.at_ms) / 1_000),
    faults,
  };
}

async function readAll(arm: Arm, books: Books, pids: readonly number[]): Promise<Reading> {
  const wal_bytes = await books.walBytes();
  const flown = await Promise.all(arm.programs.map((program) => program.flights()));
  return {
    at_ms: performance.now(),
    used: readUsed(books.postmaster_pid, pids),
    wal_bytes,
    flights: sumOf(flown, (flights) => flights),
  };
}

function sumOf(numbers: readonly number[], of: (one: number) => number): number {
  return numbers.reduce((total, one) => total + of(one), 0);
}
