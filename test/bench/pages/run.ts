/**
 * What each page of the dashboard takes, of a shop with a history: sends, what they left in the
 * ledger, and the events and requests of the last month. `--rows=5000000` is the default; `--write`
 * puts the figures into docs/benchmarks-pages.md. The shop is filled at the first run and stays; a
 * fill that was ended goes on. What counts is the time of processors, which a busy machine leaves
 * as it is.
 */
import { parseArgs } from "node:util";
import { readUsed } from "../cpu.ts";
import { writePages } from "../docs.ts";
import { startProgram } from "../program.ts";
import { table } from "../report.ts";
import { crawl, type TimedPage } from "./crawl.ts";
import { openPagesShop } from "./shop.ts";

/** Source: docs/benchmarks-pages.md. */
const GOAL_MS = 250;
/** What takes less is only counted. */
const SHOWN = 30;
const SERVER = new URL("../../../server/main.ts", import.meta.url).pathname;

const { values } = parseArgs({
  options: {
    pages: { type: "boolean" },
    rows: { type: "string", default: "5000000" },
    write: { type: "boolean", default: false },
  },
});

await run(Number(values.rows));

async function run(rows: number): Promise<void> {
  const shop = await openPagesShop(rows);
  console.log(`  ${rows} sends are there after ${shop.fill_seconds.toFixed(0)} seconds`);
  const settings = { DATABASE_URL: shop.url, SVC_ROLE: "api", SVC_ENV: "sandbox" };
  const program = await startProgram(SERVER, settings);
  try {
    const origin = `http://127.0.0.1:${program.port}`;
    const used = () => {
      const { database, programs } = readUsed(shop.postmaster_pid, [program.pid]);
      return database + (programs.get(program.pid) ?? 0);
    };
    const pages = await crawl({ origin, session: shop.session, used });
    const told = tableOf(pages);
    const over = pages.filter(({ processor_ms }) => processor_ms > GOAL_MS);
    const wrong = pages.filter(({ status }) => status !== 200);
    const sum = `${pages.length} kinds of page, ${over.length} of them over ${GOAL_MS} ms.`;
    console.log(`\n${told}\n\n${sum}`);
    for (const { pattern, status } of wrong) console.log(`${pattern} answered ${status}.`);
    if (values.write) writePages([`${rows} sends. ${sum}`, told], shop.postgresql);
    if (over.length + wrong.length > 0) process.exitCode = 1;
  } finally {
    await program.stop();
    await shop.close();
  }
}

function tableOf(pages: readonly TimedPage[]): string {
  const titles = ["Page", "processors, ms", "median, ms", "first, ms", "kB", "Goal"];
  const rows = pages.slice(0, SHOWN).map((page) => {
    const { pattern, processor_ms, median_ms, first_ms, kilobytes } = page;
    const figures = [processor_ms, median_ms, first_ms, kilobytes].map((one) => one.toFixed(0));
    return [`\`${pattern}\``, ...figures, processor_ms > GOAL_MS ? "**missed**" : "met"];
  });
  return table(titles, rows);
}
