/** The one file that needs a file system; it is loaded when a file is saved. */
import { open, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { ArgumentError } from "./error.ts";
import type { FileResult } from "./file.ts";

export async function saveFile(file: FileResult, path: string): Promise<string> {
  const target = await targetOf(file, path);
  const draft = `${target}.${globalThis.crypto.randomUUID()}.part`;
  const writer = await open(draft, "wx");
  try {
    for await (const part of file) await writer.write(part);
    await writer.close();
    await rename(draft, target);
  } catch (error) {
    await writer.close().catch(() => {});
    await rm(draft, { force: true });
    throw error;
  }
  return target;
}

async function targetOf(file: FileResult, path: string): Promise<string> {
  const found = await stat(path).catch(() => null);
  if (!found?.isDirectory()) return path;
  const { filename } = file;
  if (filename === null) {
    throw new ArgumentError("The file has no name of its own: name one.", "path");
  }
  return join(path, filename);
}
