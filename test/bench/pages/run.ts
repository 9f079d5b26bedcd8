/**
 * What the pages of the dashboard ask of a shop with a history, as B7 asks for sends: the shop with
 * 5 million of them against the one with 100 thousand. A statement of a month is left out, which
 * reads its month, and the search, which is rationed. The shops are those of `--reads`;
 * `--rows=5000000` is the default.
 */
import { parseArgs } from "node:util";
import { openAsker } from "../reads/ask.ts";
import { measureFlat } from "../reads/flat.ts";
import type { Question } from "../reads/questions.ts";
import { openShop } from "../reads/shop.ts";
import { table } from "../report.ts";

const BASE = "/dev/v1";
const PAGE = "limit=25";
const DAY_SECONDS = 86_400;

/** By the page that asks; each of its other questions is a read by ids. */
const QUESTIONS: readonly Question[] = [
  { name: "Home", path: () => `${BASE}/overview` },
  { name: "Sends", path: () => `${BASE}/sends?${PAGE}` },
  { name: "Sends, a number", path: ({ target }) => `${BASE}/sends?${PAGE}&${queryOf({ target })}` },
  { name: "Sends, what failed on a day", path: ({ middle }) => failedOn(middle) },
  { name: "A send", path: ({ sends }) => `${BASE}/sends/${sends[2]}` },
  { name: "Its receipt", path: ({ sends }) => `${BASE}/sends/${sends[2]}/receipt` },
  { name: "Its timeline", path: ({ sends }) => `${BASE}/sends/${sends[2]}/attempts` },
  { name: "A key, with the sales of its month", path: ({ key }) => `${BASE}/keys/${key}` },
];

const { values } = parseArgs({
  options: { pages: { type: "boolean" }, rows: { type: "string", default: "5000000" } },
});
const SMALL = Math.min(100_000, Number(values.rows) / 2);

await run(Number(values.rows));

async function run(rows: number): Promise<void> {
  const [small, large] = [await openShop(SMALL), await openShop(rows)];
  const asker = openAsker();
  try {
    const flat = await measureFlat([small, large], asker, QUESTIONS);
    const titles = ["Page", `${SMALL} sends, ms`, `${rows} sends, ms`, "Ratio", "Pages of sends"];
    const told = flat.map(({ name, small_ms, large_ms, ratio, buffers }) => [
      name,
      ...[small_ms, large_ms, ratio].map((value) => value.toFixed(2)),
      String(buffers),
    ]);
    console.log(`\n${table(titles, told)}`);
  } finally {
    asker.close();
    await small.close();
    await large.close();
  }
}

function failedOn(day_seconds: number): string {
  const days = {
    "created[gte]": String(day_seconds),
    "created[lt]": String(day_seconds + DAY_SECONDS),
  };
  return `${BASE}/sends?${PAGE}&${queryOf({ status: "failed,failed_credited", ...days })}`;
}

function queryOf(query: Readonly<Record<string, string>>): URLSearchParams {
  return new URLSearchParams(query);
}
