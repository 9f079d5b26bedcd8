import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { mintSecretKey } from "./secret-box.ts";

/**
 * The secret key of a sandbox: made once for a data folder and kept there, readable by its owner
 * only.
 *
 * Writes: `secret-key` in the data folder.
 */
export function keepSecretKey(data_folder: string): string {
  const file = join(data_folder, "secret-key");
  mkdirSync(data_folder, { recursive: true });
  return readKept(file) ?? writeKept(file);
}

function readKept(file: string): string | null {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** A link is made whole or not at all, so that of two first starts both end on one key. */
function writeKept(file: string): string {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${mintSecretKey()}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, "utf8").trim();
}
