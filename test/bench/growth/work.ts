/** What is not asked over one connection: a crowd that sells, and the worker's rounds. */
import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "@svc/server/platform/db/transaction.ts";
import { MANY, SERVER, sell } from "../arms.ts";
import { readUsed } from "../cpu.ts";
import { startGenerator } from "../load/load.ts";
import { type Program, startProgram } from "../program.ts";
import { placeSends, SENDS_A_CALL, untilRest } from "../reads/dispatch.ts";
import { type Cost, type GrownRow, lineOf } from "./costs.ts";
import type { GrownShop } from "./shop.ts";

const ROUNDS = 3;
const SECONDS = 4;
/** By then the chores of a start are done. */
const SETTLE_MS = 20_000;
const IDLE_SECONDS = 20;
const SENDS = 3 * SENDS_A_CALL;

/** Sells over many connections for any organisation, in turns; each round begins with another. */
export async function measureCrowd(shops: readonly GrownShop[]): Promise<GrownRow[]> {
  const settings = { SVC_ROLE: "api", SVC_ENV: "sandbox" };
  const programs = await Promise.all(
    shops.map(({ url }) => startProgram(SERVER, { ...settings, DATABASE_URL: url })),
  );
  const generator = startGenerator();
  const sums = shops.map(() => ({ sales: 0, database: 0, program: 0 }));
  try {
    // V8 compiles what is hot in the first round.
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [place, shop] of shops.entries()) {
        const program = programs[place] as Program;
        const targets = [{ port: program.port, bearers: shop.bearers }];
        const before = usedBy(shop, program);
        const sold = await sell(generator, { targets, connections: MANY, seconds: SECONDS });
        if (sold.errors > 0) throw new Error(`A sale was refused: ${sold.first_error}`);
        const after = usedBy(shop, program);
        const sum = sums[place];
        if (round === 0 || sum === undefined) continue;
        sum.sales += sold.sales;
        sum.database += after.database - before.database;
        sum.program += after.program - before.program;
      }
    }
  } finally {
    generator.stop();
    await Promise.all(programs.map((program) => program.stop()));
  }
  const costs = sums.map(({ sales, ...used }) => costOf(used, sales));
  return [noted({ name: `a sale, ${MANY} connections, any organisation`, costs })];
}

/** Lets a worker wait for work, and then do it, at each size. */
export async function measureWorkers(shops: readonly GrownShop[]): Promise<GrownRow[]> {
  const settings = { SVC_ROLE: "all", SVC_ENV: "sandbox", SVC_TEST_STEP: "0s" };
  const workers = await Promise.all(
    shops.map(({ url }) => startProgram(SERVER, { ...settings, DATABASE_URL: url })),
  );
  try {
    await Promise.all(shops.map(rest));
    await sleep(SETTLE_MS);
    const before = shops.map((shop, place) => usedBy(shop, workers[place] as Program));
    await sleep(IDLE_SECONDS * 1_000);
    const idle = shops.map((shop, place) => {
      const after = usedBy(shop, workers[place] as Program);
      return costOf(lessOf(after, before[place] ?? after), IDLE_SECONDS);
    });
    const full: Cost[] = [];
    for (const [place, shop] of shops.entries()) {
      const worker = workers[place] as Program;
      // V8 compiles for about as long as the first set lives.
      await liveThrough(shop, worker);
      full.push(await liveThrough(shop, worker));
    }
    return [
      noted({ name: "a worker without work, a second", costs: idle }),
      noted({ name: "the life of a send, in a worker", costs: full }),
    ];
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()));
  }
}

async function rest({ url }: GrownShop): Promise<void> {
  const database = openDatabase({ database_url: url, pool: 1 });
  await untilRest(database);
  await database.close();
}

async function liveThrough(shop: GrownShop, worker: Program): Promise<Cost> {
  const database = openDatabase({ database_url: shop.url, pool: 1 });
  const of = shop.size.organisations;
  await placeSends(database, { sends: SENDS, due: "infinity", of });
  const before = usedBy(shop, worker);
  await database.read(({ sql }) => sql`update send_dispatches set due_at = svc_now()`);
  await untilRest(database);
  const cost = costOf(lessOf(usedBy(shop, worker), before), SENDS);
  await database.close();
  return cost;
}

interface UsedSeconds {
  readonly database: number;
  readonly program: number;
}

function usedBy({ postmaster_pid }: GrownShop, { pid }: Program): UsedSeconds {
  const { database, programs } = readUsed(postmaster_pid, [pid]);
  return { database, program: programs.get(pid) ?? 0 };
}

function lessOf(after: UsedSeconds, before: UsedSeconds): UsedSeconds {
  return {
    database: after.database - before.database,
    program: after.program - before.program,
  };
}

function costOf({ database, program }: UsedSeconds, count: number): Cost {
  return {
    database_us: (database * 1e6) / count,
    program_us: (program * 1e6) / count,
    pages: null,
  };
}

function noted(row: GrownRow): GrownRow {
  console.log(`  ${lineOf(row)}`);
  return row;
}
