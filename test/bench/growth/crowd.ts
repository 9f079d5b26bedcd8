/** A crowd that sells over many connections. */
import { MANY, SERVER, sell } from "../arms.ts";
import { readUsed } from "../cpu.ts";
import { startGenerator } from "../load/load.ts";
import { type Program, startProgram } from "../program.ts";
import { type Cost, type GrownRow, noted } from "./costs.ts";
import type { GrownShop } from "./shop.ts";

const ROUNDS = 3;
const SECONDS = 4;

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

interface UsedSeconds {
  readonly database: number;
  readonly program: number;
}

function usedBy({ postmaster_pid }: GrownShop, { pid }: Program): UsedSeconds {
  const { database, programs } = readUsed(postmaster_pid, [pid]);
  return { database, program: programs.get(pid) ?? 0 };
}

function costOf({ database, program }: UsedSeconds, count: number): Cost {
  return {
    database_us: (database * 1e6) / count,
    program_us: (program * 1e6) / count,
    pages: null,
  };
}
