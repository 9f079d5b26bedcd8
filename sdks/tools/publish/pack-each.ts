/** Packs what needs no long compilation, each with its language's own tool where it has one. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { RUBY } from "../../conformance/runner/ruby.ts";
import { buildCli, buildConform, buildNode } from "../build.ts";
import { composer, runToEnd } from "../pack.ts";
import { ROOT, SDKS } from "../paths.ts";
import { entriesBelow, filesBelow, writeTarball, writeZip } from "./archive.ts";
import { nameOf, sourceDate, versionOfSdks } from "./facts.ts";

/** What tests and tools leave in a folder and nobody commits. */
const LEFT =
  /(?:^|\/)(?:__pycache__|\.[^/]+_cache|vendor|target|dist|composer\.lock|\.phpunit.*)(?:\/|$)/;

/** Calls with a folder of its own that is gone afterwards. */
export function inScratch<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), "svc-publish-"));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The environment in which packers date what they write. */
function dated(): NodeJS.ProcessEnv {
  return { ...process.env, SOURCE_DATE_EPOCH: `${sourceDate()}` };
}

export function packNode(folder: string): void {
  buildNode();
  packNpm("node", folder);
  const publint = join(SDKS, "node_modules", "publint", "src", "cli.js");
  const [packed = ""] = readdirSync(folder).filter((name) => name.endsWith(".tgz"));
  runToEnd(process.execPath, [publint, join(folder, packed), "--strict"], ROOT);
}

export async function packCli(folder: string): Promise<void> {
  await buildCli();
  packNpm("cli", folder);
}

export async function packConform(folder: string): Promise<void> {
  await buildConform();
  packNpm("conform", folder);
}

/** Built just before, so that its own script, which builds both, is left out. */
function packNpm(id: string, folder: string): void {
  const flags = ["--silent", "--ignore-scripts", "--pack-destination", folder];
  runToEnd("npm", ["pack", ...flags], join(SDKS, id), dated());
}

export function packPython(folder: string, tools: string): void {
  const build = ["-m", "build", "--no-isolation", "--outdir", folder, join(SDKS, "python")];
  runToEnd(tools, build, folder, dated());
  const packed = readdirSync(folder).map((name) => join(folder, name));
  runToEnd(tools, ["-m", "twine", "check", "--strict", ...packed], folder);
}

/** Packagist takes a repository and no archive: this one is what its readers get from that. */
export function packPhp(folder: string): void {
  composer(join(SDKS, "php"), "validate", "--strict", "--no-check-lock", "--quiet");
  inScratch((scratch) => {
    composer(join(SDKS, "php"), "archive", "--format=tar", `--dir=${scratch}`, "--file=svc");
    const unpacked = join(scratch, "unpacked");
    mkdirSync(unpacked);
    runToEnd("tar", ["-xf", join(scratch, "svc.tar"), "-C", unpacked], scratch);
    const name = `${nameOf("php").replace("/", "-")}-${versionOfSdks()}.zip`;
    writeZip(join(folder, name), entriesBelow(unpacked));
  });
}

export function packRuby(folder: string): void {
  const packed = join(folder, `${nameOf("ruby")}-${versionOfSdks()}.gem`);
  const args = ["-S", "gem", "build", "--strict", "--output", packed, "svc-sdk.gemspec"];
  runToEnd(RUBY, args, join(SDKS, "ruby"), dated());
}

/** The folder of a proxy that has this one module: Go takes it as from the public one. */
export function packGo(folder: string): void {
  const [path, version] = [nameOf("go"), `v${versionOfSdks()}`];
  const versions = join(folder, "proxy", ...path.split("/"), "@v");
  mkdirSync(versions, { recursive: true });
  const all = entriesBelow(join(SDKS, "go"), `${path}@${version}/`);
  const kept = new Map([...all].filter(([one]) => !LEFT.test(one)));
  writeZip(join(versions, `${version}.zip`), kept);
  cpSync(join(SDKS, "go", "go.mod"), join(versions, `${version}.mod`));
  writeFileSync(join(versions, "list"), `${version}\n`);
  const time = new Date(sourceDate() * 1000).toISOString().replace(".000Z", "Z");
  writeFileSync(
    join(versions, `${version}.info`),
    JSON.stringify({ Version: version, Time: time }),
  );
}

/** The archive that `dart pub publish` would send: everything but what is hidden or ours alone. */
export function packDart(folder: string): void {
  const source = join(SDKS, "dart");
  const own = /^(?:driver|test|tool|build)\/|^\.|^pubspec\.lock$/;
  const paths = filesBelow(source).filter((path) => !own.test(path) && !LEFT.test(path));
  writeTarball(join(folder, `${nameOf("dart")}-${versionOfSdks()}.tar.gz`), source, paths);
}
