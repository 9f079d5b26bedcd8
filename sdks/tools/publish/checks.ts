/** What must agree before anything is packed: names, versions, licences and changelogs. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SDKS } from "../paths.ts";
import { nameOf, versionOfSdks } from "./facts.ts";

interface Said {
  /** Where the package says its name, its version and its licence. */
  readonly file: string;
  readonly name: (name: string) => string;
  /** Null where a tag says it, or a file that is made from sdks/VERSION. */
  readonly version: ((version: string) => string) | null;
  readonly licence: string | null;
}

const OF_NPM = {
  name: (name: string) => `"name": "${name}"`,
  version: (version: string) => `"version": "${version}"`,
  licence: '"license": "MIT"',
};
const OF_MAVEN = {
  name: (name: string) => {
    const [group = "", artifact = ""] = name.split(":");
    return `<groupId>${group}</groupId>\n  <artifactId>${artifact}</artifactId>`;
  },
  version: (version: string) => `</artifactId>\n  <version>${version}</version>`,
  licence: "<name>MIT</name>",
};

export const SAID: Readonly<Record<string, Said>> = {
  node: { file: "package.json", ...OF_NPM },
  cli: { file: "package.json", ...OF_NPM },
  conform: { file: "package.json", ...OF_NPM },
  python: {
    file: "pyproject.toml",
    name: (name) => `name = "${name}"`,
    version: (version) => `\nversion = "${version}"`,
    licence: 'license = "MIT"',
  },
  php: { file: "composer.json", ...OF_NPM, version: null },
  ruby: {
    file: "svc-sdk.gemspec",
    name: (name) => `spec.name = "${name}"`,
    version: null,
    licence: 'spec.licenses = ["MIT"]',
  },
  go: { file: "go.mod", name: (name) => `module ${name}\n`, version: null, licence: null },
  java: { file: "pom.xml", ...OF_MAVEN },
  kotlin: { file: "pom.xml", ...OF_MAVEN },
  dotnet: {
    file: "src/Svc.Sdk.csproj",
    name: (name) => `<PackageId>${name}</PackageId>`,
    version: (version) => `<Version>${version}</Version>`,
    licence: "<PackageLicenseFile>LICENSE.md</PackageLicenseFile>",
  },
  dart: {
    file: "pubspec.yaml",
    name: (name) => `name: ${name}\n`,
    version: (version) => `\nversion: ${version}\n`,
    licence: null,
  },
};

/** What a package says that the rest of the project does not, one sentence each. */
export function disagreements(id: string, sdks = SDKS): string[] {
  const said = SAID[id];
  if (said === undefined) return [`${id} is no package`];
  const version = versionOfSdks();
  const read = (path: string) => readFileSync(join(sdks, path), "utf8");
  const text = read(`${id}/${said.file}`);
  const licence = id === "dart" ? "LICENSE" : "LICENSE.md";
  const wanted: (readonly [words: string | null, where: string, text: string])[] = [
    [said.name(nameOf(id)), said.file, text],
    [said.version?.(version) ?? null, said.file, text],
    [said.licence, said.file, text],
    [`\n## ${version}`, "CHANGELOG.md", read(`${id}/CHANGELOG.md`)],
  ];
  const found = wanted.flatMap(([words, where, own]) =>
    words === null || own.includes(words)
      ? []
      : [`sdks/${id}/${where} does not say ${words.trim()}`],
  );
  if (read(`${id}/${licence}`) !== read("LICENSE.md")) {
    found.push(`sdks/${id}/${licence} is not sdks/LICENSE.md`);
  }
  return found;
}
