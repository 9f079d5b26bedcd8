import { accessSync, constants, mkdirSync } from "node:fs";
import { SettingError } from "../setting-error.ts";

/** What the way to a data folder may meet, and what to do about it. */
const COMPLAINTS: Record<string, string> = {
  EACCES: "cannot be written to by this user",
  EPERM: "cannot be written to by this user",
  EROFS: "is on a file system that cannot be written to",
  EEXIST: "is a file and must be a folder",
  ENOTDIR: "lies below a file and must be a folder",
  ENOSPC: "is on a full disk",
  ENOENT: "cannot be made there",
};

/**
 * Makes the data folder where it is missing, and tries whether it can be written to.
 *
 * Refuses, as a `SettingError`: a path that is no folder of ours. Writes: the folder.
 */
export function lockDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const complaint = COMPLAINTS[(error as NodeJS.ErrnoException).code ?? ""];
    if (complaint === undefined) throw error;
    throw new SettingError(
      `The data folder ${folder} ${complaint}: set SVC_DATA_DIR to a folder of your own.`,
    );
  }
}
