/**
 * How the cost of everything grows with what there is: a shop that sells 10,000 sends a day, after
 * one day, after 100 and after 500, with more people and more organisations next to it. Each size
 * is filled at the first run and stays in `.data/`; `--remove` deletes them in the end.
 *
 * `--most=10000000` is another largest size; `--only=overview` measures what has that in its name;
 * `--write` puts the figures into docs/benchmarks-growth.md.
 */
import { parseArgs } from "node:util";
import { writeGrowth } from "../docs.ts";
import { type Asker, openAsker } from "../reads/ask.ts";
import { table } from "../report.ts";
import { measureBatches } from "./batches.ts";
import { type Cost, type GrownRow, measureQuestions } from "./costs.ts";
import { measureCrowd } from "./crowd.ts";
import { measureNights } from "./night.ts";
import { measureIdle } from "./rounds.ts";
import { type GrownShop, openGrown, removeGrown, type Size } from "./shop.ts";
import { openStaff, restAll } from "./staff.ts";

const GROWTH_MAX = 1.5;
/** Less than this is the clock's. Units: microseconds. */
const LEAST_US = 100;

const { values } = parseArgs({
  options: {
    growth: { type: "boolean" },
    most: { type: "string", default: "5000000" },
    only: { type: "string" },
    write: { type: "boolean", default: false },
    remove: { type: "boolean", default: false },
  },
});

const MOST = Number(values.most);
const USUAL: readonly Size[] = [
  { sends: 10_000, recipients: 1_000, organisations: 100 },
  { sends: 1_000_000, recipients: 10_000, organisations: 1_000 },
];
const SIZES: readonly Size[] = [
  ...USUAL.filter(({ sends }) => sends <= MOST),
  ...(USUAL.some(({ sends }) => sends === MOST)
    ? []
    : [{ sends: MOST, recipients: 100_000, organisations: 10_000 }]),
];

await run(values.only === undefined ? null : new RegExp(values.only));

async function run(only: RegExp | null): Promise<void> {
  const shops: GrownShop[] = [];
  const asker = openAsker();
  try {
    for (const size of SIZES) shops.push(await openGrown(size));
    const isWanted = (name: string) => only === null || only.test(name);
    const questions = await measureQuestions(shops, asker, only ?? /./);
    const workers = isWanted("worker") ? await measureWorkers(shops, asker) : [];
    const nights = isWanted("night") ? await measureNights(shops) : [];
    // Last: what it sells is work for the workers of the next run.
    const crowd = isWanted("crowd") ? await measureCrowd(shops) : [];
    const rows = [...crowd, ...questions, ...workers, ...nights];
    const over = rows.filter(({ costs }) => growthOf(costs) > GROWTH_MAX);
    const sum = `${rows.length} measures, ${over.length} of them grow by more than ${GROWTH_MAX}.`;
    const written = [`${sizesTable()}\n\n${sum}`, growthTable(rows)];
    console.log(`\n${written.join("\n\n")}`);
    const [first] = shops;
    if (values.write && only === null && first) writeGrowth(written, first.postgresql);
  } finally {
    asker.close();
    for (const shop of shops) await shop.close();
    if (values.remove) for (const size of SIZES) await removeGrown(size);
  }
}

/** Rounds without work and rounds with it, when nothing is left of what was sold before. */
async function measureWorkers(shops: readonly GrownShop[], asker: Asker): Promise<GrownRow[]> {
  const staffs = await Promise.all(shops.map((shop) => openStaff(shop)));
  try {
    for (const staff of staffs) await restAll(staff);
    return [...(await measureIdle(staffs)), ...(await measureBatches(staffs, asker))];
  } finally {
    for (const staff of staffs) await staff.close();
  }
}

/** The database at the size at which it takes most, against the smallest. */
function growthOf(costs: readonly Cost[]): number {
  const [first = 0, ...others] = costs.map(({ database_us }) => Math.max(LEAST_US, database_us));
  return Math.max(...others) / first;
}

function sizesTable(): string {
  return table(
    ["Size", "sends", "recipients", "other organisations"],
    SIZES.map((size, place) => [
      "SML"[place],
      ...[size.sends, size.recipients, size.organisations].map((count) =>
        count.toLocaleString("en"),
      ),
    ]),
  );
}

function growthTable(rows: readonly GrownRow[]): string {
  const titles = ["database µs", "program µs", "pages"].flatMap((title) =>
    SIZES.map((_, place) => `${title} ${"SML"[place]}`),
  );
  return table(
    ["Of one", ...titles, "Growth"],
    rows.map(({ name, costs }) => {
      const figures = [
        ...costs.map(({ database_us }) => database_us.toFixed(0)),
        ...costs.map(({ program_us }) => program_us.toFixed(0)),
        ...costs.map(({ pages }) => (pages === null ? "–" : pages.toFixed(0))),
      ];
      const growth = growthOf(costs);
      const shown = growth.toFixed(2);
      return [name, ...figures, growth > GROWTH_MAX ? `**${shown}**` : shown];
    }),
  );
}
