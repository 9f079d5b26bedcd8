/** A disk of a test's own that can be filled: a file system in memory, where one may be mounted. */
import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface Disk {
  readonly folder: string;
  /** Fills the disk; null where it is shared with others and stays as it is. */
  readonly fill: (() => void) | null;
  readonly free: () => void;
  /** Unmounts the disk, once no program uses it. */
  readonly remove: () => void;
}

const SIZE = "3g";
const BLOCK_BYTES = 1_048_576;

/** Makes the disk; without the right to mount one it is a folder like any other. */
export function openDisk(): Disk {
  const folder = mkdtempSync(join(tmpdir(), `svc-disk-${process.pid}-`));
  const ballast = join(folder, "ballast");
  const free = () => rmSync(ballast, { force: true });
  const is_own = mounts(folder);
  // Under root the server runs as nobody, who must be able to come here.
  chmodSync(folder, 0o755);
  return {
    folder,
    fill: is_own ? () => fillUp(folder, ballast) : null,
    free,
    remove() {
      if (is_own) execFileSync("umount", ["--lazy", folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function mounts(folder: string): boolean {
  try {
    const size = `size=${SIZE},mode=755`;
    execFileSync("mount", ["-t", "tmpfs", "-o", size, "tmpfs", folder], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Until a write fails; space that is freed in between is filled again. */
function fillUp(folder: string, ballast: string): void {
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(ballast, "");
  const block = Buffer.alloc(BLOCK_BYTES);
  for (let left = bavail * bsize; left > 0; left -= BLOCK_BYTES) {
    try {
      writeFileSync(ballast, block, { flag: "a" });
    } catch {
      return;
    }
  }
}
