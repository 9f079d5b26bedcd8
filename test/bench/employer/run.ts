/**
 * The benchmark of an employer's payday: W1, W2 and W4. `--rounds=5` is the default; `--write` puts
 * the figures into docs/benchmarks.md.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openBooks } from "../books.ts";
import { writeEmployer } from "../docs.ts";
import type { GoalFacts } from "../goals.ts";
import { startProgram } from "../program.ts";
import { openAsker } from "../reads/ask.ts";
import { goalLines, table } from "../report.ts";
import { LINES, measureAccept } from "./accept.ts";
import { measureLines, SALES } from "./lines.ts";
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
  search: {
    id: "W4",
    measure: `the slowest growth of a search at ${LARGE} recipients, ms`,
    against: "the same at 10000",
    goal: 1.5,
    better: "less",
    digits: 2,
  },
} as const satisfies Record<string, GoalFacts>;

const { values } = parseArgs({
  options: {
    employer: { type: "boolean" },
    rounds: { type: "string", default: "5" },
    write: { type: "boolean", default: false },
  },
});
await run(Number(values.rounds));

async function run(rounds: number): Promise<void> {
  const books = await openBooks();
  const asker = openAsker();
  const settings = { DATABASE_URL: books.url, SVC_ENV: "sandbox", SVC_TEST_STEP: "0s" };
  const started = [];
  try {
    await books.clear();
    const api = await startProgram(SERVER, { ...settings, SVC_ROLE: "api" });
    started.push(api);
    console.log("W1");
    const accept = await measureAccept({ books, api }, rounds);
    console.log(accept);
    console.log("W4");
    const search = await measureSearch({ books, api, asker });
    console.log(search);
    console.log("W2");
    await books.clear();
    const worker = await startProgram(SERVER, { ...settings, SVC_ROLE: "all" });
    started.push(worker);
    const lines = await measureLines({ books, worker }, rounds);
    console.log(lines);
    const measured = [
      goalLines([
        { ...GOALS.accept, values: accept.map((one) => one.accepted_ms / one.copied_ms) },
        { ...GOALS.lines, values: lines.map((one) => one.lines_per_second / one.sales_per_second) },
        {
          ...GOALS.search,
          values: [Math.max(...search.map(({ small_ms, large_ms }) => large_ms / small_ms))],
        },
      ]),
      searchTable(search),
    ];
    console.log(`\n${measured.join("\n\n")}`);
    if (values.write) writeEmployer(measured, books.postgresql);
  } finally {
    for (const program of started) await program.stop();
    asker.close();
    await books.close();
  }
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
