// Makes the Ajv validators, which are build output and not committed, when their input changed.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const MAKER = "scripts/generate/validators.ts";
const INPUTS = [
  MAKER,
  "scripts/generate/ajv-schemas.ts",
  "scripts/generate/parameters.ts",
  "scripts/generate/standalone.ts",
  "generated/openapi.json",
  "pnpm-lock.yaml",
];

/**
 * Returns when generated/validators belongs to the interface as it stands in generated/. The maker
 * looks again for itself; this look spares each command a start of Node.
 */
export function ensureValidators(root, node) {
  if (!INPUTS.every((name) => existsSync(join(root, name)))) return;
  const mark = join(root, "generated", "validators", ".made-from");
  const wanted = inputHash(root);
  if (existsSync(mark) && readFileSync(mark, "utf8") === wanted) return;
  console.error("Building the validators (once for each change of the contract) ...");
  const { status } = spawnSync(node, [join(root, MAKER)], { cwd: root, stdio: ["ignore", 2, 2] });
  if (status !== 0) throw new Error("The validators could not be made; the reason stands above.");
  writeFileSync(mark, wanted);
}

function inputHash(root) {
  const hash = createHash("sha256");
  for (const name of INPUTS) hash.update(readFileSync(join(root, name)));
  return hash.digest("hex");
}
