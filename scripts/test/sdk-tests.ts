/** Which tests of SDKs a run needs: what is proven and has not changed since is left out. */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import {
  hashesOfParts,
  PROVEN_BY_CHANGE,
  type Proof,
  readProofs,
  testsOf,
} from "../../sdks/tools/proven.ts";

export interface SdkTests {
  readonly files: readonly string[];
  readonly left_out: readonly (Proof & { readonly name: string })[];
  /** Files of what was proven with the generator, which are left out too. */
  readonly proven_with_it: readonly string[];
  /** Whether they run with the tests of the server: little is left, or they wait for most of it. */
  readonly is_beside: boolean;
  /** Whether nothing is left but what every run proves. */
  readonly is_all_proven: boolean;
}

/** Programs of nine languages go by the time of the machine. */
export const MACHINE_CLOCK = { SVC_TEST_CLOCK: "now" };

const GENERATOR = "generator";
/**
 * Proven with the generator, whose proof is made of all that they are made of but for their own
 * files: those have to stand as they were when proofs were last recorded.
 */
const WITH_GENERATOR = ["node", "cli-mcp", "conform", "conform-program", "conform-webhooks"].map(
  testsOf,
);
/** What is left of Node then: a day with the service that is tested. */
const NODE = testsOf("node");
const NODE_DAY = testsOf("node-day");
const PROOFS = "sdks/proven.json";

/** The files that prove a name; the generator has more than its own. */
export function filesProving(name: string): readonly string[] {
  return name === GENERATOR ? [testsOf(name), ...WITH_GENERATOR] : [testsOf(name)];
}

const FOLDER = "test/sdks";
const ROOT = join(import.meta.dirname, "..", "..");
/** As many digits as tell two hashes apart. */
const SHOWN = 12;

/** The files of tests to run; in a long run all of them. */
export function chooseSdkTests(is_long: boolean, root = ROOT): SdkTests {
  const proofs = readProofs(root);
  const hashes = is_long ? null : hashesOfParts(PROVEN_BY_CHANGE, root);
  const left_out = PROVEN_BY_CHANGE.flatMap((name) => {
    const proof = proofs[name];
    return proof !== undefined && proof.made_of === hashes?.[name] ? [{ name, ...proof }] : [];
  });
  const is_generator_proven = left_out.some(({ name }) => name === GENERATOR);
  const proven_with_it = is_generator_proven ? unchangedSinceProofs(WITH_GENERATOR, root) : [];
  const in_whole = proven_with_it.includes(NODE) ? [] : [NODE_DAY];
  const unneeded = [...left_out.map(({ name }) => testsOf(name)), ...proven_with_it, ...in_whole];
  const files = readdirSync(join(root, FOLDER))
    .filter((name) => name.endsWith(".test.ts"))
    .map((name) => `${FOLDER}/${name}`)
    .filter((path) => !unneeded.includes(path));
  const is_proven = left_out.length === PROVEN_BY_CHANGE.length;
  const is_all_proven = is_proven && proven_with_it.length === WITH_GENERATOR.length;
  const is_beside = is_proven || is_long;
  return { files, left_out, proven_with_it, is_beside, is_all_proven };
}

/** Which of these files are, byte for byte, those of the commit that recorded the proofs. */
function unchangedSinceProofs(paths: readonly string[], root: string): readonly string[] {
  const git = (...args: readonly string[]) =>
    spawnSync("git", args, { cwd: root, encoding: "utf8" }).stdout.trim();
  const commit = git("log", "-1", "--format=%H", "--", PROOFS);
  if (commit === "") return [];
  return paths.filter((path) => {
    if (!existsSync(join(root, path))) return false;
    return git("rev-parse", `${commit}:${path}`) === git("hash-object", path);
  });
}

/** One line on what was not run and why; empty where everything was. */
export function leftOutText({ left_out, proven_with_it }: SdkTests): string {
  if (left_out.length === 0) return "";
  const proofs = left_out.map(
    ({ name, tests, made_of }) => `${name} (${tests} tests, green at ${made_of.slice(0, SHOWN)})`,
  );
  const names = [...proofs, ...proven_with_it.map((path) => `${path} (with ${GENERATOR})`)];
  return `Skipped, as nothing that they are made of has changed: ${names.join(", ")}.`;
}
