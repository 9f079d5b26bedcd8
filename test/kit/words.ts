/** Every sentence that pages say in three languages, found in the files that hold tables. */
import { readdirSync } from "node:fs";
import { join, posix } from "node:path";
import { isText, type Text, type Words } from "@svc/server/platform/words/language.ts";

const SERVER = join(import.meta.dirname, "..", "..", "server");

export interface NamedSentence {
  /** The file, the table and the keys. */
  readonly name: string;
  readonly texts: Text;
}

/** Those of all files below these folders of the server. */
export async function everySentence(
  folders: readonly string[] = ["platform/words", "dashboard"],
): Promise<NamedSentence[]> {
  const files = folders.flatMap((folder) =>
    readdirSync(join(SERVER, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => holdsTables(folder, file))
      .map((file) => posix.join("server", folder, file)),
  );
  const found = await Promise.all(
    files.map(async (file) => {
      const tables = (await import(join(SERVER, "..", file))) as Record<string, unknown>;
      return Object.entries(tables).flatMap(([name, table]) => below(`${file} ${name}`, table));
    }),
  );
  // A table may take another one in, whose sentences are counted once.
  return [...new Map(found.flat().map((one) => [one.texts, one])).values()];
}

function holdsTables(folder: string, file: string): boolean {
  if (!file.endsWith(".ts")) return false;
  return folder.startsWith("platform") || /words\.ts$|^questions\//.test(file);
}

function below(name: string, entry: unknown): NamedSentence[] {
  if (typeof entry !== "object" || entry === null || Array.isArray(entry)) return [];
  if (isText(entry as Words)) return [{ name, texts: entry as Text }];
  return Object.entries(entry).flatMap(([key, one]) => below(`${name}.${key}`, one));
}
