import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { EVENTS } from "../../generated/events.ts";
import type { Document } from "../../spec/emitter/document.ts";
import { printed } from "../../spec/emitter/print.ts";
import { type Allowed, complaintsOf, findBreaks } from "./breaks.ts";
import { comparable } from "./comparable.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const FOLDER = join(ROOT, "spec", "released");
const CONTRACT = join(ROOT, "generated", "openapi.json");

/** What callers rely on in the contract as it stands. */
export function currentContract(): Document {
  return comparable(JSON.parse(readFileSync(CONTRACT, "utf8")), EVENTS);
}

/** What could break a caller of the last release, and was not decided on; null for nothing. */
export function complaintAboutRelease(): string | null {
  const names = readdirSync(FOLDER).filter((name) => /^\d{4}-\d{2}-\d{2}\.json$/.test(name));
  const last = names.sort().at(-1);
  if (last === undefined) return "spec/released holds no release to compare the contract with.";
  const released = JSON.parse(readFileSync(join(FOLDER, last), "utf8")) as Document;
  const allowed = JSON.parse(readFileSync(join(FOLDER, "allowed.json"), "utf8")) as Allowed[];
  const complaints = complaintsOf(findBreaks(released, currentContract()), allowed);
  if (complaints.length === 0) return null;
  return [
    `Callers of ${last.replace(".json", "")} would notice:`,
    ...complaints.map((one) => `  ${one}`),
    "Undo it, make it a new version, or allow it in spec/released/allowed.json and say why.",
  ].join("\n");
}

/** Writes the contract as it stands down as that of its version. */
export function writeRelease(): string {
  const contract = currentContract();
  const file = join(FOLDER, `${contract.info.version}.json`);
  writeFileSync(file, `${printed(contract)}\n`);
  writeFileSync(join(FOLDER, "allowed.json"), "[]\n");
  return file;
}
