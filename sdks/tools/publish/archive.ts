/** Archives whose bytes follow from their content alone: no time, owner or order of a machine. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { unzipSync, type Zippable, zipSync } from "fflate";
import { create, list } from "tar";

/** The first moment that a zip can hold; it has no zone, so this one is that of every machine. */
const FIRST_MOMENT = new Date(1980, 0, 1);

/** The files below a folder in the order of their paths, with "/" whatever the machine has. */
export function filesBelow(folder: string, under = ""): string[] {
  return readdirSync(join(folder, under), { withFileTypes: true })
    .flatMap((entry) => {
      const path = under === "" ? entry.name : `${under}/${entry.name}`;
      return entry.isDirectory() ? filesBelow(folder, path) : [path];
    })
    .sort();
}

export type Entries = ReadonlyMap<string, Uint8Array>;

export function entriesBelow(folder: string, lead = ""): Entries {
  return new Map(
    filesBelow(folder).map((path) => [`${lead}${path}`, readFileSync(join(folder, path))]),
  );
}

export function writeZip(archive: string, entries: Entries): void {
  const sorted = [...entries].sort(([one], [other]) => (one < other ? -1 : 1));
  const files: Zippable = Object.fromEntries(sorted);
  writeFileSync(archive, zipSync(files, { level: 9, mtime: FIRST_MOMENT, os: 0 }));
}

/** A packed tar of some files of a folder. */
export function writeTarball(archive: string, folder: string, paths: readonly string[]): void {
  const mtime = new Date(0);
  const options = { file: archive, cwd: folder, sync: true, portable: true, mtime } as const;
  create({ ...options, gzip: { level: 9 } }, [...paths].sort());
}

export function zipEntries(archive: string): Entries {
  return new Map(Object.entries(unzipSync(readFileSync(archive))));
}

/** The paths of the files in an archive, whatever kind it is. */
export function pathsIn(archive: string): string[] {
  if (/\.(?:tgz|tar\.gz|gem)$/.test(archive)) return pathsInTar(archive);
  return [...zipEntries(archive).keys()].filter((path) => !path.endsWith("/")).sort();
}

function pathsInTar(file: string): string[] {
  const found: string[] = [];
  list({
    file,
    sync: true,
    onReadEntry(entry) {
      if (entry.type === "File") found.push(entry.path.replace(/^\.\//, ""));
    },
  });
  return found.sort();
}
