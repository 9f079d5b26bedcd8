/**
 * Writes the page of rules of spec/lib, and in a folder that is named the package: what other specs
 * install, without this one.
 */
import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rulesPage } from "./spec-lib-rules.ts";

const ROOT = join(import.meta.dirname, "..");
const LIBRARY = join(ROOT, "spec", "lib");
const TSC = join(ROOT, "node_modules", "typescript", "bin", "tsc");
const TYPESPEC = join(ROOT, "spec", "node_modules", "@typespec");

/** Writes the package, as JavaScript with its types. */
export function packSpecLib(folder: string): void {
  mkdirSync(folder, { recursive: true });
  execFileSync(process.execPath, [TSC, "-p", LIBRARY, "--outDir", folder]);
  for (const name of globSync("*.tsp", { cwd: LIBRARY })) {
    const text = readFileSync(join(LIBRARY, name), "utf8");
    writeFileSync(join(folder, name), text.replaceAll(/^(import "\.\/\w+)\.ts";/gm, '$1.js";'));
  }
  for (const name of ["README.md", "docs"]) {
    cpSync(join(LIBRARY, name), join(folder, name), { recursive: true });
  }
  cpSync(join(ROOT, "sdks", "LICENSE.md"), join(folder, "LICENSE.md"));
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest(), null, 2)}\n`);
}

/** The compiler is the installing spec's own: two of them would not see each other's types. */
function manifest(): object {
  const own = JSON.parse(readFileSync(join(LIBRARY, "package.json"), "utf8"));
  const { private: _, dependencies, exports: __, ...facts } = own;
  const peerDependencies = Object.fromEntries(
    Object.keys(dependencies).map((name) => [name, `^${versionOf(name)}`]),
  );
  const entry = { types: "./index.d.ts", typespec: "./main.tsp", default: "./index.js" };
  return { ...facts, exports: { ".": entry }, peerDependencies };
}

function versionOf(name: string): string {
  const path = join(TYPESPEC, name.replace("@typespec/", ""), "package.json");
  return JSON.parse(readFileSync(path, "utf8")).version;
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2);
  writeFileSync(join(LIBRARY, "docs", "rules.md"), rulesPage());
  if (folder) packSpecLib(folder);
}
