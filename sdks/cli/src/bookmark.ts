/** How far each address has been served, and the secret by which it knows what is ours. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Connection } from "./client.ts";
import { newSecret } from "./forward.ts";
import type { Io } from "./io.ts";
import { configFolder, writePrivately } from "./profile.ts";

export interface Bookmark {
  readonly secret: string;
  /** The last event that was forwarded or passed over; null before the first. */
  readonly cursor: string | null;
  /** Whether it has been served before: without a cursor it begins with the next event. */
  readonly is_known: boolean;
}

/** One file for each key and address: those of another account are others. */
export function bookmarkFile(io: Io, { key, url }: Connection, target: string): string {
  const named = createHash("sha256").update([key, url, target].join("\n")).digest("hex");
  return join(configFolder(io), "listen", `${named.slice(0, 24)}.json`);
}

export function readBookmark(file: string): Bookmark {
  try {
    const { secret, cursor } = JSON.parse(readFileSync(file, "utf8")) as Bookmark;
    return { secret, cursor, is_known: true };
  } catch {
    return { secret: newSecret(), cursor: null, is_known: false };
  }
}

export function keepBookmark(file: string, { secret, cursor }: Omit<Bookmark, "is_known">): void {
  writePrivately(file, `${JSON.stringify({ secret, cursor })}\n`);
}
