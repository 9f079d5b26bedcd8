import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "./paths.ts";
import { replaceFile } from "./write.ts";

/** The one function of the compiler that is needed here; the compiler belongs to spec/. */
interface Compiler {
  formatTypeSpec(code: string): Promise<string>;
}

const SPEC = join(ROOT, "spec");
const COMPILER = join(SPEC, "node_modules", "@typespec", "compiler", "dist", "src", "index.js");

/** The .tsp files that are not formatted, as paths from the root. */
export async function unformattedSpecFiles(): Promise<string[]> {
  return (await specFiles()).filter((file) => file.text !== file.formatted).map(({ path }) => path);
}

/** Formats every .tsp file of the spec. */
export async function formatSpec(): Promise<void> {
  for (const { path, formatted } of await specFiles())
    await replaceFile(join(ROOT, path), formatted);
}

async function specFiles(): Promise<{ path: string; text: string; formatted: string }[]> {
  const { formatTypeSpec } = (await import(pathToFileURL(COMPILER).href)) as Compiler;
  const files = [];
  const exclude = (name: string) => name.includes("node_modules");
  for await (const name of glob("**/*.tsp", { cwd: SPEC, exclude })) {
    const text = await readFile(join(SPEC, name), "utf8");
    const formatted = await formatTypeSpec(text);
    files.push({ path: join("spec", name), text, formatted });
  }
  return files.sort((left, right) => (left.path < right.path ? -1 : 1));
}
