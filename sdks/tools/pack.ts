/** Packs an SDK as its registry takes it, and installs it into an empty folder. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PYTHON } from "../conformance/runner/python.ts";
import { SCRATCH, SDKS } from "./paths.ts";

export interface Installed {
  /** The packed files, as a registry takes them. */
  readonly packed: readonly string[];
  /** Runs a program of the folder with what was installed there. */
  readonly command: string;
}

/** Packs as from a fresh checkout, where nothing is built. Needs npm and no registry. */
export function installPackedNode(folder: string): Installed {
  const source = join(SDKS, "node");
  rmSync(join(source, "dist"), { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  runToEnd("npm", ["pack", "--silent", "--pack-destination", folder], source);
  const packed = [packedFile(folder, ".tgz")];
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  runToEnd(
    "npm",
    ["install", "--offline", "--no-audit", "--no-fund", "--silent", ...packed],
    folder,
  );
  return { packed, command: process.execPath };
}

/** The command line, which brings no package with it; answers the folder of its command. */
export function installPackedCli(folder: string): Installed {
  const source = join(SDKS, "cli");
  rmSync(join(source, "dist"), { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  runToEnd("npm", ["pack", "--silent", "--pack-destination", folder], source);
  const packed = [packedFile(folder, ".tgz")];
  const flags = ["--offline", "--no-audit", "--no-fund", "--silent"];
  runToEnd("npm", ["install", "--prefix", folder, ...flags, ...packed], folder);
  return { packed, command: join(folder, "node_modules", ".bin") };
}

/**
 * Its archive and its wheel, the wheel installed. `tools` is a Python that has the build backend;
 * nothing comes from a registry.
 */
export function installPackedPython(folder: string, tools: string): Installed {
  mkdirSync(folder, { recursive: true });
  runToEnd(PYTHON, ["-m", "venv", join(folder, "venv")], folder);
  const command = join(folder, "venv", "bin", "python");
  const build = ["-m", "build", "--no-isolation", "--outdir", folder];
  runToEnd(tools, [...build, join(SDKS, "python")], folder);
  const packed = [".tar.gz", ".whl"].map((ending) => packedFile(folder, ending));
  const flags = ["--quiet", "--disable-pip-version-check", "--no-index"];
  runToEnd(command, ["-m", "pip", "install", ...flags, packed[1] ?? ""], folder);
  return { packed, command };
}

/** Needs Composer, and nothing from a registry; what is packed is unpacked into a folder. */
export function installPackedPhp(folder: string): Installed {
  const unpacked = join(folder, "unpacked");
  mkdirSync(unpacked, { recursive: true });
  composer(join(SDKS, "php"), "archive", "--format=tar", `--dir=${folder}`, "--file=svc");
  const packed = packedFile(folder, ".tar");
  runToEnd("tar", ["-xf", packed, "-C", unpacked], folder);
  const { php: name } = JSON.parse(readFileSync(join(SDKS, "packages.json"), "utf8"));
  const version = readFileSync(join(SDKS, "VERSION"), "utf8").trim();
  const options = { symlink: false, versions: { [name]: version } };
  const manifest = {
    // A version is a tag of the repository, which an unpacked folder does not have.
    repositories: [{ type: "path", url: unpacked, options }, { "packagist.org": false }],
    require: { [name]: version },
  };
  writeFileSync(join(folder, "composer.json"), JSON.stringify(manifest));
  composer(folder, "install", "--quiet");
  return { packed: [packed], command: "php" };
}

/** Runs Composer without a network, and without what it knows of the machine. */
export function composer(folder: string, ...args: readonly string[]): void {
  const own = { COMPOSER_ALLOW_SUPERUSER: "1", COMPOSER_DISABLE_NETWORK: "1" };
  const env = { ...process.env, ...own, COMPOSER_HOME: join(SCRATCH, "composer") };
  runToEnd("composer", [...args, "--no-interaction"], folder, env);
}

/** The first program that a README shows. */
export function firstSaleOf(language: string): string {
  const readme = readFileSync(join(SDKS, language, "README.md"), "utf8");
  const [, part = ""] = readme.split("## First sale");
  const [, code = ""] = /```\w+\n(.*?)```/s.exec(part) ?? [];
  return code;
}

function packedFile(folder: string, ending: string): string {
  const name = readdirSync(folder).find((one) => one.endsWith(ending));
  if (name === undefined) throw new Error(`Nothing was packed into ${folder}.`);
  return join(folder, name);
}

/** Runs a packer; throws what it printed when it fails. */
export function runToEnd(
  command: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = process.env,
): void {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    env,
    encoding: "utf8",
  });
  if (status === 0) return;
  const words = error?.message ?? `${stdout}${stderr}`;
  throw new Error(`${command} ${args[0]} failed:\n${words.slice(-2_000)}`);
}
