/** The files of the project, as the tidy tests read them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** One file of the tree; the path is from the root, with slashes. */
export interface TreeFile {
  readonly path: string;
  readonly text: string;
}

/** A broken rule: where, and what to do about it. */
export interface Finding {
  readonly path: string;
  readonly line: number;
  readonly advice: string;
}

export const ROOT = join(import.meta.dirname, "..", "..");

/** Nobody writes these: what is installed, what a run leaves behind, what is built. */
const NOT_OURS = new Set([".git", ".data", "node_modules", "tsp-output", "__pycache__"]);
const BUILT = [
  "generated/validators",
  "sdks/node/dist",
  "sdks/cli/dist",
  "sdks/conform/dist",
  "sdks/php/vendor",
  "sdks/java/target",
  "sdks/kotlin/target",
];
/** The manifest of sdks/ lists them all. */
const MADE_SDKS = [
  /^sdks\/.+\/generated[/_]/,
  /^sdks\/.+\/driver\/(?:dispatch|samples)\./,
  /^sdks\/(?:(?:docs|manifest)\.json$|surface\.md$|.+\/(?:reference|types)\.md$)/,
];
/** Made by a tool, committed, and reviewed as such. */
const MADE = [
  /^generated\/(?!package\.json$)/,
  /^server\/migrations\//,
  /^pnpm-lock\.yaml$/,
  ...MADE_SDKS,
];

let tree: readonly TreeFile[] | null = null;

/** Every file of the tree that is not installed or built, in the order of the paths. */
export function treeFiles(): readonly TreeFile[] {
  tree ??= pathsBelow("").map((path) => ({
    path,
    text: readFileSync(join(ROOT, path), "utf8"),
  }));
  return tree;
}

/** The files that people write, below one of the folders, with one of the endings. */
export function writtenFiles(
  endings: readonly string[],
  folders: readonly string[] = [""],
): readonly TreeFile[] {
  return treeFiles().filter(
    ({ path }) =>
      endings.some((ending) => path.endsWith(ending)) &&
      folders.some((folder) => path.startsWith(folder)) &&
      !MADE.some((made) => made.test(path)),
  );
}

/** What a failing test prints: file, line and what to do, one a line. */
export function listed(findings: readonly Finding[]): string[] {
  return findings.map(({ path, line, advice }) => `${path}:${line} ${advice}`);
}

function pathsBelow(folder: string): string[] {
  const entries = readdirSync(join(ROOT, folder), { withFileTypes: true });
  return entries
    .filter(({ name }) => !NOT_OURS.has(name))
    .flatMap((entry) => {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) return BUILT.includes(path) ? [] : pathsBelow(path);
      return entry.isFile() ? [path] : [];
    })
    .sort();
}
