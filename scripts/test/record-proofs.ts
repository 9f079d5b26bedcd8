/** Writes down what a run has proven, so that `npm test` need not run it again until it changes. */
import { hashesOfParts, PROVEN_BY_CHANGE, writeProofs } from "../../sdks/tools/proven.ts";
import type { TestRun } from "../check/run-tests.ts";
import { hashOfComparison, RELEASE, RELEASE_TESTS, writeReleaseProof } from "./release-tests.ts";
import { filesProving } from "./sdk-tests.ts";

/** The names of all that is proven by change. */
export const PROVABLE: readonly string[] = [...PROVEN_BY_CHANGE, RELEASE];

/** By name, the hash of everything that it is made of. */
export type MadeOf = Readonly<Record<string, string>>;

/** Of what each name is made as it stands. */
export function madeOf(names: readonly string[]): MadeOf {
  const of_sdks = names.filter((name) => name !== RELEASE);
  const hashes = hashesOfParts(of_sdks) ?? {};
  return names.includes(RELEASE) ? { ...hashes, [RELEASE]: hashOfComparison() } : hashes;
}

/** The files of tests that prove a name. */
export function filesOf(name: string): readonly string[] {
  return name === RELEASE ? RELEASE_TESTS : filesProving(name);
}

/** Records what has passed; returns the names of it. */
export function recordProofs(files: TestRun["files"], before: MadeOf): readonly string[] {
  const names = Object.keys(before);
  const after = madeOf(names);
  const green = names.flatMap((name) => {
    const made_of = before[name];
    const tests = greenTests(files, name);
    // What changed while it was tested is proven neither as it was nor as it is.
    if (tests === null || made_of === undefined || made_of !== after[name]) return [];
    return [[name, { made_of, tests }] as const];
  });
  const { [RELEASE]: release, ...sdks } = Object.fromEntries(green);
  writeProofs(sdks);
  if (release !== undefined) writeReleaseProof(release);
  return green.map(([name]) => name);
}

/** One line on what was written down. */
export function recordedText(names: readonly string[]): string {
  return `Written down as passed: ${names.length > 0 ? names.join(", ") : "nothing"}.`;
}

/** How many tests an ordinary run is spared; null where something of them has not passed. */
function greenTests(files: TestRun["files"], name: string): number | null {
  const proving = filesOf(name).flatMap((path) => files.filter((file) => file.path === path));
  const is_green = proving.every(({ failed, passed }) => failed === 0 && passed > 0);
  if (proving.length < filesOf(name).length || !is_green) return null;
  // Of what is proven with the generator the files are counted, and not here.
  const counted = name === RELEASE ? proving : proving.slice(0, 1);
  return counted.reduce((sum, { passed, skipped }) => sum + passed + skipped, 0);
}
