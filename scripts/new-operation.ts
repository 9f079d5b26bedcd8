/**
 * Writes the files of an operation of the contract, its tests among them, and prints what is left
 * to do. A file that exists already is left as it is, but for the lists that name the operation.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { OPERATIONS, type OperationId } from "../generated/operations.ts";
import { ROOT } from "./generate/paths.ts";
import { promiseOf } from "./new-operation/contract-words.ts";
import { newFiles } from "./new-operation/new-files.ts";
import { stepsLeft } from "./new-operation/steps-left.ts";

const [id = "", ...others] = process.argv.slice(2);
if (!Object.hasOwn(OPERATIONS, id) || others.length > 0) {
  console.error(`"${id}" is not an operation of the contract; say one, such as createCostCenter.`);
  process.exit(2);
}

const operation = OPERATIONS[id as OperationId];
const written = newFiles(operation, promiseOf(operation), read);
for (const [path, text] of Object.entries(written)) {
  mkdirSync(dirname(join(ROOT, path)), { recursive: true });
  writeFileSync(join(ROOT, path), text);
}
format(Object.keys(written));
console.log(["Wrote:", ...Object.keys(written)].join("\n  "));
console.log(`\nLeft to do for ${id}:`);
for (const [index, step] of stepsLeft(operation, read).entries()) {
  console.log(`  ${index + 1}. ${step}`);
}

/** The text of a file of the project; null where there is none. */
function read(path: string): string | null {
  const file = join(ROOT, path);
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

/** Imports in their order and lines in their width, as the check wants them. */
function format(paths: readonly string[]): void {
  const biome = join(ROOT, "node_modules", "@biomejs", "biome", "bin", "biome");
  const args = [biome, "check", "--write", "--log-level=error", ...paths];
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: "inherit" });
  if (status !== 0) throw new Error("Biome could not format what was written.");
}
