/** What each question costs at each size, asked in turns over one connection. */
import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase, type Read } from "@svc/server/platform/db/transaction.ts";
import { SERVER } from "../arms.ts";
import { readUsed } from "../cpu.ts";
import { startProgram } from "../program.ts";
import type { Asker } from "../reads/ask.ts";
import { MEASURES, type Measure } from "./questions.ts";
import type { GrownShop } from "./shop.ts";

/** Of one call, or of whatever else a row of the table counts. */
export interface Cost {
  /** Units: microseconds of a core. */
  readonly database_us: number;
  readonly program_us: number;
  /** Pages of tables and indexes, in memory or not; null where they were not counted. */
  readonly pages: number | null;
}

/** One thing that was measured, at each size in their order. */
export interface GrownRow {
  readonly name: string;
  readonly costs: readonly Cost[];
}

interface Served {
  readonly shop: GrownShop;
  readonly port: number;
  read(): Promise<Reading>;
  stop(): Promise<void>;
}

interface Reading {
  readonly database: number;
  readonly program: number;
  readonly pages: number;
}

const WARM_UPS = 10;
/** Many, so that no connection is silent for long. */
const TURNS = 12;
/** PostgreSQL reports its counters at the end of the first transaction after a second. */
const COUNTERS_AFTER_MS = 1_200;

/** Asks every size every question. */
export async function measureQuestions(
  shops: readonly GrownShop[],
  asker: Asker,
  only: RegExp,
): Promise<GrownRow[]> {
  const served = await Promise.all(shops.map(serve));
  const rows: GrownRow[] = [];
  try {
    for (const measure of MEASURES.filter(({ name }) => only.test(name))) {
      const costs = await measureOne(served, asker, measure);
      rows.push(noted({ name: measure.name, costs }));
    }
    return rows;
  } finally {
    await Promise.all(served.map((one) => one.stop()));
  }
}

async function measureOne(
  served: readonly Served[],
  asker: Asker,
  { times, ask }: Measure,
): Promise<Cost[]> {
  const askOnce = ({ shop, port }: Served) => asker.ask({ port, ...ask(shop) });
  const warm_ups = Math.min(WARM_UPS, times);
  for (let turn = 1; turn < warm_ups; turn += 1) await Promise.all(served.map(askOnce));
  const settle = async () => {
    await sleep(COUNTERS_AFTER_MS);
    for (const one of served) await askOnce(one);
    return await Promise.all(served.map((one) => one.read()));
  };
  const before = await settle();
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const one of served) for (let time = 0; time < times; time += 1) await askOnce(one);
  }
  const after = await settle();
  const count = TURNS * times + 1;
  return after.map((now, place) => {
    const then = before[place] ?? now;
    return {
      database_us: ((now.database - then.database) * 1e6) / count,
      program_us: ((now.program - then.program) * 1e6) / count,
      pages: (now.pages - then.pages) / count,
    };
  });
}

/** One connection serves what is asked, so that its counters are all there is to read. */
async function serve(shop: GrownShop): Promise<Served> {
  const settings = { DATABASE_URL: shop.url, SVC_ROLE: "api", SVC_ENV: "sandbox", SVC_POOL: "1" };
  const program = await startProgram(SERVER, settings);
  const database = openDatabase({ database_url: shop.url, pool: 1 });
  return {
    shop,
    port: program.port,
    async read() {
      const pages = await database.read(readPages);
      const { database: used, programs } = readUsed(shop.postmaster_pid, [program.pid]);
      return { database: used, program: programs.get(program.pid) ?? 0, pages };
    },
    async stop() {
      await database.close();
      await program.stop();
    },
  };
}

/** Pages of tables and indexes that were read so far, as far as connections have reported them. */
export async function readPages({ sql }: Read): Promise<number> {
  const [row] = await sql<{ pages: string }[]>`
    select coalesce(sum(heap_blks_read + heap_blks_hit
      + coalesce(idx_blks_read + idx_blks_hit, 0)), 0) as pages from pg_statio_user_tables`;
  return Number(row?.pages);
}

/** Shows a row while the others are still measured. */
export function noted(row: GrownRow): GrownRow {
  console.log(`  ${lineOf(row)}`);
  return row;
}

function lineOf(row: GrownRow): string {
  const costs = row.costs.map(({ database_us, program_us, pages }) => {
    const counted = pages === null ? "" : ` · ${pages.toFixed(0)} pages`;
    return `${database_us.toFixed(0)} + ${program_us.toFixed(0)} µs${counted}`;
  });
  return [row.name.padEnd(42), ...costs].join(" | ");
}
