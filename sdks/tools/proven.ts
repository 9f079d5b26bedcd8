/**
 * Which SDKs were proven, and of what they were made then: their tests take minutes, and need not
 * be run again before something has changed.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PLATFORMS } from "../conformance/runner/languages.ts";
import { sha256 } from "./generate/manifest.ts";
import { LANGUAGES } from "./languages/index.ts";
import { ROOT } from "./paths.ts";

/** What was green, written down by `npm run sdks -- prove`. */
export interface Proof {
  /** The hash of everything that it was made of. */
  readonly made_of: string;
  /** As many tests are not run while nothing of that changes. */
  readonly tests: number;
}

export type Proofs = Readonly<Record<string, Proof>>;

const PROVEN = join("sdks", "proven.json");
const MADE = 'From green runs of "npm run sdks -- prove"; never edit the hashes below.';

/** Node is always proven: everybody has it, and it calls the service that is tested. */
const ALWAYS = "node";
/** Makes every SDK again, and compiles the whole contract in each language. */
const GENERATOR = "generator";
/** Packs every SDK as its registry takes it. */
const PUBLISH = "publish";

/** The shops on frameworks, and what starts them. */
const SAMPLES = "samples";
const FRAMEWORKS = "frameworks";

/** The tests of the command line, which is built on the SDK of Node. */
const CLI = "cli";
/** Judges what passes between an SDK and the service; each of its tests is run always. */
const CONFORM = "conform";
const TESTS_OF_CLI = [CLI, "cli-signed-in", "cli-listen", "cli-batch", "cli-commands"];

/** The names of what is proven by change, as their files of tests are called. */
export const PROVEN_BY_CHANGE: readonly string[] = [
  ...LANGUAGES.map(({ id }) => id).filter((id) => id !== ALWAYS),
  ...TESTS_OF_CLI,
  FRAMEWORKS,
  GENERATOR,
  PUBLISH,
];

/** What is made of every language. */
const OF_ALL: readonly string[] = [FRAMEWORKS, GENERATOR, PUBLISH];

const SHARED = ["spec/", "generated/", "sdks/", "test/kit/sdks/", "scripts/toolchains/"];
/** What is no part of a proof: the proofs themselves, and what pages alone are looked at with. */
const OF_NONE = ["sdks/proven.json", "scripts/toolchains/chromium.ts"];

/** The file of tests of a language or of the generator. */
export function testsOf(name: string): string {
  return `test/sdks/${name}.test.ts`;
}

export function readProofs(root = ROOT): Proofs {
  const file = join(root, PROVEN);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).proven : {};
}

/** Writes down what was green, beside what was proven before. */
export function writeProofs(green: Proofs, root = ROOT): void {
  const entries = Object.entries({ ...readProofs(root), ...green });
  const known = entries.filter(([name]) => PROVEN_BY_CHANGE.includes(name)).sort();
  const proven = Object.fromEntries(known);
  writeFileSync(join(root, PROVEN), `${JSON.stringify({ made: MADE, proven }, null, 2)}\n`);
}

/**
 * Answers, for each name, the hash of everything that its SDK and its proof are made of: the
 * contract, what makes and proves SDKs, and its own folder, but not that of another language. Null
 * without git, which alone knows what is of the tree and what was built.
 */
export function hashesOfParts(
  names: readonly string[],
  root = ROOT,
): Record<string, string> | null {
  const patterns = [...SHARED, ...PROVEN_BY_CHANGE.map(testsOf)];
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", ...patterns];
  const listed = spawnSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 26 });
  if (listed.status !== 0) return null;
  const paths = [...new Set(listed.stdout.split("\0"))].filter(
    (path) => path !== "" && !OF_NONE.includes(path) && existsSync(join(root, path)),
  );
  const files = paths
    .sort()
    .map((path) => ({ path, line: `${path}\n${sha256(readFileSync(join(root, path)))}\n` }));
  const hashes = names.map((name) => {
    const hash = createHash("sha256");
    for (const { path, line } of files) if (isPartOf(name, path)) hash.update(line);
    return [name, hash.digest("hex")] as const;
  });
  return Object.fromEntries(hashes);
}

function isPartOf(name: string, path: string): boolean {
  if (path.startsWith("test/sdks/")) return path === testsOf(name);
  const [, language = ""] = /^sdks\/([^/]+)\//.exec(path) ?? [];
  const is_of_one =
    [CLI, CONFORM, SAMPLES].includes(language) ||
    LANGUAGES.some(({ target }) => target === language);
  const id = TESTS_OF_CLI.includes(name) ? CLI : name;
  const own = [id, ...(PLATFORMS[id]?.built_on ?? [])];
  return OF_ALL.includes(name) || !is_of_one || own.includes(language);
}
