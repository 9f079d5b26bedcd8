/** Which modules each file of tests runs, as the last run that counted them saw it. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Names the folder where workers write what they run; unset, nobody counts. */
export const MODULES_RUN = "SVC_TEST_MODULES";

/** By path from the root: the modules that a file of tests runs something of. */
export type TestMap = ReadonlyMap<string, ReadonlySet<string>>;

interface Stored {
  readonly modules: readonly string[];
  /** By file of tests, places in the list of modules. */
  readonly tests: Readonly<Record<string, readonly number[]>>;
}

const ROOT = join(import.meta.dirname, "..", "..");
const FILE = join(ROOT, ".data", "test-map.json");

/** Null until a run has counted. */
export function readTestMap(file = FILE): TestMap | null {
  if (!existsSync(file)) return null;
  const { modules, tests } = JSON.parse(readFileSync(file, "utf8")) as Stored;
  const named = (places: readonly number[]) => places.flatMap((place) => modules[place] ?? []);
  return new Map(Object.entries(tests).map(([test, places]) => [test, new Set(named(places))]));
}

/** Keeps what the workers of a run wrote, beside what is known of tests that were not run. */
export function keepTestMap(folder: string, file = FILE): void {
  const map = new Map(readTestMap(file) ?? []);
  for (const name of readdirSync(folder)) {
    for (const line of readFileSync(join(folder, name), "utf8").split("\n")) {
      if (line === "") continue;
      const { test, modules } = JSON.parse(line) as { test: string; modules: string[] };
      map.set(test, new Set(modules));
    }
  }
  const tests = [...map].filter(([test]) => existsSync(join(ROOT, test)));
  const modules = [...new Set(tests.flatMap(([, own]) => [...own]))].sort();
  const place = new Map(modules.map((name, index) => [name, index]));
  const placed = tests.map(([test, own]) => [test, [...own].map((name) => place.get(name) ?? 0)]);
  mkdirSync(dirname(file), { recursive: true });
  const stored: Stored = { modules, tests: Object.fromEntries(placed) };
  writeFileSync(file, `${JSON.stringify(stored)}\n`);
}
