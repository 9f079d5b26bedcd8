/** How long each file of tests took the last time: it orders the next run, and is shown. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A file that was run, by its path from the root. */
export interface TestedFile {
  readonly path: string;
  readonly milliseconds: number;
  readonly passed: number;
  /** At least one where the file broke outside of its tests. */
  readonly failed: number;
  readonly skipped: number;
}

/** By path from the root, in milliseconds. */
export type TestTimes = Readonly<Record<string, number>>;

const ROOT = join(import.meta.dirname, "..", "..");
const TIMES = join(ROOT, ".data", "test-times.json");

/** What takes longest, the longest first, where no run has told yet: in a fresh clone. */
const LONG = [
  "test/sdks/",
  "test/schemathesis/",
  "test/docs/",
  "test/crash/",
  "test/mutation/",
  "test/starts/",
  "test/embedded-postgres/",
  "test/mcp/",
  "test/concurrency/",
  "test/queues/",
  "test/contract/",
  "test/dashboard/",
];
const UNKNOWN_LONG_MS = 60_000;

export function readTestTimes(file = TIMES): TestTimes {
  if (!existsSync(file)) return {};
  return JSON.parse(readFileSync(file, "utf8")) as TestTimes;
}

/**
 * Keeps the times of what passed, beside those of what was not run this time. A file that broke
 * after a second may take minutes the next time, and so may one of which a part was left out.
 */
export function keepTestTimes(files: readonly TestedFile[], file = TIMES): void {
  const times: Record<string, number> = { ...readTestTimes(file) };
  for (const { path, milliseconds, failed, skipped } of files) {
    const at_least_ms = skipped > 0 ? (times[path] ?? 0) : 0;
    if (failed === 0) times[path] = Math.max(milliseconds, at_least_ms);
  }
  const there = Object.entries(times).filter(([path]) => existsSync(join(ROOT, path)));
  const sorted = Object.fromEntries(there.sort(([one], [other]) => (one < other ? -1 : 1)));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Sorts the longest first: a file that begins last would run alone at the end. */
export function longestFirst(times: TestTimes): (one: string, other: string) => number {
  return (one, other) => expectedTime(times, other) - expectedTime(times, one);
}

function expectedTime(times: TestTimes, path: string): number {
  const index = LONG.findIndex((folder) => path.startsWith(folder));
  return times[path] ?? (index === -1 ? 0 : UNKNOWN_LONG_MS + LONG.length - index);
}

/** A line for each folder of test/, the longest first. */
export function folderTimesText(files: readonly TestedFile[]): string {
  const folders = Map.groupBy(files, ({ path }) => path.split("/").slice(0, 2).join("/"));
  const lines = [...folders]
    .map(([folder, own]) => ({ folder, files: own.length, seconds: secondsOf(own) }))
    .sort((one, other) => other.seconds - one.seconds)
    .map(({ folder, files: count, seconds }) => {
      const time = `${seconds.toFixed(1)} s`.padStart(10);
      return `  ${folder.padEnd(24)}${String(count).padStart(5)}${time}`;
    });
  const whole = `Files of tests: ${files.length}, ${secondsOf(files).toFixed(0)} s, by folder:`;
  return [whole, ...lines].join("\n");
}

function secondsOf(files: readonly TestedFile[]): number {
  return files.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1_000;
}
