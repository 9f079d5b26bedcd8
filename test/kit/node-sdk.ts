import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT, SDKS } from "../../sdks/tools/paths.ts";

/**
 * Builds the Node SDK into the packages of a folder, as ES modules. It is a build of its own: other
 * tests build and pack the package's folder meanwhile.
 */
export function installOwnNode(folder: string): void {
  const own = join(folder, "node_modules", "svc-sdk");
  mkdirSync(own, { recursive: true });
  cpSync(join(SDKS, "node", "package.json"), join(own, "package.json"));
  const config = join(SDKS, "node", "tsconfig.esm.json");
  const tsc = join(ROOT, "node_modules", "typescript", "bin", "tsc");
  const args = [tsc, "-p", config, "--outDir", join(own, "dist", "esm")];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: "utf8" });
  assert.equal(status, 0, stdout);
}
