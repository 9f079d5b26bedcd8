// Finds the server as one file, which starts with a quarter of the work of its 2,200 modules.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** Bundles by their hashes, and the list of what the newest one is made from. */
const BUNDLES = join("node_modules", ".cache", "server");
const LIST = join(BUNDLES, "inputs.json");
const SOURCE = join("server", "main.ts");
const MAKER = join("scripts", "bootstrap", "make-bundle.ts");

/**
 * The file to start the server with: a bundle of the sources as they stand, which is made when
 * there is none. The sources themselves where it cannot be made, for want of esbuild or of sense in
 * them; then Node says why.
 */
export function findServer(root, node) {
  const fresh = freshBundle(root);
  if (fresh !== null) return fresh;
  console.error("Bundling the server (once for each change of it) ...");
  const made = spawnSync(node, [join(root, MAKER), root], { cwd: root, stdio: ["ignore", 2, 2] });
  return (made.status === 0 ? freshBundle(root) : null) ?? join(root, SOURCE);
}

/** Puts the bundle into a folder that has the same sources and packages, and nothing to make it. */
export function copyBundle(root, target) {
  const file = freshBundle(root);
  if (file === null) throw new Error("The server could not be bundled; the reason stands above.");
  for (const path of [dirname(relative(root, file)), LIST]) {
    cpSync(join(root, path), join(target, path), { recursive: true });
  }
}

/** The newest bundle, where it is of the sources as they stand; else null. */
function freshBundle(root) {
  const list = join(root, LIST);
  if (!existsSync(list)) return null;
  const { inputs, hash } = JSON.parse(readFileSync(list, "utf8"));
  if (hashOf(root, inputs) !== hash) return null;
  const file = join(root, BUNDLES, hash, "main.mjs");
  return existsSync(file) ? file : null;
}

/** Of the names and the contents: file times say nothing after a checkout. */
export function hashOf(root, inputs) {
  const hash = createHash("sha256");
  for (const name of inputs) {
    const path = join(root, name);
    if (!existsSync(path)) return null;
    hash.update(name).update("\0").update(readFileSync(path));
  }
  return hash.digest("hex").slice(0, 16);
}
