import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, totalmem } from "node:os";
import { join } from "node:path";
import { hashedPerSecond } from "./calibrate.ts";
import type { Round } from "./goals.ts";
import { processesTable } from "./processes.ts";
import { armsTable, goalsTable } from "./report.ts";

const DOCS = join(import.meta.dirname, "..", "..", "docs");
const FILE = join(DOCS, "benchmarks.md");
const EMPLOYER_FILE = join(DOCS, "benchmarks-employer.md");
const REWARDS_FILE = join(DOCS, "benchmarks-rewards.md");
const PAGES_FILE = join(DOCS, "benchmarks-pages.md");
const FAIRNESS_FILE = join(DOCS, "benchmarks-fairness.md");
const PROCESSES_FILE = join(DOCS, "benchmarks-processes.md");
const GROWTH_FILE = join(DOCS, "benchmarks-growth.md");
const PEERS_FILE = join(DOCS, "benchmarks-peers.md");
const SALE = "<!-- measured: written by `npm run bench -- --write` -->";
const READS = "<!-- measured: written by `npm run bench -- --reads --write` -->";
const EMPLOYER = "<!-- measured: written by `npm run bench -- --employer --write` -->";
const MCP = "<!-- measured: written by `npm run bench -- --mcp --write` -->";
const IDLE = "<!-- measured: written by `npm run bench -- --idle --write` -->";
const REWARDS = "<!-- measured: written by `npm run bench -- --rewards --write` -->";
const FAIRNESS = "<!-- measured: written by `npm run bench -- --fairness --write` -->";
const PAGES = "<!-- measured: written by `npm run bench -- --pages --write` -->";
const GROWTH = "<!-- measured: written by `npm run bench -- --growth --write` -->";
const PEERS = "<!-- measured: written by `npm run bench -- --peers --write` -->";
const PROCESSES = "<!-- measured: written by `npm run bench -- --processes --write` -->";
const END = "<!-- /measured -->";
const GIBIBYTE = 2 ** 30;

interface SaleRun {
  readonly rounds: readonly Round[];
  readonly seconds: number;
  readonly postgresql: string;
}

/** Writes what a run of the sale measured. */
export function writeDocs(run: SaleRun): void {
  writeBetween(SALE, [goalsTable(run.rounds), factsOf(run), armsTable(run.rounds)]);
}

/** Writes what several processes cost. */
export function writeProcesses(run: SaleRun): void {
  const tables = [processesTable(run.rounds), factsOf(run), armsTable(run.rounds)];
  writeBetween(PROCESSES, tables, PROCESSES_FILE);
}

/** Writes what a run of the reads measured. */
export function writeReads(measured: readonly string[], postgresql: string): void {
  writeBetween(READS, [...measured, `${machineOf(postgresql)}.`]);
}

/** Writes what a run of the employer's payday measured. */
export function writeEmployer(measured: readonly string[], postgresql: string): void {
  writeBetween(EMPLOYER, [...measured, `${machineOf(postgresql)}.`], EMPLOYER_FILE);
}

/** Writes what a run of the MCP server measured. */
export function writeMcp(measured: readonly string[], postgresql: string): void {
  writeBetween(MCP, [...measured, `${machineOf(postgresql)}.`]);
}

/** Writes what an idle program costs. */
export function writeIdle(measured: readonly string[], postgresql: string): void {
  writeBetween(IDLE, [...measured, `${machineOf(postgresql)}.`]);
}

/** Writes what a run of rewards measured. */
export function writeRewards(measured: readonly string[], postgresql: string): void {
  writeBetween(REWARDS, [...measured, `${machineOf(postgresql)}.`], REWARDS_FILE);
}

/** Writes what a run of a till beside others measured. */
export function writeFairness(measured: readonly string[], postgresql: string): void {
  writeBetween(FAIRNESS, [...measured, `${machineOf(postgresql)}.`], FAIRNESS_FILE);
}

/** Writes what the pages of the dashboard take. */
export function writePages(measured: readonly string[], postgresql: string): void {
  writeBetween(PAGES, [...measured, `${machineOf(postgresql)}.`], PAGES_FILE);
}

/** Writes how costs grow with what there is. */
export function writeGrowth(measured: readonly string[], postgresql: string): void {
  writeBetween(GROWTH, [...measured, `${machineOf(postgresql)}.`], GROWTH_FILE);
}

/** Writes what other programs take for the same work. */
export function writePeers(measured: readonly string[], postgresql: string): void {
  writeBetween(PEERS, [...measured, `${machineOf(postgresql)}.`], PEERS_FILE);
}

/** Puts figures between their marks in a page; the words around them stay. */
function writeBetween(begin: string, measured: readonly string[], file = FILE): void {
  const text = readFileSync(file, "utf8");
  const [before, rest = ""] = text.split(begin);
  const end = rest.indexOf(END);
  if (before === undefined || end < 0) throw new Error(`${file} has lost its marks.`);
  writeFileSync(file, `${before}${begin}\n\n${measured.join("\n\n")}\n\n${rest.slice(end)}`);
}

/** The machine, and how quick a core of it was at that moment. */
export function machineOf(postgresql: string): string {
  return [
    `Measured on ${new Date().toISOString().slice(0, 10)} on ${availableParallelism()} cores`,
    `(${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / GIBIBYTE)} GiB of memory, Linux,`,
    `PostgreSQL ${postgresql} with fsync on, Node ${process.versions.node};`,
    `a core hashes ${hashedPerSecond().toFixed(0)} MB a second by SHA-256`,
  ].join("\n");
}

function factsOf(run: SaleRun): string {
  const disturbance = Math.max(
    ...run.rounds.flatMap((round) => [...round.values()].map(({ other_cores }) => other_cores)),
  );
  return [
    `${machineOf(run.postgresql)}:`,
    `${run.rounds.length} rounds, each arm ${run.seconds} s a round. Other programs took at most`,
    `${disturbance.toFixed(2)} cores in any arm.`,
  ].join("\n");
}
