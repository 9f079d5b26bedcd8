// The package.json of drizzle-orm names 447 entry points in 179 kB, and Node works through all of
// it at every start; docs/decisions/0004-drizzle-start.md has the figures. The entry points that
// nobody here imports are taken out.
import {
  copyFileSync,
  existsSync,
  readFileSync,
  realpathSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

/** What the server imports, and what drizzle-kit looks for before it starts. */
const KEPT = [
  ".",
  "./casing",
  "./gel-core",
  "./migrator",
  "./mysql-core",
  "./pg-core",
  "./postgres-js",
  "./postgres-js/migrator",
  "./relations",
  "./singlestore-core",
  "./sqlite-core",
  "./version",
];

/** Trims the installed package; to do it again, with another list too, changes nothing else. */
export function trimDrizzle(root) {
  const folder = realpathSync(join(root, "server", "node_modules", "drizzle-orm"));
  const file = join(folder, "package.json");
  const full = join(folder, "package.full.json");
  if (!existsSync(full)) copyFileSync(file, full);
  const manifest = JSON.parse(readFileSync(full, "utf8"));
  const missing = KEPT.filter((path) => !(path in manifest.exports));
  if (missing.length > 0) throw new Error(`drizzle-orm has no entry point ${missing.join(", ")}.`);
  manifest.exports = Object.fromEntries(KEPT.map((path) => [path, manifest.exports[path]]));
  // The installed file is a hard link into the store that other projects share: it is replaced, and
  // never written to.
  const replacement = `${file}.${process.pid}`;
  writeFileSync(replacement, `${JSON.stringify(manifest, null, 2)}\n`);
  renameSync(replacement, file);
}
