/** What differs between the tree and what the contract makes, without the generator. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SDKS } from "../paths.ts";
import { sha256 } from "./manifest.ts";

/** Where only made files stand. */
const MADE_FOLDERS = [
  "python/src/svc/generated/**/*.py",
  "node/src/generated/**/*.ts",
  "cli/src/generated/**/*.ts",
  "go/generated_*.go",
  "go/svctest/generated_*.json",
  "ruby/lib/svc/generated/**/*.rb",
  "ruby/sig/generated/**/*.rbs",
  "dart/lib/src/generated/**/*.dart",
  "php/generated/**/*.{json,php}",
  "dotnet/src/generated/*.{cs,json}",
  "java/src/generated/**/*.{java,json}",
  "java/driver/generated/*.java",
  "kotlin/src/generated/**/*.kt",
  "kotlin/driver/generated/*.kt",
];

/** The hash of a file of sdks/; null of one that is not there. */
export function hashOnDisk(path: string): string | null {
  const file = join(SDKS, path);
  return existsSync(file) ? sha256(readFileSync(file)) : null;
}

/** Files in the folders of made files that nothing makes. */
export function staleFiles(files: Readonly<Record<string, string>>): string[] {
  const standing = MADE_FOLDERS.flatMap((pattern) => globSync(pattern, { cwd: SDKS }));
  return standing.map((path) => path.replaceAll("\\", "/")).filter((path) => !(path in files));
}

/** Made files that are not as they were made. */
export function changedFiles(files: Readonly<Record<string, string>>): string[] {
  return Object.keys(files).filter((path) => hashOnDisk(path) !== files[path]);
}
