/**
 * Whether a run needs the tests that plant breaks into the contract. They alone need oasdiff while
 * the contract is that of the release, and it takes a minute of the processor to build.
 */
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Proof } from "../../sdks/tools/proven.ts";
import type { ReliedOn } from "../compatibility/facts.ts";
import { currentContract } from "../compatibility/released.ts";

/** What their proof is called. */
export const RELEASE = "release";
export const RELEASE_TESTS: readonly string[] = [
  "test/contract/compatibility.test.ts",
  "test/contract/release.test.ts",
];

const ROOT = join(import.meta.dirname, "..", "..");
const PROVEN = join("scripts", "compatibility", "proven.json");
const MADE = 'From a green run of "npm run sdks -- prove release"; never edit the hash below.';
/** What the comparison and its tests are made of, with what callers rely on in the contract. */
const MADE_OF = [
  ...RELEASE_TESTS,
  "test/contract/released-edits.ts",
  "scripts/compatibility/*.ts",
  "spec/emitter/{document,order,print}.ts",
  "spec/released/*.json",
];

/** As many digits as tell two hashes apart. */
const SHOWN = 12;

/** What was green, where nothing of it has changed since; null where the tests have to run. */
export function standingProof(
  { is_long }: { is_long: boolean },
  root = ROOT,
  relied_on: ReliedOn = currentContract(),
): Proof | null {
  const file = join(root, PROVEN);
  if (is_long || !existsSync(file)) return null;
  const proof = JSON.parse(readFileSync(file, "utf8")) as Proof;
  return proof.made_of === hashOfComparison(root, relied_on) ? proof : null;
}

/** The hash of everything that the comparison and its tests are made of. */
export function hashOfComparison(root = ROOT, relied_on: ReliedOn = currentContract()): string {
  const hash = createHash("sha256").update(JSON.stringify(relied_on));
  for (const path of globSync(MADE_OF, { cwd: root }).sort()) {
    hash.update(`\n${path}\n`).update(readFileSync(join(root, path)));
  }
  return hash.digest("hex");
}

export function writeReleaseProof(proof: Proof, root = ROOT): void {
  writeFileSync(join(root, PROVEN), `${JSON.stringify({ made: MADE, ...proof }, null, 2)}\n`);
}

/** One line on what was not run and why. */
export function leftOutOfReleaseText({ tests, made_of }: Proof): string {
  const green = `green at ${made_of.slice(0, SHOWN)}`;
  return `Skipped, as the contract and what guards it are as proven: ${tests} tests, ${green}.`;
}
