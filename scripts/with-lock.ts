import { mkdirSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const POLL_EVERY_MS = 100;
/** No work of a script takes this long: a lock that is older was left by a killed one. */
const STALE_MS = 120_000;

/**
 * Runs work while no other process does the same work: the lock is a folder, which is made or not.
 */
export async function withLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(folder), { recursive: true });
  while (!tryLock(folder)) {
    const made_ms = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - made_ms > STALE_MS) rmSync(folder, { recursive: true, force: true });
    await sleep(POLL_EVERY_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function tryLock(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}
