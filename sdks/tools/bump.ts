/**
 * Gives all SDKs the next version: one number for all, and in each changelog what has come and gone
 * since the last one. From 1.0 on a name that goes asks for a major version.
 */
import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { generateSdks } from "./generate/generate.ts";
import { LANGUAGES } from "./languages/index.ts";
import { SDKS } from "./paths.ts";

const KINDS = ["major", "minor", "patch"];
const SURFACE = join(SDKS, "surface.md");
/** Where packages say their version: the file, and the text around it. */
const VERSIONED: readonly (readonly [path: string, before: string, after: string])[] = [
  ["node/package.json", '"version": "', '"'],
  ["cli/package.json", '"version": "', '"'],
  ["conform/package.json", '"version": "', '"'],
  ["python/pyproject.toml", 'version = "', '"'],
  ["dart/pubspec.yaml", "\nversion: ", "\n"],
  ["java/pom.xml", "<artifactId>svc-java</artifactId>\n  <version>", "</version>"],
  ["samples/spring/pom.xml", "<artifactId>svc-java</artifactId>\n      <version>", "</version>"],
  ["kotlin/pom.xml", "<artifactId>svc-kotlin</artifactId>\n  <version>", "</version>"],
];
/** The surface as it was at the last version. */
const RELEASED = join(SDKS, "released-surface.md");

export function bumpSdks([kind = ""]: readonly string[]): void {
  if (!KINDS.includes(kind)) throw new Error(`Say which number grows: ${KINDS.join(", ")}.`);
  const before = readFileSync(join(SDKS, "VERSION"), "utf8").trim();
  const changes = surfaceChanges(methodsIn(RELEASED), methodsIn(SURFACE));
  if (changes.gone.length > 0 && Number.parseInt(before, 10) > 0 && kind !== "major") {
    throw new Error(`These are gone, which asks for a major version: ${changes.gone.join(", ")}.`);
  }
  const version = nextVersion(before, kind);
  writeFileSync(join(SDKS, "VERSION"), `${version}\n`);
  for (const [path, lead, end] of VERSIONED) {
    replaceIn(path, `${lead}${before}${end}`, `${lead}${version}${end}`);
  }
  replaceIn("dotnet/src/Svc.Sdk.csproj", `<Version>${before}<`, `<Version>${version}<`);
  for (const target of [...LANGUAGES.map((one) => one.target), "cli", "conform"]) {
    writeChangelog(target, version, changes);
  }
  generateSdks(false);
  copyFileSync(SURFACE, RELEASED);
  console.log(`The SDKs are ${version}: ${changes.come.length} new, ${changes.gone.length} gone.`);
}

export interface SurfaceChanges {
  readonly come: readonly string[];
  readonly gone: readonly string[];
}

export function surfaceChanges(
  before: readonly string[],
  after: readonly string[],
): SurfaceChanges {
  return {
    come: after.filter((method) => !before.includes(method)),
    gone: before.filter((method) => !after.includes(method)),
  };
}

export function nextVersion(version: string, kind: string): string {
  const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number);
  if (kind === "major") return `${major + 1}.0.0`;
  return kind === "minor" ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/** The names in the first column of the page. */
function methodsIn(page: string): string[] {
  if (!existsSync(page)) return [];
  const rows = readFileSync(page, "utf8").matchAll(/^\| `([a-z0-9_.]+)` \|/gm);
  return [...rows].map(([, name = ""]) => name);
}

function replaceIn(path: string, from: string, to: string): void {
  const file = join(SDKS, path);
  const text = readFileSync(file, "utf8");
  if (!text.includes(from)) throw new Error(`sdks/${path} does not say ${from}.`);
  writeFileSync(file, text.replace(from, to));
}

function writeChangelog(target: string, version: string, { come, gone }: SurfaceChanges): void {
  const file = join(SDKS, target, "CHANGELOG.md");
  const lines = [
    ...come.map((method) => `- New: \`${method}\`.`),
    ...gone.map((method) => `- Gone: \`${method}\`.`),
  ];
  const [head = "", ...versions] = readFileSync(file, "utf8").split(/\n(?=## )/);
  const words = lines.length > 0 ? lines.join("\n") : "- Corrections.";
  const older = versions.map((part) => part.replace(" (unreleased)", ""));
  writeFileSync(file, [head, `## ${version}\n\n${words}\n`, ...older].join("\n"));
}
