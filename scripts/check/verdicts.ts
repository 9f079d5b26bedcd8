/**
 * What a check has found right, and of what that was made. `npm test` does not ask it again about
 * the same; `npm run check` asks every check, and so does a long run.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** By the name of a check, the hash of everything that it judged when nothing was wrong. */
export type Verdicts = Readonly<Record<string, string>>;

const ROOT = join(import.meta.dirname, "..", "..");
const VERDICTS = join("scripts", "check", "verdicts.json");
const MADE = 'From "npm run check", when nothing was wrong; never edit the hashes below.';
/** The versions of the tools, their settings, and what judges by them. */
const ALWAYS = ["pnpm-lock.yaml", "package.json", "biome.json", "tsconfig.json", "scripts/"];

export function readVerdicts(root = ROOT): Verdicts {
  const file = join(root, VERDICTS);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).verdicts : {};
}

/** Writes down what was right, with what was found before. */
export function writeVerdicts(right: Verdicts, root = ROOT): void {
  const all = Object.entries({ ...readVerdicts(root), ...right }).sort();
  const written = { made: MADE, verdicts: Object.fromEntries(all) };
  writeFileSync(join(root, VERDICTS), `${JSON.stringify(written, null, 2)}\n`);
}

/**
 * The hash of every file of the tree below these folders, as it stands, and of texts that were
 * made. Null without git, which alone knows what is of the tree and what was built.
 */
export function hashOfTree(
  folders: readonly string[],
  texts: readonly string[] = [],
  root = ROOT,
): string | null {
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--"];
  const listed = spawnSync("git", [...args, ...ALWAYS, ...folders], {
    ...{ cwd: root, encoding: "utf8", maxBuffer: 2 ** 26 },
  });
  if (listed.status !== 0) return null;
  const hash = createHash("sha256");
  for (const path of [...new Set(listed.stdout.split("\0"))].sort()) {
    if (path === "" || path === VERDICTS || !existsSync(join(root, path))) continue;
    hash.update(`\n${path}\n`).update(readFileSync(join(root, path)));
  }
  for (const text of texts) hash.update(`\n${text.length}\n`).update(text);
  return hash.digest("hex");
}
