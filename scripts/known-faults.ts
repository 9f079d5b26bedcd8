/**
 * What the registry of packages knows of faults in what the server runs with: prints it, and ends
 * with 1 where one can be exploited and with 2 where the registry did not answer. `npm run check`
 * does the same, and counts that as not checked.
 * Source: docs/decisions/0125-known-faults.md.
 */
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { askForFaults } from "./bootstrap/install.mjs";

/** A fault that is published, of a package in the versions that are installed. */
export interface Fault {
  readonly package: string;
  readonly versions: readonly string[];
  /** `low`, `moderate`, `high`, `critical`. */
  readonly severity: string;
  readonly title: string;
  /** As in `GHSA-…`. */
  readonly name: string;
  readonly url: string;
}

/** What the registry answered; null with the reason where it did not. */
export interface KnownFaults {
  readonly faults: readonly Fault[] | null;
  readonly unanswered: string;
}

/** Those that refuse a version; a lesser one is named. */
const REFUSED = ["high", "critical"];
/** Faults that cannot be reached here, by their names, each with the reason. */
const OF_NO_CONCERN: Readonly<Record<string, string>> = {};
const SAID_MAX = 300;

if (import.meta.main) {
  const found = readFaults(join(import.meta.dirname, ".."));
  const verdict = complaintAboutFaults(found);
  if (verdict === null) console.log(describe(found.faults ?? []));
  else console.error(typeof verdict === "string" ? verdict : verdict.unchecked);
  process.exitCode = verdict === null ? 0 : typeof verdict === "string" ? 1 : 2;
}

/** Asks for the faults of the packages in the lockfile. */
export function readFaults(
  root: string,
  settings: Readonly<Record<string, string>> = {},
): KnownFaults {
  const { stdout, stderr, error } = askForFaults(root, settings);
  try {
    const { advisories } = JSON.parse(stdout) as { advisories: Record<string, Advisory> };
    return { faults: Object.values(advisories).map(faultOf), unanswered: "" };
  } catch {
    const said = stripVTControlCharacters(error?.message ?? stderr).replaceAll(/[\s│×]+/g, " ");
    return { faults: null, unanswered: said.trim().slice(0, SAID_MAX) };
  }
}

/** As the package manager writes one. */
interface Advisory {
  readonly module_name: string;
  readonly findings: readonly { readonly version: string }[];
  readonly severity: string;
  readonly title: string;
  readonly github_advisory_id: string;
  readonly url: string;
}

function faultOf(advisory: Advisory): Fault {
  const { module_name, findings, severity, title, github_advisory_id: name, url } = advisory;
  const versions = findings.map(({ version }) => version);
  return { package: module_name, versions, severity, title, name, url };
}

/**
 * What is wrong with the packages, a line for each fault that refuses them; null if nothing is. A
 * registry that was not heard of is neither: that is said in words.
 */
export function complaintAboutFaults(
  { faults, unanswered }: KnownFaults,
  of_no_concern = OF_NO_CONCERN,
): string | { readonly unchecked: string } | null {
  if (faults === null) {
    return { unchecked: `The registry did not say which faults it knows: ${unanswered}` };
  }
  const refused = faults.filter(({ severity, name }) => {
    return REFUSED.includes(severity) && !(name in of_no_concern);
  });
  const idle = Object.keys(of_no_concern).filter((one) => !faults.some(({ name }) => name === one));
  const complaints = [
    ...refused.map(lineOf),
    ...idle.map((name) => `${name} is listed as of no concern, and is no fault of these versions.`),
  ];
  if (complaints.length === 0) return null;
  return ["A package has a fault that can be exploited:", ...complaints].join("\n");
}

function describe(faults: readonly Fault[]): string {
  if (faults.length === 0) return "The registry knows no fault of what the server runs with.";
  return faults.map(lineOf).join("\n");
}

function lineOf(fault: Fault): string {
  const { severity, package: of, versions, title, name, url } = fault;
  return `${severity}  ${of} ${versions.join(", ")}  ${title}  ${name} ${url}`;
}
