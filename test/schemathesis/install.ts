import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const REQUIREMENTS = join(import.meta.dirname, "requirements.txt");
const HOME = join(import.meta.dirname, "..", "..", ".data", "schemathesis");
const MARK = join(HOME, ".installed");
const PYTHON = join(HOME, "bin", "python");

/**
 * Answers a Python that has schemathesis, made in a virtual environment of the project's own at the
 * first run and after a change of the requirements; null where Python cannot make one.
 */
export function pythonWithSchemathesis(): string | null {
  const wanted = createHash("sha256").update(readFileSync(REQUIREMENTS)).digest("hex");
  if (existsSync(MARK) && readFileSync(MARK, "utf8") === wanted) return PYTHON;
  if (!succeeds("python3", ["-c", "import ensurepip, venv"])) return null;
  rmSync(HOME, { recursive: true, force: true });
  run("python3", ["-m", "venv", HOME]);
  run(PYTHON, ["-m", "pip", "install", "--quiet", "--no-input", "-r", REQUIREMENTS]);
  writeFileSync(MARK, wanted);
  return PYTHON;
}

function succeeds(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: "ignore" }).status === 0;
}

function run(command: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed:\n${stdout}${stderr}`);
}
