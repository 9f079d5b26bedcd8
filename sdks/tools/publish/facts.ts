/** What sdks/packages.json says of each package, and the moment that all are dated with. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SDKS } from "../paths.ts";

interface Names {
  /** The packages that a registry has; a README says of all others how they are installed today. */
  readonly published: readonly string[];
  readonly licence: string;
}

/** Before the owner has a domain of their own, coordinates stand below this one. */
const PLACEHOLDER = /(?:^|[./])example[./]/;

function read(): Names & Readonly<Record<string, unknown>> {
  return JSON.parse(readFileSync(join(SDKS, "packages.json"), "utf8"));
}

/** The name or the coordinates of a package, as its registry writes them. */
export function nameOf(id: string): string {
  const name = read()[id];
  if (typeof name !== "string") throw new Error(`sdks/packages.json does not name ${id}.`);
  return name;
}

export function licence(): string {
  return read().licence;
}

export function isPublished(id: string): boolean {
  return read().published.includes(id);
}

export function hasPlaceholder(id: string): boolean {
  return PLACEHOLDER.test(nameOf(id));
}

export function versionOfSdks(): string {
  return readFileSync(join(SDKS, "VERSION"), "utf8").trim();
}

/**
 * Seconds since 1970 that everything is dated with: SOURCE_DATE_EPOCH, or the time of the commit;
 * without either, a time that never changes, so that two builds are equal all the same.
 */
export function sourceDate(): number {
  const given = Number(process.env.SOURCE_DATE_EPOCH);
  if (Number.isInteger(given) && given > 0) return given;
  const asked = ["log", "-1", "--format=%ct", "--", SDKS];
  const { status, stdout } = spawnSync("git", asked, { cwd: SDKS, encoding: "utf8" });
  const committed = Number(stdout);
  return status === 0 && committed > 0 ? committed : Date.UTC(1980, 0, 1) / 1000;
}
