import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "./paths.ts";

/** What people write; the compiler's words and the generator show in the files they make. */
const INPUTS = ["spec/**/*.tsp", "spec/introduction.md"];

/** The text of manifest.json: a hash of the input and of every file made from it. */
export async function manifestFile(files: Record<string, string>): Promise<string> {
  const hashes = Object.entries(files).map(([name, text]) => [name, sha256(text)]);
  const manifest = {
    made: 'From spec/ by "npm run generate"; change the spec and run it again, never these files.',
    input: await inputHash(),
    files: Object.fromEntries(hashes.sort()),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** The hash of everything that the spec says. */
async function inputHash(): Promise<string> {
  const paths: string[] = [];
  const exclude = (path: string) => path.includes("node_modules");
  for await (const path of glob(INPUTS, { cwd: ROOT, exclude })) paths.push(path);
  const hash = createHash("sha256");
  for (const path of paths.map((one) => one.replaceAll("\\", "/")).sort()) {
    hash.update(`${path}\n`).update(await readFile(join(ROOT, path)));
  }
  return hash.digest("hex");
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
