/** Programs of the server with a bug planted in them, which run beside the server itself. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { mainWith } from "../kit/programs/bundle.ts";
import type { FleetWanted } from "../kit/programs/fleet.ts";
import { choiceOf } from "../kit/programs/switched-modules.ts";

/** One change of a file's text. The text that is looked for stands in it exactly once. */
export interface Patch {
  /** Below `server/`. */
  readonly file: string;
  readonly find: string;
  readonly put: string;
}

/** Changes that are one bug. */
interface Planted {
  readonly name: string;
  readonly patches: readonly Patch[];
}

const SERVER = join(import.meta.dirname, "..", "..", "server");
const HOOK = join(import.meta.dirname, "load-planted.ts");

/**
 * What a program is started with, so that it has the patched texts in place of its own files. All
 * bugs stand in one bundle, of which it runs its own. A patch whose text is gone, because the
 * server was changed, fails: the bug has to be planted anew.
 */
export async function plant(
  { name, patches }: Planted,
  all: readonly Planted[],
): Promise<Pick<FleetWanted, "entry" | "settings" | "makes_tables">> {
  const entry = await mainWith(textsOf(all));
  if (entry === null) return { makes_tables: true, settings: plantedOnLoad(patches) };
  // A migration is no module: the program reads it as a file, and makes its tables by it.
  const of_files = patches.filter((patch) => !isOfModule(patch));
  const settings = { ...choiceOf(name), ...plantedOnLoad(of_files) };
  return { entry, makes_tables: of_files.length > 0, settings };
}

/** By the path of each module that a bug changes, its text by the name of the bug. */
function textsOf(all: readonly Planted[]): Map<string, Map<string, string>> {
  const texts = new Map<string, Map<string, string>>();
  for (const { name, patches } of all) {
    for (const [file, text] of patchedTexts(patches.filter(isOfModule))) {
      const path = join(SERVER, file);
      texts.set(path, (texts.get(path) ?? new Map()).set(name, text));
    }
  }
  return texts;
}

function isOfModule({ file }: Patch): boolean {
  return file.endsWith(".ts");
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
