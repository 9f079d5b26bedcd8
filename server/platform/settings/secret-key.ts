/** The sealing key of a sandbox: made once for a data folder, and kept there. */
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { mintSecretKey } from "../crypto/secret-box.ts";
import { SettingError } from "../setting-error.ts";
import { readSecretKey } from "./readers.ts";

/** Where a data folder keeps its key. */
export function secretKeyFile(data_folder: string): string {
  return join(data_folder, "secret-key");
}

/** The key that a data folder keeps; null when it keeps none. */
export function readKeptKey(data_folder: string): string | null {
  const file = secretKeyFile(data_folder);
  const text = readIfThere(file);
  if (text === null) return null;
  try {
    return readSecretKey(text);
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    throw new SettingError(
      `${file} ${error.message}: put the right key back, or start from empty data with --reset.`,
    );
  }
}

/**
 * Makes a key for a data folder, readable by its owner only, and answers it. A link is made whole
 * or not at all, so of several first starts at once all end on one key.
 *
 * Writes: `secret-key` in the data folder.
 */
export function makeKeptKey(data_folder: string): string {
  const file = secretKeyFile(data_folder);
  mkdirSync(data_folder, { recursive: true });
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

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
