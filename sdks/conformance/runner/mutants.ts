/**
 * Twelve bugs, each planted into a copy of an SDK: the data must find every one. Wire, decode and
 * vectors find them without a service.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SCRATCH, SDKS } from "../../tools/paths.ts";
import type { Runtime } from "./languages.ts";
import { runtimes } from "./languages.ts";
import { prove } from "./prove.ts";

interface Change {
  readonly from: string;
  readonly to: string;
}

interface Planted extends Change {
  readonly file: string;
  readonly also?: readonly Change[];
}

interface Mutant {
  readonly bug: string;
  readonly python: Planted;
  readonly node: Planted;
}

interface Verdict {
  readonly bug: string;
  readonly runtime: string;
  /** The cases that found it; none when it lived. */
  readonly found_by: readonly string[];
}

/** `each` limits how many bugs a runtime is tried with; all if left out. */
export async function proveMutants(
  names: readonly string[],
  each = Number.POSITIVE_INFINITY,
): Promise<Verdict[]> {
  const file = join(SDKS, "conformance", "mutants.json");
  const mutants = (JSON.parse(readFileSync(file, "utf8")) as Mutant[]).slice(0, each);
  const chosen = runtimes().filter(
    ({ version, name }) => version !== null && (names.length === 0 || names.includes(name)),
  );
  const verdicts = chosen.map(async (runtime) => {
    const own: Verdict[] = [];
    const planted = mutants.filter((mutant) => runtime.sdk in mutant);
    for (const mutant of planted) own.push(await verdictOn(mutant, runtime));
    return own;
  });
  return (await Promise.all(verdicts)).flat();
}

/** A bug that cannot be planted is an error: the code has moved on, and the data must follow. */
async function verdictOn(mutant: Mutant, runtime: Runtime): Promise<Verdict> {
  const folder = join(SCRATCH, "mutants", runtime.name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const filter = (path: string) => !/[/\\](?:node_modules|dist|__pycache__)$/.test(path);
  cpSync(join(SDKS, runtime.sdk), folder, { recursive: true, filter });
  plant(folder, mutant[runtime.sdk as "python" | "node"]);
  const moved = (text: string) => text.replace(join(SDKS, runtime.sdk), folder);
  const planted = { ...runtime, cwd: folder, args: runtime.args.map(moved) };
  const { results } = await prove({ layers: ["wire", "decode", "vectors"], sandbox: null }, [
    planted,
  ]);
  const failed = results.flatMap(({ cases }) => cases.filter(({ found }) => found.length > 0));
  const found_by = failed.map(({ name }) => name);
  return { bug: mutant.bug, runtime: runtime.name, found_by };
}

function plant(folder: string, { file, also = [], ...first }: Planted): void {
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
