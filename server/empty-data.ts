import { rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { programsOn, removeEmbedded } from "#platform/db/embedded";
import { SettingError } from "#platform/setting-error";
import type { Settings } from "#platform/settings/config";
import { secretKeyFile } from "#platform/settings/secret-key";

/**
 * Deletes what a sandbox keeps in the data folder, after asking.
 *
 * Refuses, as a `SettingError`: while a program runs on the data, and without a yes.
 */
export async function emptyData(
  { database_url, data_folder }: Settings,
  { yes }: { readonly yes: boolean },
): Promise<void> {
  if (database_url !== null) {
    throw new SettingError("--reset empties the embedded database only; DATABASE_URL is set.");
  }
  // A killed program's connections end with it and a frozen one's do not, so they are asked, and
  // not the heartbeat.
  const programs = await programsOn(data_folder);
  if (programs.length > 0) {
    throw new SettingError(
      `A program runs on the data in ${data_folder} (${programs.join(", ")}): stop it first.`,
    );
  }
  const question = `Delete all data in ${data_folder}? [y/N] `;
  if (!yes && !(await agrees(question))) throw new SettingError("Nothing was deleted.");
  await removeEmbedded(data_folder);
  for (const file of [join(data_folder, "sandbox.json"), secretKeyFile(data_folder)]) {
    rmSync(file, { force: true });
  }
}

async function agrees(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new SettingError("--reset asks on a terminal; or say --yes.");
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
