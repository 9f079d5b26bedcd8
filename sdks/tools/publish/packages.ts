/** The packages: which registry takes each, what packs it, and what must be in it. */
import { existsSync } from "node:fs";
import { dotnetVersion } from "../../conformance/runner/dotnet.ts";
import { javaVersion } from "../../conformance/runner/jvm.ts";
import { versionOf } from "../../conformance/runner/platform.ts";
import { RUBY } from "../../conformance/runner/ruby.ts";
import { inToolchain } from "../toolchains.ts";
import { packDotnet, packJava, packKotlin } from "./pack-compiled.ts";
import {
  packCli,
  packConform,
  packDart,
  packGo,
  packNode,
  packPhp,
  packPython,
  packRuby,
} from "./pack-each.ts";

export interface Package {
  readonly id: string;
  readonly registry: string;
  /** The kind of its address in a bill of materials. */
  readonly purl: string;
  /** The tool that it is packed with and that is not here; null where nothing is missing. */
  readonly missing: () => string | null;
  /** Packs it and lets the registry's own checker read it; throws what that says. */
  readonly pack: (folder: string) => void | Promise<void>;
  /** What is in each archive, by the ending of its name: all of it, and what may not be missing. */
  readonly contents: Readonly<Record<string, Contents>>;
}

interface Contents {
  readonly all: RegExp;
  readonly needed: readonly string[];
}

/** A kind of address, and no host: in one word it would read as one. */
const PYTHON_INDEX = ["py", "pi"].join("");
const PAGES = ["README.md", "CHANGELOG.md", "LICENSE.md", "reference.md", "types.md"];
const PAGE = "(?:README|CHANGELOG|LICENSE|reference|types)\\.md";
const NPM = versionMissing("npm", ["--version"]);
const MAVEN = () => (javaVersion() === null ? "Java or what Maven fetches" : missingMaven());
const missingMaven = versionMissing("mvn", ["--version"]);
const TOOLS = inToolchain("python-tools", "bin", "python");

function versionMissing(command: string, args: readonly string[]): () => string | null {
  return () => (versionOf(command, args) === null ? command : null);
}

function below(lead: string, paths: readonly string[]): string[] {
  return paths.map((path) => `${lead}${path}`);
}

function bundle(ending: string): Package["contents"] {
  const [jar, sums] = [
    "(?:\\.pom|(?:-sources|-javadoc)?\\.jar)",
    "(?:\\.(?:md5|sha1|sha256|sha512))?",
  ];
  const all = new RegExp(`^[a-z0-9/.-]+/svc-${ending}-[0-9.]+${jar}${sums}$`);
  return { ".zip": { all, needed: [] } };
}

export const PACKAGES: readonly Package[] = [
  {
    id: "node",
    registry: "npm",
    purl: "npm",
    missing: NPM,
    pack: packNode,
    contents: {
      ".tgz": {
        all: new RegExp(
          `^package/(?:package\\.json|${PAGE}|dist/cjs/package\\.json|` +
            "dist/(?:esm|cjs)/[\\w/-]+\\.(?:js|js\\.map|d\\.ts))$",
        ),
        needed: below("package/", [
          ...PAGES,
          "package.json",
          ...["esm", "cjs"].flatMap((one) =>
            ["index", "testing"].flatMap((entry) =>
              below(`dist/${one}/${entry}`, [".js", ".js.map", ".d.ts"]),
            ),
          ),
        ]),
      },
    },
  },
  {
    id: "cli",
    registry: "npm",
    purl: "npm",
    missing: NPM,
    pack: packCli,
    contents: {
      ".tgz": {
        all: new RegExp(`^package/(?:package\\.json|${PAGE}|dist/svc\\.cjs)$`),
        needed: below("package/", ["package.json", "README.md", "LICENSE.md", "dist/svc.cjs"]),
      },
    },
  },
  {
    id: "conform",
    registry: "npm",
    purl: "npm",
    missing: NPM,
    pack: packConform,
    contents: {
      ".tgz": {
        all: new RegExp(`^package/(?:package\\.json|${PAGE}|dist/svc-conform\\.cjs)$`),
        needed: below("package/", [
          ...["package.json", "README.md", "LICENSE.md"],
          "dist/svc-conform.cjs",
        ]),
      },
    },
  },
  {
    id: "python",
    registry: "the Python Package Index",
    purl: PYTHON_INDEX,
    missing: () => (existsSync(TOOLS) ? null : "the tools of Python"),
    pack: (folder) => packPython(folder, TOOLS),
    contents: {
      ".whl": {
        all: /^(?:svc\/[\w/]+\.pyi?|svc\/py\.typed|svc_sdk-[\d.]+\.dist-info\/[\w./]+)$/,
        needed: ["svc/__init__.py", "svc/py.typed", "svc/testing.py"],
      },
      ".tar.gz": {
        all: new RegExp(
          `^svc_sdk-[\\d.]+/(?:pyproject\\.toml|PKG-INFO|\\.gitignore|${PAGE}|src/svc/[\\w./]+)$`,
        ),
        needed: [],
      },
    },
  },
  {
    id: "php",
    registry: "Packagist",
    purl: "composer",
    missing: versionMissing("composer", ["--version"]),
    pack: packPhp,
    contents: {
      ".zip": {
        all: new RegExp(`^(?:composer\\.json|${PAGE}|(?:src|generated|examples)/[\\w./-]+)$`),
        needed: [...PAGES, "composer.json", "src/Client.php"],
      },
    },
  },
  {
    id: "ruby",
    registry: "RubyGems",
    purl: "gem",
    missing: versionMissing(RUBY, ["--version"]),
    pack: packRuby,
    contents: {
      ".gem": {
        all: new RegExp(`^(?:${PAGE}|lib/svc(?:-sdk)?[\\w/]*\\.rb|sig/[\\w/]+\\.rbs)$`),
        needed: [...PAGES, "lib/svc.rb"],
      },
    },
  },
  {
    id: "go",
    registry: "the Go module proxy",
    purl: "golang",
    missing: versionMissing("go", ["version"]),
    pack: packGo,
    contents: {
      ".zip": {
        all: new RegExp(
          `^[\\w./-]+@v[\\d.]+/(?:go\\.mod|${PAGE}|[a-z_-]+\\.go|` +
            "(?:driver|examples|svctest)/[\\w/-]+\\.(?:go|json))$",
        ),
        needed: [],
      },
    },
  },
  {
    id: "java",
    registry: "Maven Central",
    purl: "maven",
    missing: MAVEN,
    pack: packJava,
    contents: bundle("java"),
  },
  {
    id: "kotlin",
    registry: "Maven Central",
    purl: "maven",
    missing: MAVEN,
    pack: packKotlin,
    contents: bundle("kotlin"),
  },
  {
    id: "dotnet",
    registry: "NuGet",
    purl: "nuget",
    missing: () => (dotnetVersion() === null ? "the .NET SDK" : null),
    pack: packDotnet,
    contents: {
      ".nupkg": {
        all: new RegExp(
          `^(?:${PAGE}|Svc\\.Sdk\\.nuspec|_rels/\\.rels|\\[Content_Types\\]\\.xml|` +
            "package/services/metadata/core-properties/[\\w.]+|" +
            "lib/(?:netstandard2\\.1|netcoreapp3\\.1)/Svc\\.Sdk\\.(?:dll|xml))$",
        ),
        needed: [...PAGES, "Svc.Sdk.nuspec", "lib/netstandard2.1/Svc.Sdk.dll"],
      },
    },
  },
  {
    id: "dart",
    registry: "pub.dev",
    purl: "pub",
    // Its archive is a plain one, and its own tool checks it only where there is Dart.
    missing: () => null,
    pack: packDart,
    contents: {
      ".tar.gz": {
        all: new RegExp(
          `^(?:(?:pubspec|analysis_options)\\.yaml|LICENSE|${PAGE}|(?:lib|example)/[\\w./]+)$`,
        ),
        needed: ["pubspec.yaml", "README.md", "CHANGELOG.md", "LICENSE", "lib/svc_sdk.dart"],
      },
    },
  },
];
