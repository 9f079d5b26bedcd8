/** How each package is taken today: two sections of the READMEs, from sdks/packages.json. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SDKS } from "../paths.ts";
import { isPublished, nameOf, versionOfSdks } from "../publish/facts.ts";

interface Install {
  readonly registry: string;
  /** From the registry; the fence is "sh" unless it starts with a tag. */
  readonly published: (name: string, version: string) => string;
  /** From the packed file, in the reader's own folder. */
  readonly packed: (name: string, version: string) => string;
}

const maven = (name: string, version: string): string => {
  const [group = "", artifact = ""] = name.split(":");
  return `<dependency>
  <groupId>${group}</groupId>
  <artifactId>${artifact}</artifactId>
  <version>${version}</version>
</dependency>`;
};

/** A bundle is laid out as a repository is, so it unpacks into one. */
const unpackBundles = (...ids: readonly string[]) =>
  [
    "mkdir -p ~/.m2/repository",
    ...ids.map((id) => {
      const bundle = `${nameOf(id).split(":")[1]}-${versionOfSdks()}-bundle.zip`;
      return `unzip ${bundle} -d ~/.m2/repository`;
    }),
  ].join("\n");

const INSTALLS: Readonly<Record<string, Install>> = {
  node: {
    registry: "npm",
    published: (name) => `npm install ${name}`,
    packed: (name, version) => `npm install ./${name}-${version}.tgz`,
  },
  cli: {
    registry: "npm",
    published: (name) => `npm install --global ${name}`,
    packed: (name, version) => `npm install --global ./${name}-${version}.tgz`,
  },
  conform: {
    registry: "npm",
    published: (name) => `npm install --save-dev ${name}`,
    packed: (name, version) => `npm install --save-dev ./${name}-${version}.tgz`,
  },
  python: {
    registry: "the Python Package Index",
    published: (name) => `pip install ${name}`,
    packed: (name, version) =>
      `pip install ./${name.replace("-", "_")}-${version}-py3-none-any.whl`,
  },
  php: {
    registry: "Packagist",
    published: (name) => `composer require ${name}`,
    packed: (name, version) => `unzip ${name.replace("/", "-")}-${version}.zip -d svc-sdk
composer config repositories.svc path ./svc-sdk
composer require ${name}:@dev`,
  },
  ruby: {
    registry: "RubyGems",
    published: (name) => `gem install ${name}`,
    packed: (name, version) => `gem install --local --no-document ./${name}-${version}.gem`,
  },
  go: {
    registry: "the Go module proxy",
    published: (name) => `go get ${name}`,
    packed: (name, version) =>
      `GOPROXY=file://$PWD/proxy GONOSUMDB=${name} go get ${name}@v${version}`,
  },
  java: {
    registry: "Maven Central",
    published: maven,
    packed: () => unpackBundles("java"),
  },
  kotlin: {
    registry: "Maven Central",
    published: maven,
    packed: () => unpackBundles("java", "kotlin"),
  },
  dotnet: {
    registry: "NuGet",
    published: (name) => `dotnet add package ${name}`,
    packed: (name, version) => `dotnet add package ${name} --version ${version} --source $PWD`,
  },
  dart: {
    registry: "pub.dev",
    published: (name) => `dart pub add ${name}`,
    packed: (name, version) => `mkdir ${name} && tar -xzf ${name}-${version}.tar.gz -C ${name}
dart pub add '${name}:{"path":"./${name}"}'`,
  },
};

/** The commands that put the packed file into the reader's folder. */
export function installPacked(id: string): string {
  return INSTALLS[id]?.packed(nameOf(id), versionOfSdks()) ?? "";
}

function installSection(id: string): string {
  const install = INSTALLS[id];
  if (install === undefined) throw new Error(`Nothing says how ${id} is installed.`);
  const [name, version] = [nameOf(id), versionOfSdks()];
  const fenced = (text: string) => `\`\`\`${text.startsWith("<") ? "xml" : "sh"}\n${text}\n\`\`\``;
  const published = fenced(install.published(name, version));
  if (isPublished(id)) return published;
  const coordinates = published.startsWith("```xml")
    ? `\n\nThen name it as a dependency:\n\n${published}`
    : "";
  const packages = id === "kotlin" ? "java kotlin" : id;
  return `It is not on ${install.registry} yet:
whatever is called \`${name}\` there is not ours.
Install the packed file, which this makes in the folder of the service:
\`npm run svc -- publish --dry-run ${packages}\`.

${fenced(installPacked(id))}${coordinates}`;
}

const POLICY = `\
All SDKs have one version number, by semantic versioning. Until 1.0 a minor version may rename
something, and CHANGELOG.md says what; from 1.0 on only a major version does. New methods,
fields, values and error codes come in minor versions, corrections in patches. The latest major
version gets both, the one before it corrections of security for a year. A version of the API is
served as long as its guide "Versions and changes" says, so a program that keeps its SDK goes on
working.`;

/** They are installed as SDKs are, and are none. */
const PROGRAMS = new Set(["cli", "conform"]);

const LOG = `\
\`SVC_SDK_LOG=info\` writes one line a call to standard error: method, path with placeholders,
status, milliseconds, attempts and request ID. \`debug\` adds a line for each attempt and each
pause, with its reason. No line has a key, a phone number, a meter number, a token or a body. The
level and a logger of your own are options of the client: see [Log](reference.md#log).`;

const SECTION = (title: string) =>
  new RegExp(`(^## ${title}\\n\\n)<!-- made by npm run generate -->\\n.*?<!-- /made -->\\n`, "ms");

/** The README with its made sections as they must be. */
function readmeWithSections(id: string, text: string): string {
  return [
    ["Install", installSection(id)],
    ...(PROGRAMS.has(id) ? [] : [["Log", LOG]]),
    ["Versions and support", POLICY],
  ].reduce((page, [title = "", words = ""]) => {
    const made = `<!-- made by npm run generate -->\n${words}\n<!-- /made -->\n`;
    if (!SECTION(title).test(page)) throw new Error(`sdks/${id}/README.md has no "${title}".`);
    return page.replace(SECTION(title), (_, head: string) => `${head}${made}`);
  }, text);
}

const readmeOf = (id: string) => join(SDKS, id, "README.md");

/** The READMEs whose made sections are of another version, or of other names. */
export function staleReadmes(): string[] {
  return Object.keys(INSTALLS).filter((id) => {
    const text = existsSync(readmeOf(id)) ? readFileSync(readmeOf(id), "utf8") : "";
    return text !== readmeWithSections(id, text);
  });
}

export function writeReadmes(): void {
  for (const id of staleReadmes()) {
    const text = readFileSync(readmeOf(id), "utf8");
    writeFileSync(readmeOf(id), readmeWithSections(id, text));
  }
}
