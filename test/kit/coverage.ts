/** What the tests of a run provoked, written down for the ledger that looks for holes. */
import { appendFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import type { Seen } from "./seen.ts";

const written = new Set<string>();
const event_types: string[] = [];
let readEventTypes: ReadEventTypes | null = null;

/** Reads the types of events that were provoked and are not yet known. */
type ReadEventTypes = (known: readonly string[]) => Promise<string[]>;

/** The worker's server tells where its events stand, once it is open. */
export function watchEvents(read: ReadEventTypes): void {
  readEventTypes = read;
}

/** Notes the types of all events that stand in the worker's database. */
export async function noteEvents(): Promise<void> {
  const fresh = (await readEventTypes?.(event_types)) ?? [];
  event_types.push(...fresh);
  for (const event of fresh) noteSeen({ event });
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
