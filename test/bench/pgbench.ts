/** Runs PostgreSQL's own load program against the functions of peers/peers.sql. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

const DEBIAN_FOLDER = "/usr/lib/postgresql";
const LATENCY_FIELD = 2;
const MS_PER_MICROSECOND = 0.001;

export interface PgbenchOrder {
  /** Name of the script in peers/. */
  readonly script: string;
  readonly clients: number;
  readonly seconds: number;
  /** Values of the script's variables. */
  readonly variables: Readonly<Record<string, number>>;
}

export interface PgbenchResult {
  readonly transactions: number;
  readonly failed: number;
  readonly seconds: number;
  readonly p50_ms: number;
}

/** The path of the program; fails with one sentence when it is not installed. */
export function findPgbench(): string {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER).sort().reverse() : [];
  const folders = [
    ...(process.env.PATH ?? "").split(delimiter),
    ...versions.map((version) => join(DEBIAN_FOLDER, version, "bin")),
  ];
  const found = folders.map((folder) => join(folder, "pgbench")).find((path) => existsSync(path));
  if (found !== undefined) return found;
  throw new Error(
    "The benchmark compares with pgbench, which is not installed: on Debian and Ubuntu, install " +
      "the package postgresql-contrib.",
  );
}

/** Runs a script for a while and counts what it did. */
export async function runPgbench(
  database_url: string,
  { script, clients, seconds, variables }: PgbenchOrder,
): Promise<PgbenchResult> {
  const folder = mkdtempSync(join(tmpdir(), "svc-bench-"));
  try {
    const defines = Object.entries(variables).flatMap(([name, value]) => [
      "-D",
      `${name}=${value}`,
    ]);
    const threads = String(Math.min(2, clients));
    const args = ["--no-vacuum", "--protocol=prepared", "--log", `--log-prefix=${folder}/log`];
    const size = [`--client=${clients}`, `--jobs=${threads}`, `--time=${seconds}`];
    const file = [`--file=${join(import.meta.dirname, "peers", script)}`];
    const said = await runWhole(findPgbench(), [
      ...args,
      ...size,
      ...defines,
      ...file,
      database_url,
    ]);
    const latencies = readLatencies(folder);
    return {
      transactions: numberIn(said, /actually processed: (\d+)/),
      failed: numberIn(said, /failed transactions: (\d+)/),
      seconds: numberIn(said, /actually processed: (\d+)/) / numberIn(said, /tps = ([\d.]+)/),
      p50_ms: latencies[Math.floor(latencies.length / 2)] ?? 0,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** One line a transaction: its client, its number, its time in microseconds, and more. */
function readLatencies(folder: string): number[] {
  const lines = readdirSync(folder).flatMap((name) =>
    readFileSync(join(folder, name), "latin1").trim().split("\n"),
  );
  return lines
    .map((line) => Number(line.split(" ")[LATENCY_FIELD]) * MS_PER_MICROSECOND)
    .sort((left, right) => left - right);
}

async function runWhole(path: string, args: readonly string[]): Promise<string> {
  const child = spawn(path, args, { stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new Error(`pgbench failed: ${said}`);
  return said;
}

function numberIn(said: string, pattern: RegExp): number {
  const found = pattern.exec(said)?.[1];
  if (found === undefined) throw new Error(`pgbench did not say ${pattern.source}: ${said}`);
  return Number(found);
}
