/**
 * Where the lines of a bundle come from. With each of its files, `make-bundle.ts` of the bootstrap
 * writes four bytes for each line: which source, and which line of it.
 *
 * Source: docs/decisions/0119-the-server-as-one-file.md.
 */
import { closeSync, existsSync, openSync, readFileSync, readSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Lines that a source may have; some of libraries have more, and are named by a wrong one. */
export const LINES_MAX = 65_536;

/** By file: a program that logs one error often logs many. */
const sources_of = new Map<string, readonly string[]>();

const PLACE = /(file:\/\/\/[^\s()]+\.mjs):(\d+):\d+/g;

/** Frames of a stack with the lines of the sources in place of those of the bundle. */
export function withSourceLines(stack: string): string {
  return stack.replace(PLACE, (place, url: string, line: string) => {
    const file = fileURLToPath(url);
    return existsSync(`${file}.lines`) ? (sourceLine(file, Number(line)) ?? place) : place;
  });
}

/** As `server/main.ts:12`; null where esbuild wrote the line. */
function sourceLine(file: string, line: number): string | null {
  const entry = new Uint32Array(1);
  const opened = openSync(`${file}.lines`, "r");
  readSync(opened, entry, { position: (line - 1) * entry.BYTES_PER_ELEMENT });
  closeSync(opened);
  const [packed = 0] = entry;
  if (packed === 0) return null;
  return `${sourcesOf(file)[Math.floor(packed / LINES_MAX)]}:${packed % LINES_MAX}`;
}

function sourcesOf(file: string): readonly string[] {
  const sources =
    sources_of.get(file) ?? (JSON.parse(readFileSync(`${file}.sources.json`, "utf8")) as string[]);
  sources_of.set(file, sources);
  return sources;
}
