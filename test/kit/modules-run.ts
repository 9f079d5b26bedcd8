/**
 * Which modules each file of tests runs something of, written down for `npm test -- --changed`. V8
 * counts calls by function: that a module was loaded, for whatever file, says nothing of it.
 */
import { appendFileSync } from "node:fs";
import { Session } from "node:inspector/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { MODULES_RUN } from "../../scripts/test/test-map.ts";

const ROOT = pathToFileURL(`${join(import.meta.dirname, "..", "..")}/`).href;

let counting: Session | null = null;
/** What was run before counting paused: it is forgotten then. */
const run_before = new Set<string>();

interface Counted {
  readonly url: string;
  readonly functions: readonly {
    readonly ranges: readonly { startOffset: number; endOffset: number; count: number }[];
  }[];
}

/** Counts from now on, where a run wants to know; once a worker. */
export async function beginCounting(): Promise<void> {
  if (process.env[MODULES_RUN] === undefined || counting !== null) return;
  counting = new Session();
  counting.connect();
  await counting.post("Profiler.enable");
  await count(counting);
}

/**
 * Counts nothing until the end of the work: while V8 counts it compiles nothing well, so that code
 * costs several times what it costs in production.
 */
export async function uncounted<T>(work: () => Promise<T>): Promise<T> {
  for (const module of await takeModules()) run_before.add(module);
  await counting?.post("Profiler.stopPreciseCoverage");
  try {
    return await work();
  } finally {
    if (counting !== null) await count(counting);
  }
}

async function count(session: Session): Promise<void> {
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
}

/** Forgets what was run so far: the modules of a file were loaded, and none of its tests began. */
export async function forgetModules(): Promise<void> {
  await counting?.post("Profiler.takePreciseCoverage");
  run_before.clear();
}

/** Writes down what was run since the last time, as the work of this file. */
export async function noteModules(test: string): Promise<void> {
  const folder = process.env[MODULES_RUN];
  if (counting === null || folder === undefined) return;
  const modules = [...run_before.union(new Set(await takeModules()))];
  const file = join(folder, `${process.pid}.jsonl`);
  appendFileSync(file, `${JSON.stringify({ test: pathOf(test), modules })}\n`);
}

/** The modules of our own that were run since this was asked last. */
async function takeModules(): Promise<string[]> {
  if (counting === null) return [];
  const { result } = await counting.post("Profiler.takePreciseCoverage");
  const own = (result as Counted[]).filter(({ url }) => url.startsWith(ROOT));
  return (
    own
      .filter(wasRun)
      // A file of tests is loaded under a name that no other run of it has.
      .map(({ url }) => url.slice(ROOT.length).replace(/\?.*/, ""))
      .filter((path) => !path.includes("node_modules/"))
  );
}

/** Whether a function was called that is not the module as a whole. */
function wasRun({ functions }: Counted): boolean {
  const end = Math.max(...functions.map(({ ranges: [range] }) => range?.endOffset ?? 0));
  return functions.some(({ ranges: [range] }) => {
    if (range === undefined || range.count === 0) return false;
    return range.startOffset > 0 || range.endOffset < end;
  });
}

function pathOf(test: string): string {
  return pathToFileURL(test).href.slice(ROOT.length);
}
