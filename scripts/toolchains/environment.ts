/** A virtual environment of Python with packages that are pinned by version and hash. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inToolchain } from "../../sdks/tools/toolchains.ts";
import { runOrThrow } from "./toolchain.ts";

export interface Environment {
  /** Its folder below the toolchains, and its file in requirements/. */
  readonly name: string;
  /** The commands that others call by name. */
  readonly commands: readonly string[];
}

/** Whether it was made with exactly what the file of requirements says. */
export function hasEnvironment({ name }: Environment): boolean {
  const mark = inToolchain(name, ".installed");
  return existsSync(mark) && readFileSync(mark, "utf8") === hashOf(name);
}

/** pip refuses a file whose hash is not among those of the requirements. */
export function makeEnvironment({ name, commands }: Environment): void {
  const folder = inToolchain(name);
  rmSync(folder, { recursive: true, force: true });
  runOrThrow("python3", ["-m", "venv", folder]);
  const flags = ["--quiet", "--no-input", "--disable-pip-version-check", "--require-hashes"];
  const python = join(folder, "bin", "python");
  runOrThrow(python, ["-m", "pip", "install", ...flags, "-r", requirementsOf(name)]);
  const bin = inToolchain("bin");
  mkdirSync(bin, { recursive: true });
  for (const command of commands) {
    rmSync(join(bin, command), { force: true });
    symlinkSync(join(folder, "bin", command), join(bin, command));
  }
  writeFileSync(join(folder, ".installed"), hashOf(name));
}

function hashOf(name: string): string {
  return createHash("sha256")
    .update(readFileSync(requirementsOf(name)))
    .digest("hex");
}

function requirementsOf(name: string): string {
  return join(import.meta.dirname, "requirements", `${name}.txt`);
}
