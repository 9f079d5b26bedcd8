/** Whether what was packed holds what it should and nothing else. */
import { join } from "node:path";
import { extract } from "tar";
import { filesBelow, pathsIn } from "./archive.ts";
import { inScratch } from "./pack-each.ts";
import type { Package } from "./packages.ts";

/** One sentence for each file too many or too few; empty when there is none. */
export function contentComplaints({ contents }: Package, folder: string): string[] {
  const packed = filesBelow(folder);
  return Object.entries(contents).flatMap(([ending, { all, needed }]) => {
    const archives = packed.filter((path) => path.endsWith(ending));
    if (archives.length !== 1) return [`${archives.length} files end in ${ending}, not one`];
    return archives.flatMap((path) => {
      const held = heldBy(join(folder, path));
      const strays = held.filter((one) => !all.test(one)).map((one) => `${path} holds ${one}`);
      const lacks = needed.filter((one) => !held.includes(one));
      const empty = held.length === 0 ? [`${path} holds nothing`] : [];
      return [...strays, ...lacks.map((one) => `${path} lacks ${one}`), ...empty];
    });
  });
}

/** The paths that a reader gets; those of a gem stand in an archive within it. */
function heldBy(archive: string): string[] {
  if (!archive.endsWith(".gem")) return pathsIn(archive);
  return inScratch((scratch) => {
    extract({ file: archive, cwd: scratch, sync: true });
    return pathsIn(join(scratch, "data.tar.gz"));
  });
}
