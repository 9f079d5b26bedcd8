/** What the tests of a run provoked, written down for the ledger that looks for holes. */
import { appendFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import type { Seen } from "./seen.ts";

const written = new Set<string>();
let readEventTypes: (() => Promise<string[]>) | null = null;

/** The worker's server tells where its events stand, once it is open. */
export function watchEvents(read: () => Promise<string[]>): void {
  readEventTypes = read;
}

/** Notes the types of all events that stand in the worker's database. */
export async function noteEvents(): Promise<void> {
  for (const event of (await readEventTypes?.()) ?? []) noteSeen({ event });
}

/** Notes what was seen, once a worker; a program of its own, as chaos is, covers nothing. */
export function noteSeen(seen: Seen): void {
  if (process.env.VITEST === undefined) return;
  const line = JSON.stringify(seen);
  if (written.has(line)) return;
  written.add(line);
  const folder = inject("coverage_folder");
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, `${process.pid}.jsonl`), `${line}\n`);
}
