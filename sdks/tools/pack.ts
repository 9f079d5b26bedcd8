/** Packs an SDK as its registry takes it, and installs it into an empty folder. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildNode } from "./build.ts";
import { SDKS } from "./paths.ts";

export interface Installed {
  /** The packed file. */
  readonly packed: string;
  /** Runs a program of the folder with what was installed there. */
  readonly command: string;
}

/** Needs npm, and nothing from a registry. */
export function installPackedNode(folder: string): Installed {
  buildNode();
  mkdirSync(folder, { recursive: true });
  runToEnd("npm", ["pack", "--silent", "--pack-destination", folder], join(SDKS, "node"));
  const packed = packedFile(folder, ".tgz");
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  runToEnd("npm", ["install", "--offline", "--no-audit", "--no-fund", "--silent", packed], folder);
  return { packed, command: process.execPath };
}

/** Needs venv and pip, and the build backend from a registry. */
export function installPackedPython(folder: string): Installed {
  mkdirSync(folder, { recursive: true });
  const python = process.env.SVC_TEST_PYTHON ?? "python3";
  runToEnd(python, ["-m", "venv", join(folder, "venv")], folder);
  const command = join(folder, "venv", "bin", "python");
  const quiet = ["--quiet", "--disable-pip-version-check"];
  const wheel = ["-m", "pip", "wheel", ...quiet, "--no-deps", "-w", folder];
  runToEnd(command, [...wheel, join(SDKS, "python")], folder);
  const packed = packedFile(folder, ".whl");
  runToEnd(command, ["-m", "pip", "install", ...quiet, "--no-index", packed], folder);
  return { packed, command };
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
