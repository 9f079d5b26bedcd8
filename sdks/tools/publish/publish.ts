/** Packs every SDK as its registry takes it, twice, and refuses what is not right. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SCRATCH } from "../paths.ts";
import { filesBelow } from "./archive.ts";
import { disagreements } from "./checks.ts";
import { contentComplaints } from "./contents.ts";
import { hasPlaceholder, isPublished, nameOf, versionOfSdks } from "./facts.ts";
import { KEY_SETTING, signingKey, writeManifest } from "./manifest.ts";
import { PACKAGES, type Package } from "./packages.ts";
import { billOfMaterials } from "./sbom.ts";

export const BILL = "sbom.cdx.json";
/** Where it is all put, unless another folder is named. */
const PUBLISHED = join(SCRATCH, "publish");

interface Asked {
  readonly names: readonly string[];
  readonly folder?: string;
  readonly say?: (text: string) => void;
}

interface Outcome {
  readonly folder: string;
  /** Those that may be published as they are; the manifest has no others. */
  readonly good: readonly Package[];
  readonly missing: readonly string[];
  readonly complaints: readonly string[];
  readonly is_signed: boolean;
}

/** Nothing leaves the machine: registries' own checkers read what was packed, where there are. */
export async function dryRun({ names, folder = PUBLISHED, say = print }: Asked): Promise<Outcome> {
  const packages = packagesNamed(names);
  // A key that cannot sign is said before minutes of packing.
  signingKey();
  mkdirSync(folder, { recursive: true });
  const good: Package[] = [];
  const missing: string[] = [];
  const complaints: string[] = [];
  for (const [index, one] of packages.entries()) {
    say(`[${index + 1}/${packages.length}] ${one.id} for ${one.registry}, ${nameOf(one.id)}: `);
    const tool = one.missing();
    if (tool !== null) {
      missing.push(one.id);
      say(`SKIPPED, ${tool} is not here\n`);
      continue;
    }
    const found = await packChecked(one, join(folder, one.id), say);
    complaints.push(...found.map((line) => `${one.id}: ${line}`));
    say(found.length === 0 ? "good\n" : `NOT GOOD\n${found.map((line) => `  ${line}\n`).join("")}`);
    if (found.length === 0) good.push(one);
  }
  const is_signed = writeManifest(folder, good);
  return { folder, good, missing, complaints, is_signed };
}

function packagesNamed(names: readonly string[]): readonly Package[] {
  const unknown = names.filter((name) => !PACKAGES.some(({ id }) => id === name));
  if (unknown.length > 0) {
    const known = PACKAGES.map(({ id }) => id).join(", ");
    throw new Error(`There is no package ${unknown.join(", ")}; there are ${known}.`);
  }
  return names.length === 0 ? PACKAGES : PACKAGES.filter(({ id }) => names.includes(id));
}

async function packChecked(
  one: Package,
  folder: string,
  say: (text: string) => void,
): Promise<string[]> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  try {
    const started = performance.now();
    await one.pack(folder);
    say(`packed in ${((performance.now() - started) / 1000).toFixed(1)} s, `);
    const differing = await packedOtherwise(one, folder);
    say(differing.length === 0 ? "the same again, " : "");
    const held = contentComplaints(one, folder);
    writeFileSync(join(folder, BILL), billOfMaterials(one.id, one.purl));
    return [...disagreements(one.id), ...held, ...differing];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** Packs it again elsewhere: whoever has the source can make the same bytes, and compare. */
async function packedOtherwise(one: Package, folder: string): Promise<string[]> {
  const again = `${folder}.again`;
  rmSync(again, { recursive: true, force: true });
  mkdirSync(again, { recursive: true });
  try {
    await one.pack(again);
    const paths = [...new Set([...filesBelow(folder), ...filesBelow(again)])];
    return paths
      .filter((path) => !sameBytes(join(folder, path), join(again, path)))
      .map((path) => `${path} is not the same when it is packed again`);
  } finally {
    rmSync(again, { recursive: true, force: true });
  }
}

function sameBytes(one: string, other: string): boolean {
  try {
    return readFileSync(one).equals(readFileSync(other));
  } catch {
    return false;
  }
}

/** What the owner does before the first real publication; nothing here does it for them. */
export function leftToTheOwner(names: readonly string[]): string[] {
  const packages = packagesNamed(names);
  const placeholders = packages.filter(({ id }) => hasPlaceholder(id)).map(({ id }) => nameOf(id));
  const unowned = packages.filter(({ id }) => !isPublished(id));
  return [
    ...(placeholders.length > 0
      ? [`put coordinates of a domain of yours for ${placeholders.join(", ")}`]
      : []),
    ...unowned.map(({ id, registry }) => `reserve ${nameOf(id)} at ${registry}`),
    "read sdks/LICENSE.md, under which they are given away, or put another",
    `make an Ed25519 key and name its file in ${KEY_SETTING}`,
    `say in each CHANGELOG.md what ${versionOfSdks()} has, without "(unreleased)"`,
    "make the files with --dry-run, and hand each to its registry with your own account",
    'then add its name to "published" in sdks/packages.json: the READMEs follow',
  ];
}

function print(text: string): void {
  process.stdout.write(text);
}
