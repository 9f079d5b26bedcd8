import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { complaintAboutRelease } from "../compatibility/released.ts";
import { unformattedSpecFiles } from "../generate/format-spec.ts";
import { complaintAboutFaults, readFaults } from "../known-faults.ts";
import { complaintAboutLicences, readBill } from "../licences.ts";
import { complaintsOfRedocly } from "./redocly.ts";
import { complaintAboutDocuments, documentTexts } from "./served-documents.ts";
import { hashOfTree, readVerdicts, writeVerdicts } from "./verdicts.ts";

/** How many checks passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
  /** How many could not be made: they have not passed. */
  skipped: number;
  /** The name of each check that failed. */
  failures: string[];
  /** The name of each that could not be made. */
  unchecked: string[];
  /** The name of each that has judged the same before, and was not asked again. */
  standing: string[];
}

/** Why a check could not be made on this machine. */
interface Unchecked {
  readonly unchecked: string;
}

type Verdict = string | Unchecked | null;

/** What all SDKs are made of, with themselves. */
const OF_SDKS = ["spec/", "generated/", "sdks/"];

interface Step {
  readonly name: string;
  /** Answers what is wrong, or null; what a tool prints itself is not repeated. */
  readonly run: () => Promise<Verdict> | Verdict;
  /** Folders that hold everything that it judges; where nothing is said, it is asked each time. */
  readonly made_of?: readonly string[];
  /** What it judges, where that is made for it. */
  readonly judges?: () => Promise<readonly string[]>;
}

const ROOT = join(import.meta.dirname, "..", "..");
const MODULES = join(ROOT, "node_modules");

const TSC = join("typescript", "bin", "tsc");
/** Threads check what they share once each, which makes it dearer where tests have the cores. */
const ONE_THREAD = process.send === undefined ? [] : ["--singleThreaded"];
/** Go looks for what is dead at five times what is alive: less work for a little more memory. */
const GO_SETTINGS = { GOGC: "400" };

const STEPS: readonly Step[] = [
  { name: "format of spec/", run: checkSpecFormat },
  { name: "format and lint", run: tool(join("@biomejs", "biome", "bin", "biome"), "ci") },
  { name: "types", run: tool(TSC, "-p", "tsconfig.json", ...ONE_THREAD) },
  { name: "dead code", run: tool(join("knip", "bin", "knip.js"), "--no-config-hints") },
  { name: "licences of the server", run: () => complaintAboutLicences(readBill(ROOT)) },
  { name: "known faults", run: () => complaintAboutFaults(readFaults(ROOT)) },
  {
    name: "drift of generated/",
    run: ours(join("scripts", "generate.ts"), "--check"),
    made_of: ["spec/", "generated/"],
  },
  { name: "types of the Node SDK", run: tool(TSC, "-p", "sdks/node"), made_of: OF_SDKS },
  { name: "types of the command line", run: tool(TSC, "-p", "sdks/cli"), made_of: OF_SDKS },
  { name: "types of svc-conform", run: tool(TSC, "-p", "sdks/conform"), made_of: OF_SDKS },
  {
    name: "drift of sdks/",
    run: ours(join("sdks", "tools", "main.ts"), "check"),
    made_of: OF_SDKS,
  },
  { name: "contract and its examples", run: lintContract, made_of: ["generated/"] },
  { name: "documents as they are served", run: complaintAboutDocuments, judges: documentTexts },
  { name: "compatibility with the release", run: complaintAboutRelease },
  { name: "drift of migrations", run: ours(join("scripts", "migration.ts"), "--check") },
];

/**
 * Runs every check, each with its time, and counts them; a failed one does not stop the next. What
 * has judged the same before is asked again with `anew` alone, and is written down then.
 */
export async function countChecks({ anew }: { readonly anew: boolean }): Promise<Counts> {
  const counts: Counts = {
    ...{ passed: 0, failed: 0, skipped: 0 },
    ...{ failures: [], unchecked: [], standing: [] },
  };
  const before = anew ? {} : readVerdicts();
  const right: Record<string, string> = {};
  for (const step of STEPS) {
    const { name } = step;
    const hash = await hashOf(step);
    if (hash !== null && before[name] === hash) {
      counts.skipped += 1;
      counts.standing.push(name);
      continue;
    }
    const started = performance.now();
    const verdict = await verdictOf(step);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const [sign, said, counted] = read(verdict);
    console.log(`${sign} ${name} (${seconds} s)`);
    if (said) console.log(said);
    if (counted === "failed") counts.failures.push(name);
    if (counted === "skipped") counts.unchecked.push(name);
    // What changed while it was judged was judged neither as it was nor as it is.
    if (counted === "passed" && hash !== null && (await hashOf(step)) === hash) right[name] = hash;
    counts[counted] += 1;
  }
  if (anew && process.env.CI === undefined) writeVerdicts(right);
  if (counts.standing.length > 0) console.log(standingText(counts.standing));
  return counts;
}

/** A check that cannot be made has found a fault: nothing was compared. */
async function verdictOf({ run }: Step): Promise<Verdict> {
  try {
    return await run();
  } catch (error) {
    return (error as Error).stack ?? String(error);
  }
}

/** Of everything that a check judges; null where it is asked each time, or cannot be made. */
async function hashOf({ made_of = [], judges }: Step): Promise<string | null> {
  if (made_of.length === 0 && judges === undefined) return null;
  try {
    return hashOfTree(made_of, await judges?.());
  } catch {
    // The check makes it once more, and says what is wrong.
    return null;
  }
}

function standingText(names: readonly string[]): string {
  return `Not asked again, as nothing has changed that they judge: ${names.join(", ")}.`;
}

function read(verdict: Verdict): [sign: string, said: string, counted: keyof Sums] {
  if (verdict === null) return ["✓", "", "passed"];
  if (typeof verdict === "string") return ["✗", verdict, "failed"];
  return ["?", verdict.unchecked, "skipped"];
}

type Sums = Pick<Counts, "passed" | "failed" | "skipped">;

async function checkSpecFormat(): Promise<string | null> {
  const files = await unformattedSpecFiles();
  return files.length === 0 ? null : `Not formatted: ${files.join(", ")}`;
}

/** Reads openapi.json as the world's tools do, and tells of it only what is wrong. */
async function lintContract(): Promise<string | null> {
  const config = join(import.meta.dirname, "redocly.yaml");
  const contract = join(ROOT, "generated", "openapi.json");
  const args = ["lint", contract, "--config", config, "--format", "stylish"];
  return (await complaintsOfRedocly(args, ROOT)) || null;
}

/** A tool of node_modules, run by this Node and not by whichever the machine has. */
function tool(entry: string, ...args: string[]): Step["run"] {
  return ours(join(MODULES, entry), ...args);
}

function ours(script: string, ...args: string[]): Step["run"] {
  return () => {
    const { status } = spawnSync(process.execPath, [script, ...args], {
      cwd: ROOT,
      env: { ...process.env, ...GO_SETTINGS },
      stdio: "inherit",
    });
    return status === 0 ? null : "";
  };
}
