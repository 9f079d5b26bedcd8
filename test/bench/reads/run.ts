/**
 * The benchmark of reads, of the workers and of the start: B7 to B10 and B12 to B14. The two shops
 * of B7 are built at the first run, outside of what is measured, and kept in `.data/`.
 *
 * `--rows=5000000 --rounds=5 --seconds=3` are the defaults; `--write` puts the figures into
 * docs/benchmarks.md.
 */
import { parseArgs } from "node:util";
import { openBooks } from "../books.ts";
import { writeReads } from "../docs.ts";
import type { GoalFacts } from "../goals.ts";
import { goalLines, table } from "../report.ts";
import { openAsker } from "./ask.ts";
import { measureDispatch } from "./dispatch.ts";
import { type FlatRow, measureFlat } from "./flat.ts";
import { measureGate } from "./gate.ts";
import { measurePrism } from "./prism.ts";
import { openShop } from "./shop.ts";
import { measureWebhooks } from "./webhooks.ts";

const SMALL = 100_000;

const { values } = parseArgs({
  options: {
    reads: { type: "boolean" },
    rows: { type: "string", default: "5000000" },
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "3" },
    write: { type: "boolean", default: false },
  },
});
const GOALS = {
  slower: {
    id: "B7",
    measure: "the slowest growth of any read, ms",
    against: "the same shop at 100 thousand rows",
    goal: 1.5,
    better: "less",
    digits: 2,
  },
  pages: {
    id: "B7",
    measure: "the most pages of sends that a read touches",
    against: "–",
    goal: 120,
    better: "less",
    digits: 2,
  },
  conform: {
    id: "B8",
    measure: "list of 100, answers a second",
    against: "the same without response validation",
    goal: 0.75,
    better: "more",
    digits: 2,
  },
  kept: {
    id: "B9",
    measure: "a GET without a statement of its own, answers a second",
    against: "bare node:http, id, hash, one look-up",
    goal: 0.8,
    better: "more",
    digits: 2,
  },
  send: {
    id: "B9",
    measure: "one send by its id, answers a second",
    against: "the same with two look-ups",
    goal: 0.5,
    better: "more",
    digits: 2,
  },
  webhooks: {
    id: "B10",
    measure: "events delivered a second, 100 endpoints",
    against: "a peer that signs, leases 200, posts and settles in bulk",
    goal: 0.7,
    better: "more",
    digits: 2,
  },
  dispatch: {
    id: "B12",
    measure: "whole lives of sends a second, until the last text is reported",
    against: "one pgbench script that writes the same rows in sets of 200",
    goal: 0.5,
    better: "more",
    digits: 2,
  },
  dispatch_cpu: {
    id: "B12",
    measure: "program and PostgreSQL, ms a send",
    against: "–",
    goal: 0.8,
    better: "less",
    digits: 2,
  },
  start: {
    id: "B13",
    measure: "start to first answer",
    against: "Prism on the same contract",
    goal: 0.6,
    better: "less",
    digits: 2,
  },
  prism: {
    id: "B13",
    measure: "POST /sends, answers a second",
    against: "the same",
    goal: 1.0,
    better: "more",
    digits: 2,
  },
  beside: {
    id: "B14",
    measure: "p99 of reads while B1 runs",
    against: "idle",
    goal: 3,
    better: "less",
    digits: 2,
  },
} as const satisfies Record<string, GoalFacts>;

await run({
  rows: Number(values.rows),
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
});

async function run(inputs: { rows: number; rounds: number; seconds: number }): Promise<void> {
  console.log("The shops");
  const small = await openShop(SMALL);
  const large = await openShop(inputs.rows);
  const books = await openBooks();
  const asker = openAsker();
  try {
    console.log("B7");
    const flat = await measureFlat([small, large], asker);
    console.log("B8, B9, B14");
    const gate = await measureGate({ shop: small, books, asker }, inputs);
    console.log("B10");
    const webhooks = await measureWebhooks(books);
    console.log(webhooks);
    console.log("B12");
    const dispatch = await measureDispatch(books);
    console.log(dispatch);
    console.log("B13");
    const prism = await measurePrism(books, inputs);
    const told = [
      goalLines([
        { ...GOALS.slower, values: [Math.max(...flat.map(({ ratio }) => ratio))] },
        { ...GOALS.pages, values: [Math.max(...flat.map(({ buffers }) => buffers))] },
        { ...GOALS.conform, values: gate.b8 },
        { ...GOALS.kept, values: gate.b9_kept },
        { ...GOALS.send, values: gate.b9_send },
        { ...GOALS.webhooks, values: [webhooks.ratio] },
        { ...GOALS.dispatch, values: [dispatch.ratio] },
        { ...GOALS.dispatch_cpu, values: [dispatch.cpu_ms] },
        { ...GOALS.start, values: [prism.start] },
        ...(prism.speed === null ? [] : [{ ...GOALS.prism, values: [prism.speed] }]),
        { ...GOALS.beside, values: gate.b14 },
      ]),
      flatTable(flat, inputs.rows),
    ];
    console.log(`\n${told.join("\n\n")}`);
    if (values.write) writeReads(told, books.postgresql);
  } finally {
    asker.close();
    await books.close();
    await small.close();
    await large.close();
  }
}

function flatTable(rows: readonly FlatRow[], large: number): string {
  const titles = ["Read", `${SMALL} rows, ms`, `${large} rows, ms`, "Ratio", "Pages"];
  return table(
    titles,
    rows.map(({ name, small_ms, large_ms, ratio, buffers }) => [
      name,
      ...[small_ms, large_ms, ratio].map((value) => value.toFixed(2)),
      String(buffers),
    ]),
  );
}
