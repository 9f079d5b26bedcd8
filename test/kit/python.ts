import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..", "..");

/**
 * Answers a Python that has the packages of a list, in a virtual environment of the project's own
 * that is made at the first run and after a change of the list; null where Python cannot make one.
 */
export function pythonWith(name: string, requirements: string): string | null {
  const home = join(ROOT, ".data", name);
  const mark = join(home, ".installed");
  const python = join(home, "bin", "python");
  const wanted = createHash("sha256").update(readFileSync(requirements)).digest("hex");
  if (existsSync(mark) && readFileSync(mark, "utf8") === wanted) return python;
  if (!succeeds("python3", ["-c", "import ensurepip, venv"])) return null;
  rmSync(home, { recursive: true, force: true });
  const pip = emptyEnvironment(home, python);
  run(pip[0], [...pip.slice(1), "install", "--quiet", "--no-input", "-r", requirements]);
  writeFileSync(mark, wanted);
  return python;
}

/** Makes an environment, and answers the command that installs into it. */
function emptyEnvironment(home: string, python: string): readonly [string, ...string[]] {
  run("python3", ["-m", "venv", "--without-pip", home]);
  // To unpack a pip into it takes 3 s of the processor, and the machine's own can do without.
  const of_machine = ["-m", "pip", "--python", python];
  if (succeeds("python3", [...of_machine, "--version"])) return ["python3", ...of_machine];
  run(python, ["-m", "ensurepip"]);
  return [python, "-m", "pip"];
}

function succeeds(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: "ignore" }).status === 0;
}

function run(command: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed:\n${stdout}${stderr}`);
}
