/**
 * Where a run has what it throws away at its end: in memory, where there is room for it. Most of
 * the copy of a database is the making of a thousand files, and a disk takes ten times as long over
 * them when thousands were deleted just before.
 */
import { existsSync, mkdtempSync, readdirSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { IS_LONG } from "./long.ts";

const MEMORY = "/dev/shm";
/** Several times what the databases of a run take. */
const ROOM_BYTES = 6 * 2 ** 30;

const PREFIX = "svc-test-";

/** Makes a folder that the next run removes where this process could not. */
export function makeRunFolder(name: string): string {
  return mkdtempSync(join(runRoot(), `${PREFIX}${process.pid}-${name}-`));
}

/** Folders of runs, whatever there is room for now, each with the process that has made it. */
export function runFolders(): { readonly folder: string; readonly pid: number }[] {
  const roots = existsSync(MEMORY) ? [tmpdir(), MEMORY] : [tmpdir()];
  return roots.flatMap((root) => {
    const names = readdirSync(root).filter((name) => name.startsWith(PREFIX));
    return names.map((name) => {
      return { folder: join(root, name), pid: Number(name.slice(PREFIX.length).split("-")[0]) };
    });
  });
}

/** In a long run on the disk. */
function runRoot(): string {
  return !IS_LONG && hasRoom(MEMORY) ? MEMORY : tmpdir();
}

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= ROOM_BYTES;
}
