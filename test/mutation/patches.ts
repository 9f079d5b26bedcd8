/** Bugs as changes of the server's own text. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** One change of a file's text. The text that is looked for stands in it exactly once. */
export interface Patch {
  /** Below `server/`. */
  readonly file: string;
  readonly find: string;
  readonly put: string;
}

const SERVER = join(import.meta.dirname, "..", "..", "server");
const HOOK = join(import.meta.dirname, "load-planted.ts");

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
