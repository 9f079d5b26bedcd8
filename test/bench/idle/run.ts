/**
 * B15: what a started program costs that nobody asks for anything, with 100 organisations in its
 * books. `--seconds=60` is the default; `--write` puts the figures into docs/benchmarks.md.
 */
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { openDatabase } from "@svc/server/platform/db/transaction.ts";
import { type Books, openBooks } from "../books.ts";
import { readUsed } from "../cpu.ts";
import { writeIdle } from "../docs.ts";
import { startProgram } from "../program.ts";
import { goalLines } from "../report.ts";

const SERVER = join(import.meta.dirname, "..", "..", "..", "server", "main.ts");
/** By then the chores that are due at the start are done. */
const SETTLE_MS = 30_000;
const ROUNDS = 3;

const OF_IDLE = { id: "B15", against: "–", better: "less", digits: 2 } as const;
const GOALS = {
  cores: { ...OF_IDLE, measure: "an idle `npm start`, % of a core", goal: 1.5 },
  transactions: { ...OF_IDLE, measure: "its transactions a second", goal: 2 },
} as const;

/** What idleness costs a second. */
interface Idle {
  readonly program_percent: number;
  readonly database_percent: number;
  readonly transactions: number;
}

const { values } = parseArgs({
  options: {
    idle: { type: "boolean" },
    seconds: { type: "string", default: "60" },
    write: { type: "boolean", default: false },
  },
});

await run(Number(values.seconds));

async function run(seconds: number): Promise<void> {
  const books = await openBooks();
  try {
    const rounds = await measureIdle(books, seconds);
    const told = goalLines([
      {
        ...GOALS.cores,
        values: rounds.map((idle) => idle.program_percent + idle.database_percent),
      },
      { ...GOALS.transactions, values: rounds.map(({ transactions }) => transactions) },
    ]);
    console.log(`\n${told}`);
    if (values.write) writeIdle([told], books.postgresql);
  } finally {
    await books.close();
  }
}

async function measureIdle(books: Books, seconds: number): Promise<Idle[]> {
  const database = openDatabase({ database_url: books.url, pool: 1 });
  const server = await startProgram(SERVER, { DATABASE_URL: books.url, SVC_ENV: "sandbox" });
  /** Counted by PostgreSQL, the question itself included. */
  const transactions = () =>
    database.read(async ({ sql }) => {
      const [row] = await sql<{ count: string }[]>`
        select xact_commit + xact_rollback as count from pg_stat_database
        where datname = current_database()`;
      return Number(row?.count);
    });
  const rounds: Idle[] = [];
  try {
    await sleep(SETTLE_MS);
    for (let round = 1; round <= ROUNDS; round += 1) {
      const [before, counted] = [
        readUsed(books.postmaster_pid, [server.pid]),
        await transactions(),
      ];
      await sleep(seconds * 1_000);
      const [after, more] = [readUsed(books.postmaster_pid, [server.pid]), await transactions()];
      const of_program = (used: typeof before) => used.programs.get(server.pid) ?? 0;
      rounds.push({
        program_percent: (100 * (of_program(after) - of_program(before))) / seconds,
        database_percent: (100 * (after.database - before.database)) / seconds,
        transactions: (more - counted) / seconds,
      });
      console.log(`  ${lineOf(rounds.at(-1))}`);
    }
    return rounds;
  } finally {
    await database.close();
    await server.stop();
  }
}

function lineOf(idle: Idle | undefined): string {
  if (idle === undefined) return "nothing";
  const { program_percent, database_percent, transactions } = idle;
  const [program, database] = [program_percent.toFixed(2), database_percent.toFixed(2)];
  const cores = `program ${program} %, database ${database} % of a core`;
  return `${cores}, ${transactions.toFixed(2)} transactions a second`;
}
