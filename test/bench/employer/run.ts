/**
 * The benchmark of an employer's payday: W1 to W5. `--rounds=5` is the default; `--write` puts the
 * figures into docs/benchmarks-employer.md; `--only=W5` measures one of them and writes nothing.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openBooks } from "../books.ts";
import { writeEmployer } from "../docs.ts";
import type { GoalFacts } from "../goals.ts";
import { type Program, startProgram } from "../program.ts";
import { openAsker } from "../reads/ask.ts";
import { goalLines, table } from "../report.ts";
import { type AcceptRound, LINES, measureAccept } from "./accept.ts";
import {
  LARGE as LEDGER_LARGE,
  SMALL as LEDGER_SMALL,
  type LedgerRow,
  measureLedger,
} from "./ledger.ts";
import { type LinesRound, measureLines, SALES } from "./lines.ts";
import { GOAL_MS, measureOccurrences, type PagesRow, SCHEDULES } from "./occurrences.ts";
import { LARGE, measureSearch, type SearchRow } from "./search.ts";

const SERVER = join(import.meta.dirname, "..", "..", "..", "server", "main.ts");
const GOALS = {
  accept: {
    id: "W1",
    measure: `a batch of ${LINES} lines accepted, ms`,
    against: "one COPY of its lines",
    goal: 6,
    better: "less",
    digits: 1,
  },
  lines: {
    id: "W2",
    measure: `${SALES} lines sold and settled, a second`,
    against: "as many single sales, already made, through the same worker",
    goal: 1,
    better: "more",
    digits: 2,
  },
  pages: {
    id: "W3",
    measure: `the dearest page of a year of days of ${SCHEDULES} schedules, ms of a core`,
    against: "–",
    goal: GOAL_MS,
    better: "less",
    digits: 1,
  },
  search: {
    id: "W4",
    measure: `the slowest growth of a search at ${LARGE} recipients, ms`,
    against: "the same at 10000",
    goal: 1.5,
    better: "less",
    digits: 2,
  },
  day: {
    id: "W5",
    measure: `the ledger of two days at ${LEDGER_LARGE} sends a year, ms of a core`,
    against: `the same at ${LEDGER_SMALL}`,
    goal: 1.5,
    better: "less",
    digits: 2,
  },
  year: {
    id: "W5",
    measure: "the dearest page of that year's ledger, words apart, ms of a core",
    against: "–",
    goal: 1_000,
    better: "less",
    digits: 0,
  },
} as const satisfies Record<string, GoalFacts>;

const { values } = parseArgs({
  options: {
    employer: { type: "boolean" },
    rounds: { type: "string", default: "5" },
    only: { type: "string" },
    write: { type: "boolean", default: false },
  },
});
await run(Number(values.rounds));

async function run(rounds: number): Promise<void> {
  const books = await openBooks();
  const asker = openAsker();
  const settings = { DATABASE_URL: books.url, SVC_ENV: "sandbox", SVC_TEST_STEP: "0s" };
  const started: Program[] = [];
  const start = async (role: string) => {
    const program = await startProgram(SERVER, { ...settings, SVC_ROLE: role });
    started.push(program);
    return program;
  };
  try {
    await books.clear();
    const api = await start("api");
    const measures: Record<string, () => Promise<Measured>> = {
      W1: async () => acceptGoals(await measureAccept({ books, api }, rounds)),
      W4: async () => searchGoals(await measureSearch({ books, api, asker })),
      W3: async () => pagesGoals(await measureOccurrences({ books, api, asker })),
      W5: async () => ledgerGoals(await measureLedger({ books, api, asker })),
      W2: async () => {
        await books.clear();
        return linesGoals(await measureLines({ books, worker: await start("all") }, rounds));
      },
    };
    const measured: Measured[] = [];
    for (const [id, measure] of Object.entries(measures)) {
      if (values.only !== undefined && values.only !== id) continue;
      console.log(id);
      measured.push(await measure());
    }
    const goals = measured.flatMap((one) => one.goals);
    const tables = measured.flatMap((one) => one.table ?? []);
    const told = [
      goalLines(goals.toSorted((one, other) => (one.id < other.id ? -1 : 1))),
      ...tables,
    ];
    console.log(`\n${told.join("\n\n")}`);
    if (values.write && values.only === undefined) writeEmployer(told, books.postgresql);
  } finally {
    for (const program of started) await program.stop();
    asker.close();
    await books.close();
  }
}

interface Measured {
  readonly goals: readonly (GoalFacts & { readonly values: readonly number[] })[];
  readonly table?: string;
}

function acceptGoals(rounds: readonly AcceptRound[]): Measured {
  const ratios = rounds.map((one) => one.accepted_ms / one.copied_ms);
  return { goals: [{ ...GOALS.accept, values: ratios }] };
}

function linesGoals(rounds: readonly LinesRound[]): Measured {
  const ratios = rounds.map((one) => one.lines_per_second / one.sales_per_second);
  return { goals: [{ ...GOALS.lines, values: ratios }] };
}

function searchGoals(rows: readonly SearchRow[]): Measured {
  const growth = Math.max(...rows.map(({ small_ms, large_ms }) => large_ms / small_ms));
  return { goals: [{ ...GOALS.search, values: [growth] }], table: searchTable(rows) };
}

function pagesGoals(rows: readonly PagesRow[]): Measured {
  return {
    goals: [{ ...GOALS.pages, values: rows.slice(0, 1).map(({ most_ms }) => most_ms) }],
    table: table(
      ["A page of", "Pages", "Median, ms of a core", "Most, ms of a core"],
      rows.map(({ name, pages, median_ms, most_ms }) => [
        name,
        String(pages),
        ...[median_ms, most_ms].map((value) => value.toFixed(1)),
      ]),
    ),
  };
}

function ledgerGoals(rows: readonly LedgerRow[]): Measured {
  const [day, ...of_year] = rows.filter(({ is_page }) => is_page);
  if (day === undefined) throw new Error("No page of the ledger was read.");
  return {
    goals: [
      { ...GOALS.day, values: [day.large_ms / day.small_ms] },
      { ...GOALS.year, values: [Math.max(...of_year.map(({ large_ms }) => large_ms))] },
    ],
    table: table(
      [
        "Of the books",
        `${LEDGER_SMALL} sends, ms of a core`,
        `${LEDGER_LARGE} sends, ms of a core`,
      ],
      rows.map(({ name, small_ms, large_ms }) => [
        name,
        ...[small_ms, large_ms].map((value) => value.toFixed(1)),
      ]),
    ),
  };
}

function searchTable(rows: readonly SearchRow[]): string {
  return table(
    ["Search for", "10000 recipients, ms", `${LARGE} recipients, ms`, "Ratio"],
    rows.map(({ name, small_ms, large_ms }) => [
      name,
      ...[small_ms, large_ms, large_ms / small_ms].map((value) => value.toFixed(2)),
    ]),
  );
}
