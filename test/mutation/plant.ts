/** Copies of the server with a bug planted in them, which run beside the server itself. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";

/** One change of a file's text. The text that is looked for stands in it exactly once. */
export interface Patch {
  /** Below `server/`. */
  readonly file: string;
  readonly find: string;
  readonly put: string;
}

export interface Copy {
  /** The `main.ts` of the copy. */
  readonly entry: string;
  readonly remove: () => void;
}

const ROOT = join(import.meta.dirname, "..", "..");
const PLANTED = join(ROOT, ".data", "planted");
/** Everything else of the project stands beside the copy as it stands beside the server. */
const NOT_LINKED = ["server", ".data", ".git"];

/**
 * Copies the server into a folder of its own and patches it; a patch whose text is gone, because
 * the server was changed, fails: the bug has to be planted anew.
 */
export function plant(name: string, patches: readonly Patch[]): Copy {
  removeAbandoned();
  const folder = join(PLANTED, `${process.pid}-${name}`);
  const server = join(folder, "server");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(ROOT, "server"), server, {
    recursive: true,
    filter: (path) => basename(path) !== "node_modules",
  });
  symlinkSync(join(ROOT, "server", "node_modules"), join(server, "node_modules"));
  for (const neighbour of readdirSync(ROOT).filter((entry) => !NOT_LINKED.includes(entry))) {
    symlinkSync(join(ROOT, neighbour), join(folder, neighbour));
  }
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    for (const patch of patches) apply(server, patch);
  } catch (error) {
    remove();
    throw error;
  }
  return { entry: join(server, "main.ts"), remove };
}

function apply(server: string, { file, find, put }: Patch): void {
  const path = join(server, file);
  const [before, after, ...more] = readFileSync(path, "utf8").split(find);
  if (before === undefined || after === undefined || more.length > 0) {
    const times = after === undefined ? "nowhere" : "more than once";
    throw new Error(`${file} says this ${times}, so the bug has to be planted anew:\n${find}`);
  }
  writeFileSync(path, before + put + after);
}

/** A run that was killed leaves its copies behind; their names say whose they were. */
function removeAbandoned(): void {
  if (!existsSync(PLANTED)) return;
  for (const name of readdirSync(PLANTED)) {
    if (isAlive(Number.parseInt(name, 10))) continue;
    rmSync(join(PLANTED, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
