/**
 * The SDKs: their size, what a start with them costs over one without, and a call over one by the
 * bare HTTP client of the language, against a server that answers at once. `--rounds=5
 * --seconds=1` are the defaults. Peers are installed from the registries; one that cannot be had is
 * left out.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import {
  CLIENT,
  type Command,
  goSubjects,
  nodeSubjects,
  pythonSubjects,
  rubySubjects,
  type Subject,
} from "./subjects.ts";

const STARTS = 20;

interface Called {
  readonly calls: number;
  readonly p50_ms: number;
  /** Of the processor, a call. */
  readonly cpu_us: number;
}

const { values } = parseArgs({
  options: {
    sdks: { type: "boolean" },
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "1" },
  },
});
const folder = mkdtempSync(join(tmpdir(), "svc-bench-"));
const stub = spawn(process.execPath, [join(import.meta.dirname, "stub.ts")], {
  stdio: ["ignore", "pipe", "inherit"],
});
const [said] = await once(stub.stdout, "data");
const origin = `http://127.0.0.1:${String(said).trim()}`;
try {
  const subjects = [
    ...nodeSubjects(folder),
    ...pythonSubjects(folder),
    ...goSubjects(folder),
    ...rubySubjects(),
  ];
  const columns = ["", "on disk, kB", "packages", "start, CPU ms", "calls/s", "p50, ms"];
  console.log(`| ${[...columns, "CPU µs a call", "over the bare client"].join(" | ")} |`);
  console.log(`|${" --- |".repeat(columns.length + 2)}`);
  for (const subject of subjects) console.log(rowOf(subject));
  console.log(`\nLoad of the machine: ${loadavg()[0]?.toFixed(1)}.`);
} finally {
  stub.kill();
  rmSync(folder, { recursive: true, force: true });
}

function rowOf(subject: Subject): string {
  const { name, bytes, packages, start } = subject;
  const on_disk = bytes === null ? "–" : (bytes / 1_000).toFixed(0);
  const cells = [name, on_disk, String(packages ?? "–"), startCell(start)];
  return `| ${[...cells, ...callCells(subject)].join(" | ")} |`;
}

/** The processor's time, which other programs on the machine change least. */
function startCell(start: Subject["start"]): string {
  if (start === null) return "–";
  const [bare_ms, loaded_ms] = [startMs(start.bare), startMs(start.loaded)];
  return (loaded_ms - bare_ms).toFixed(0);
}

/** The mean of some starts, after one that fills the caches. */
function startMs({ command, args, cwd, env }: Command): number {
  const options = {
    cwd,
    env: { PATH: process.env.PATH, ...CLIENT, ...env },
    encoding: "utf8",
  } as const;
  const { status, stderr } = spawnSync(command, args, options);
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed:\n${stderr}`);
  const before = childrenMs();
  for (let started = 0; started < STARTS; started++) spawnSync(command, args, options);
  return (childrenMs() - before) / STARTS;
}

/** What Linux counted of all children that ended, in hundredths of a second. */
function childrenMs(): number {
  const fields = readFileSync("/proc/self/stat", "utf8").split(") ")[1]?.split(" ") ?? [];
  return fields.slice(13, 15).reduce((sum, ticks) => sum + Number(ticks) * 10, 0);
}

function callCells({ calls, arm }: Subject): string[] {
  if (calls === null) return ["–", "–", "–", "–"];
  const rounds = Array.from({ length: Number(values.rounds) }, () => ({
    bare: called(calls, "bare"),
    sdk: called(calls, arm),
  }));
  const cpu_us = medianOf(rounds.map(({ sdk }) => sdk.cpu_us));
  const over_us = medianOf(rounds.map(({ bare, sdk }) => sdk.cpu_us - bare.cpu_us));
  const rate = medianOf(rounds.map(({ sdk }) => sdk.calls)) / Number(values.seconds);
  const p50_ms = medianOf(rounds.map(({ sdk }) => sdk.p50_ms));
  return [rate.toFixed(0), p50_ms.toFixed(2), cpu_us.toFixed(0), over_us.toFixed(0)];
}

function called({ command, args, cwd }: Command, arm: string): Called {
  const { stdout, stderr } = spawnSync(command, [...args, arm, values.seconds], {
    cwd,
    env: { PATH: process.env.PATH, SVC_URL: origin, SVC_KEY: CLIENT.SVC_KEY },
    encoding: "utf8",
  });
  if (stdout === "") throw new Error(`${command} failed:\n${stderr}`);
  return JSON.parse(stdout);
}

function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? Number.NaN;
}
