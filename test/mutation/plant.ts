/** Programs of the server with a bug planted in them, which run beside the server itself. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { mainWith } from "../kit/programs/bundle.ts";
import type { FleetWanted } from "../kit/programs/fleet.ts";

/** One change of a file's text. The text that is looked for stands in it exactly once. */
export interface Patch {
  /** Below `server/`. */
  readonly file: string;
  readonly find: string;
  readonly put: string;
}

const SERVER = join(import.meta.dirname, "..", "..", "server");
const HOOK = join(import.meta.dirname, "load-planted.ts");

/**
 * What a program is started with, so that it has the patched texts in place of its own files. A
 * patch whose text is gone, because the server was changed, fails: the bug has to be planted anew.
 */
export async function plant(
  patches: readonly Patch[],
): Promise<Pick<FleetWanted, "entry" | "settings" | "makes_tables">> {
  if (patches.length === 0) return {};
  const of_modules = patches.filter(({ file }) => file.endsWith(".ts"));
  const texts = [...patchedTexts(of_modules)].map(
    ([file, text]) => [join(SERVER, file), text] as const,
  );
  const entry = await mainWith(new Map(texts));
  if (entry === null) return { makes_tables: true, settings: plantedOnLoad(patches) };
  // A migration is no module: the program reads it as a file, and makes its tables by it.
  const of_files = patches.filter((patch) => !of_modules.includes(patch));
  if (of_files.length === 0) return { entry };
  return { entry, makes_tables: true, settings: plantedOnLoad(of_files) };
}

/** The environment of a program that reads the patched texts as it loads its own files. */
export function plantedOnLoad(patches: readonly Patch[]): Readonly<Record<string, string>> {
  if (patches.length === 0) return {};
  patchedTexts(patches);
  return { NODE_OPTIONS: `--import=${HOOK}`, TEST_PATCHES: JSON.stringify(patches) };
}

/** The text of each file that patches change, by its path below `server/`. */
export function patchedTexts(patches: readonly Patch[]): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const patch of patches) {
    const text = texts.get(patch.file) ?? readFileSync(join(SERVER, patch.file), "utf8");
    texts.set(patch.file, patched(text, patch));
  }
  return texts;
}

function patched(text: string, { file, find, put }: Patch): string {
  const [before, after, ...more] = text.split(find);
  if (before === undefined || after === undefined || more.length > 0) {
    const times = after === undefined ? "nowhere" : "more than once";
    throw new Error(`${file} says this ${times}, so the bug has to be planted anew:\n${find}`);
  }
  return before + put + after;
}
