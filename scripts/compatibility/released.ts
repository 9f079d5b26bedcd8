import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { EVENTS } from "../../generated/events.ts";
import type { Document } from "../../spec/emitter/document.ts";
import { printed } from "../../spec/emitter/print.ts";
import { type Allowed, complaintsOf, findBreaks } from "./breaks.ts";
import { findFactBreaks } from "./fact-breaks.ts";
import { type ContractFacts, type ReliedOn, reliedOn } from "./facts.ts";
import { unrecorded } from "./unrecorded.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const FOLDER = join(ROOT, "spec", "released");
const ALLOWED = join(FOLDER, "allowed.json");
const CONTRACT = join(ROOT, "generated", "openapi.json");
const SHOWN_MAX = 40;

/** What callers rely on in the contract as it stands. */
export function currentContract(): ReliedOn {
  return reliedOn(readJson(CONTRACT), EVENTS);
}

/** What callers of the last release rely on; null if nothing is released. */
export function lastRelease(): ReliedOn | null {
  const names = readdirSync(FOLDER).filter((name) => /^\d{4}-\d{2}-\d{2}\.json$/.test(name));
  const last = names.sort().at(-1)?.replace(".json", "");
  if (last === undefined || !existsSync(factsFile(last))) return null;
  const facts = readJson<ContractFacts>(factsFile(last));
  return { document: readJson<Document>(documentFile(last)), facts };
}

/** What could break a caller of the last release, and was not decided on, as lines. */
export function undecidedBreaks(released: ReliedOn, current: ReliedOn): string[] {
  const found = [
    ...findBreaks(released.document, current.document),
    ...findFactBreaks(released.facts, current.facts),
  ];
  return complaintsOf(found, readJson<Allowed[]>(ALLOWED));
}

/** What is wrong between the last release and the contract as it stands; null for nothing. */
export function complaintAboutRelease(): string | null {
  const released = lastRelease();
  if (released === null) return "spec/released holds no release to compare the contract with.";
  const current = currentContract();
  const breaks = undecidedBreaks(released, current);
  if (breaks.length > 0) return breaksInWords(released, breaks);
  const additions = unrecorded(released, current);
  if (additions.length === 0) return null;
  return [
    "Implemented, and not in spec/released, where it would be guarded:",
    ...additions.slice(0, SHOWN_MAX).map((one) => `  ${one}`),
    'Record it with "npm run svc -- release".',
  ].join("\n");
}

/**
 * Writes the contract as it stands down as that of its version, unless that hides a break that
 * nobody decided on. Answers the complaint, or null.
 */
export function writeRelease({ anew }: { anew: boolean }): string | null {
  const current = currentContract();
  const released = lastRelease();
  const breaks = released === null || anew ? [] : undecidedBreaks(released, current);
  if (released !== null && breaks.length > 0) return breaksInWords(released, breaks);
  const { version } = current.document.info;
  writeFileSync(documentFile(version), `${printed(current.document)}\n`);
  writeFileSync(factsFile(version), `${printed(current.facts)}\n`);
  writeFileSync(ALLOWED, "[]\n");
  return null;
}

function breaksInWords({ document }: ReliedOn, breaks: readonly string[]): string {
  return [
    `Callers of ${document.info.version} would notice:`,
    ...breaks.map((one) => `  ${one}`),
    "Undo it, make it a new version, or allow it in spec/released/allowed.json and say why.",
  ].join("\n");
}

function documentFile(version: string): string {
  return join(FOLDER, `${version}.json`);
}

function factsFile(version: string): string {
  return join(FOLDER, `${version}.facts.json`);
}

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, "utf8")) as Content;
}
