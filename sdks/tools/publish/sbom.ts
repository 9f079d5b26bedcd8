/** The bill of materials of a package in CycloneDX: itself, and what it brings to its caller. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SDKS } from "../paths.ts";
import { licence, nameOf, sourceDate, versionOfSdks } from "./facts.ts";

interface Needed {
  readonly name: string;
  readonly version: string;
}

/** Where each package says what it needs at run time besides its language. */
const READERS: Readonly<Record<string, () => Needed[]>> = {
  node: () => ofNpm("node"),
  cli: () => ofNpm("cli"),
  conform: () => ofNpm("conform"),
  php: () => ofNames("php/composer.json", /^ {4}"([a-z0-9-]+\/[a-z0-9-]+)": "([^"]+)"/gm),
  ruby: () => ofNames("ruby/svc-sdk.gemspec", /add_(?:runtime_)?dependency "([^"]+)", "([^"]+)"/g),
  go: () => ofNames("go/go.mod", /^\s*(?:require )?([\w.-]+\.[\w./-]+) (v[\w.-]+)/gm),
  python: () => ofNames("python/pyproject.toml", /^ {2}"([\w-]+)\s*([=><~][^"]*)",?$/gm),
  dotnet: () =>
    ofNames("dotnet/src/Svc.Sdk.csproj", /PackageReference Include="([^"]+)" Version="([^"]+)"/g),
  dart: () => ofNames("dart/pubspec.yaml", /^dependencies:\n(?:\s*#[^\n]*\n)* {2}(\w+): (\S+)/gm),
  java: () => ofPom("java"),
  kotlin: () => ofPom("kotlin"),
};

/** The same bytes for the same package: no number drawn by chance, no clock. */
export function billOfMaterials(id: string, purl: string): string {
  const [name, version] = [nameOf(id), versionOfSdks()];
  const own = component(purl, { name, version });
  const needed = (READERS[id]?.() ?? []).map((one) => component(purl, one));
  const bill = {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: {
      timestamp: new Date(sourceDate() * 1000).toISOString(),
      component: { ...own, licenses: [{ license: { id: licence() } }] },
    },
    components: needed,
    dependencies: [
      { ref: own["bom-ref"], dependsOn: needed.map((one) => one["bom-ref"]) },
      ...needed.map((one) => ({ ref: one["bom-ref"] })),
    ],
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
}

function component(purl: string, { name, version }: Needed) {
  const address = `pkg:${purl}/${name.replace(":", "/")}@${encodeURIComponent(version)}`;
  return { type: "library", "bom-ref": address, name, version, purl: address } as const;
}

function textOf(path: string): string {
  return readFileSync(join(SDKS, path), "utf8");
}

function ofNpm(id: string): Needed[] {
  const { dependencies = {} } = JSON.parse(textOf(`${id}/package.json`));
  return Object.entries(dependencies).map(([name, version]) => ({ name, version: `${version}` }));
}

function ofNames(path: string, pattern: RegExp): Needed[] {
  return [...textOf(path).matchAll(pattern)].map(([, name = "", version = ""]) => ({
    name,
    version,
  }));
}

/** What a caller gets with it: no tests, nothing for compilers alone, nothing optional. */
function ofPom(id: string): Needed[] {
  const pom = textOf(`${id}/pom.xml`);
  const [, listed = ""] = /<dependencies>(.*?)<\/dependencies>/s.exec(pom) ?? [];
  const textIn = (text: string, tag: string) =>
    new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(text)?.[1] ?? "";
  return [...listed.matchAll(/<dependency>(.*?)<\/dependency>/gs)]
    .map(([text]) => text)
    .filter((text) => !/<scope>|<optional>/.test(text))
    .map((text) => {
      const [, property] = /^\$\{(.+)\}$/.exec(textIn(text, "version")) ?? [];
      const version =
        property === "project.version" ? versionOfSdks() : textIn(pom, property ?? "");
      return { name: `${textIn(text, "groupId")}:${textIn(text, "artifactId")}`, version };
    });
}
