/** The time of processors that work in this process takes, and what its database takes for it. */
import { readUsed } from "../cpu.ts";
import type { Cost, GrownRow } from "./costs.ts";
import type { GrownShop } from "./shop.ts";
import type { Staff } from "./staff.ts";

const MICROSECONDS = 1_000_000;

/** Does the work, and returns what it took; the database serves nothing else. */
export async function spentBy(
  { postmaster_pid }: Pick<GrownShop, "postmaster_pid">,
  work: () => Promise<unknown>,
): Promise<Omit<Cost, "pages">> {
  const read = () => ({ ...readUsed(postmaster_pid, []), own: process.cpuUsage() });
  const before = read();
  await work();
  const after = read();
  return {
    database_us: (after.database - before.database) * MICROSECONDS,
    program_us: after.own.user - before.own.user + after.own.system - before.own.system,
  };
}

/** The same of a size's workers, with the pages that they read. */
export async function costOf(staff: Staff, work: () => Promise<unknown>): Promise<Cost> {
  const before = await staff.pages();
  const spent = await spentBy(staff.shop, work);
  return { ...spent, pages: (await staff.pages()) - before };
}

/** What one of them took. */
export function shareOf({ database_us, program_us, pages }: Cost, count: number): Cost {
  return {
    database_us: database_us / count,
    program_us: program_us / count,
    pages: pages === null ? null : pages / count,
  };
}

/** What one of several took on average. */
export function meanOf(costs: readonly Cost[]): Cost {
  return shareOf(costs.reduce(add), costs.length);
}

/** What several things took together, at each size. */
export function sumOf(rows: readonly GrownRow[]): Cost[] {
  const [first, ...others] = rows.map(({ costs }) => costs);
  if (first === undefined) return [];
  return others.reduce<Cost[]>(
    (sums, costs) => sums.map((sum, place) => add(sum, costs[place] ?? sum)),
    [...first],
  );
}

function add(one: Cost, other: Cost): Cost {
  return {
    database_us: one.database_us + other.database_us,
    program_us: one.program_us + other.program_us,
    pages: (one.pages ?? 0) + (other.pages ?? 0),
  };
}
