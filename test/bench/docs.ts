import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, totalmem } from "node:os";
import { join } from "node:path";
import type { Round } from "./goals.ts";
import { armsTable, goalsTable } from "./report.ts";

const FILE = join(import.meta.dirname, "..", "..", "docs", "benchmarks.md");
const BEGIN = "<!-- measured: written by `npm run bench -- --write` -->";
const END = "<!-- /measured -->";
const GIBIBYTE = 2 ** 30;

/**
 * Puts the figures of a run between the marks of docs/benchmarks.md; the words around them stay.
 */
export function writeDocs(run: {
  readonly rounds: readonly Round[];
  readonly seconds: number;
  readonly postgresql: string;
}): void {
  const text = readFileSync(FILE, "utf8");
  const [before, rest] = text.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`${FILE} has lost its marks.`);
  const measured = [goalsTable(run.rounds), factsOf(run), armsTable(run.rounds)].join("\n\n");
  writeFileSync(FILE, `${before}${BEGIN}\n\n${measured}\n\n${END}${after}`);
}

function factsOf(run: { rounds: readonly Round[]; seconds: number; postgresql: string }): string {
  const disturbance = Math.max(
    ...run.rounds.flatMap((round) => [...round.values()].map(({ other_cores }) => other_cores)),
  );
  return [
    `Measured on ${new Date().toISOString().slice(0, 10)}: ${run.rounds.length} rounds, each arm`,
    `${run.seconds} s a round, on ${availableParallelism()} cores (${cpus()[0]?.model.trim()}),`,
    `${Math.round(totalmem() / GIBIBYTE)} GiB of memory, Linux, PostgreSQL ${run.postgresql} with`,
    `fsync on, Node ${process.versions.node}. Other programs took at most`,
    `${disturbance.toFixed(2)} cores in any arm.`,
  ].join("\n");
}
