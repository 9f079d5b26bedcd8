/**
 * Twelve bugs, each planted into a copy of an SDK: the data must find every one. Wire, decode and
 * vectors find them without a service.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SCRATCH, SDKS } from "../../tools/paths.ts";
import { PLATFORMS } from "./languages.ts";
import type { Platform, Runtime } from "./platform.ts";
import { prove } from "./prove.ts";

interface Change {
  readonly from: string;
  readonly to: string;
}

interface Mutant extends Change {
  /** One of bugs.json. */
  readonly bug: string;
  readonly file: string;
  readonly also?: readonly Change[];
}

interface Verdict {
  readonly bug: string;
  readonly runtime: string;
  /** The cases that found it; none when it lived. */
  readonly found_by: readonly string[];
}

const FOLDER = join(SDKS, "conformance", "mutants");

/** What every SDK must be tried with. */
export function bugsToPlant(): string[] {
  return JSON.parse(readFileSync(join(FOLDER, "bugs.json"), "utf8"));
}

/** The bugs as they are planted into one SDK; none where nobody has written them yet. */
export function mutantsOf(sdk: string): Mutant[] {
  const file = join(FOLDER, `${sdk}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
}

/** `each` limits how many bugs an SDK is tried with; all if left out. */
export async function proveMutants(
  names: readonly string[],
  each = Number.POSITIVE_INFINITY,
): Promise<Verdict[]> {
  const chosen = Object.entries(PLATFORMS).filter(
    ([id]) => names.length === 0 || names.includes(id),
  );
  const verdicts = chosen.map(async ([id, platform]) => {
    const own: Verdict[] = [];
    for (const mutant of mutantsOf(id).slice(0, each)) {
      own.push(...(await verdictsOn(mutant, id, platform)));
    }
    return own;
  });
  return (await Promise.all(verdicts)).flat();
}

/** A bug that cannot be planted is an error: the code has moved on, and the data must follow. */
async function verdictsOn(mutant: Mutant, id: string, platform: Platform): Promise<Verdict[]> {
  const folder = join(SCRATCH, "mutants", id);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const filter = (path: string) =>
    !/[/\\](?:node_modules|dist|vendor|__pycache__|target)$/.test(path);
  cpSync(join(SDKS, id), folder, { recursive: true, filter });
  for (const part of platform.built_on ?? []) {
    cpSync(join(SDKS, part), join(folder, part), { recursive: true, filter });
  }
  plant(folder, mutant);
  const place = { folder, built: join(SCRATCH, "mutants-built", id) };
  const present = platform.runtimes(place).filter(({ version }) => version !== null);
  return Promise.all(present.map((runtime) => verdictOn(mutant.bug, runtime)));
}

/** The layers that need no service, until one finds the bug. */
async function verdictOn(bug: string, { build, ...runtime }: Runtime): Promise<Verdict> {
  build?.();
  for (const layer of ["wire", "decode", "vectors"] as const) {
    const { results } = await prove({ layers: [layer], sandbox: null }, [runtime]);
    const failed = results.flatMap(({ cases }) => cases.filter(({ found }) => found.length > 0));
    const found_by = failed.map(({ name }) => name);
    if (found_by.length > 0) return { bug, runtime: runtime.name, found_by };
  }
  return { bug, runtime: runtime.name, found_by: [] };
}

function plant(folder: string, { file, also = [], ...first }: Mutant): void {
  const path = join(folder, file);
  let text = readFileSync(path, "utf8");
  for (const { from, to } of [first, ...also]) {
    if (!text.includes(from)) throw new Error(`${file} does not hold the text of a bug: ${from}`);
    text = text.replace(from, () => to);
  }
  writeFileSync(path, text);
}

export async function reportMutants(names: readonly string[]): Promise<void> {
  const verdicts = await proveMutants(names);
  for (const { bug, runtime, found_by } of verdicts) {
    const [first = "nothing"] = found_by;
    const more = found_by.length > 1 ? ` and ${found_by.length - 1} more` : "";
    console.log(`${found_by.length > 0 ? "✓" : "✗"} ${runtime.padEnd(13)} ${bug}: ${first}${more}`);
  }
  if (verdicts.some(({ found_by }) => found_by.length === 0)) process.exitCode = 1;
}
