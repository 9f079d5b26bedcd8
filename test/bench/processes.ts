/**
 * One api process, two and four, and one that is watched or has the sign of a cell. Several take
 * each organisation by chance, or each one process, as a router by key does. They share the
 * connections of one, as when a process is added, or have as many each, as when the load has grown.
 */
import { type Arm, type Arms, MANY, SERVER, sell } from "./arms.ts";
import type { Books } from "./books.ts";
import type { Round } from "./goals.ts";
import type { Generator } from "./load/load.ts";
import { findPort, type Program, startProgram } from "./program.ts";
import { goalLines } from "./report.ts";

const ONE = "one process";
const WATCHED = "one process, with metrics";
const SIGNED = "one process, of a cell";
const MOST = 4;

/** Starts all processes, once for the whole run. */
export async function openProcesses(books: Books, generator: Generator): Promise<Arms> {
  const settings = { DATABASE_URL: books.url, SVC_ROLE: "api", SVC_ENV: "sandbox" };
  const programs: Program[] = [];
  while (programs.length < MOST) programs.push(await startProgram(SERVER, settings));
  const SVC_METRICS_PORT = String(await findPort());
  const watched = await startProgram(SERVER, { ...settings, SVC_METRICS_PORT });
  const signed = await startProgram(SERVER, { ...settings, SVC_CELL: "A" });
  const started = [...programs, watched, signed];
  const arm = (name: string, used: readonly Program[], bearersOf: Bearers, each = 1): Arm => ({
    ...{ name, programs: used, keeps_books: true },
    sell: (seconds) => {
      const targets = used.map(({ port }, place) => ({ port, bearers: bearersOf(place) }));
      return sell(generator, { targets, connections: MANY * each, seconds });
    },
  });
  const all = () => books.bearers;
  const byKey = (count: number) => (place: number) =>
    books.bearers.filter((_, index) => index % count === place);
  return {
    list: [
      arm(ONE, programs.slice(0, 1), all),
      arm(WATCHED, [watched], all),
      arm(SIGNED, [signed], all),
      ...[2, MOST].flatMap((count) => {
        const some = programs.slice(0, count);
        return [
          arm(byChance(count), some, all),
          arm(ofKey(count), some, byKey(count)),
          arm(grown(count), some, byKey(count), count),
        ];
      }),
    ],
    pids: [generator.pid, ...started.map(({ pid }) => pid)],
    async stop() {
      await Promise.all(started.map((program) => program.stop()));
    },
  };
}

type Bearers = (place: number) => readonly string[];

const byChance = (count: number) => `${count} processes, by chance`;
const ofKey = (count: number) => `${count} processes, by key`;
const grown = (count: number) => `${count} processes, by key, ${MANY} connections each`;

/** What several cost in terms of one, and what being watched and the sign of a cell do. */
export function processesTable(rounds: readonly Round[]): string {
  const cost = (name: string, figure: "database_us" | "program_us") =>
    rounds.map((round) => (round.get(name)?.[figure] ?? 0) / (round.get(ONE)?.[figure] ?? 0));
  const of = { id: "B16", against: ONE, better: "less", digits: 2 } as const;
  const several = [2, MOST].flatMap((count) => [byChance(count), ofKey(count), grown(count)]);
  const alone = { ...of, id: "–", goal: 1.03 } as const;
  return goalLines([
    ...several.map((name) => ({
      ...{ ...of, measure: `PostgreSQL a sale, ${name}`, goal: 1.15 },
      values: cost(name, "database_us"),
    })),
    {
      ...{ ...alone, measure: `Node a sale, ${WATCHED}` },
      values: cost(WATCHED, "program_us"),
    },
    {
      ...{ ...alone, measure: `Node a sale, ${SIGNED}` },
      values: cost(SIGNED, "program_us"),
    },
    {
      ...{ ...alone, measure: `PostgreSQL a sale, ${SIGNED}` },
      values: cost(SIGNED, "database_us"),
    },
  ]);
}
