/** The folder of a file store: made for good, and locked while its program runs. */
import { spawnSync } from "node:child_process";
import { closeSync, constants, existsSync, fsyncSync, mkdirSync, openSync } from "node:fs";
import { platform } from "node:os";
import { dirname, join, resolve } from "node:path";
import { ConfigurationError } from "./runtime/error.ts";

/** O_EXLOCK with O_NONBLOCK of BSD, for which Node has no names. */
const BSD_LOCK = 0x24;
/** By platform, the flags with which a file is opened and locked at once. */
const LOCK_FLAGS: Partial<Record<NodeJS.Platform, number>> = {
  darwin: BSD_LOCK,
  freebsd: BSD_LOCK,
  netbsd: BSD_LOCK,
  openbsd: BSD_LOCK,
  // UV_FS_O_EXLOCK: libuv opens the file without sharing it.
  win32: 0x1000_0000,
};

/** Syncs the name of each folder that it makes: a file is no safer than its folder. */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  const parent = dirname(resolve(path));
  makeFolder(parent);
  mkdirSync(path, { recursive: true, mode: 0o700 });
  // Windows opens no folder, and keeps its names itself.
  if (platform() === "win32") return;
  const opened = openSync(parent, "r");
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

/**
 * Opens a file that locks the folder until it is closed; the system closes it when the program
 * dies. Refuses: a folder that another store has locked, in this program or another.
 */
export function lockFolder(folder: string): number {
  const flag = LOCK_FLAGS[platform()];
  const flags = constants.O_RDWR | constants.O_CREAT | (flag ?? 0);
  let file: number;
  try {
    file = openSync(join(folder, "lock"), flags, 0o600);
  } catch (error) {
    throw notLocked(folder, (error as Error).message);
  }
  if (flag !== undefined) return file;
  const complaint = lockComplaint(file);
  if (complaint === null) return file;
  closeSync(file);
  throw notLocked(folder, complaint);
}

/** A lock is of the open file, which the command shares: it stays when the command has ended. */
function lockComplaint(file: number): string | null {
  const { error, status } = spawnSync("flock", ["-n", "3"], {
    stdio: ["ignore", "ignore", "ignore", file],
  });
  if (error !== undefined) return `the command flock cannot be run (${error.message})`;
  return status === 0 ? null : "it is locked";
}

function notLocked(folder: string, reason: string): ConfigurationError {
  return new ConfigurationError(
    `The folder ${folder} of sales cannot be locked: ${reason}. Does another program use it?`,
  );
}
