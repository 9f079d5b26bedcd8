import { readFile, rename, writeFile } from "node:fs/promises";

/**
 * Writes a file unless it already holds this text. Whoever reads it meanwhile sees the old text or
 * the new one, and an unchanged file keeps its time.
 */
export async function replaceFile(path: string, text: string): Promise<void> {
  const standing = await readFile(path, "utf8").catch(() => null);
  if (standing === text) return;
  const draft = `${path}.${process.pid}.draft`;
  await writeFile(draft, text);
  await rename(draft, path);
}
