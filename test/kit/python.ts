import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const BUILT = join(import.meta.dirname, "..", "..", ".data");
/** Installs twenty-seven packages in 2 s of the processor, of which pip takes 12 to 16. */
const UV = "uv==0.13.9";
/** Settings of pip in the environment, as uv calls them. */
const SAME_SETTINGS: Readonly<Record<string, string>> = {
  PIP_INDEX_URL: "UV_DEFAULT_INDEX",
  PIP_EXTRA_INDEX_URL: "UV_INDEX",
  PIP_FIND_LINKS: "UV_FIND_LINKS",
  PIP_CERT: "SSL_CERT_FILE",
};

/** A command and what it is given first. */
type Command = readonly [string, ...string[]];

/**
 * Answers a Python that has the packages of a list, in a virtual environment of the project's own
 * that is made at the first run and after a change of the list; null where Python cannot make one.
 */
export function pythonWith(name: string, requirements: string): string | null {
  const home = join(BUILT, name);
  const python = join(home, "bin", "python");
  const mark = join(home, ".installed");
  const wanted = createHash("sha256").update(readFileSync(requirements)).digest("hex");
  if (existsSync(mark) && readFileSync(mark, "utf8") === wanted) return python;
  if (!succeeds(["python3", "-c", "import ensurepip, venv"])) return null;
  makeEmpty(home);
  // An index may be set in a file that only pip reads.
  const uv = findUv();
  const asked = ["install", "--quiet", "-r", requirements];
  const is_installed = uv !== null && succeeds([uv, "pip", ...asked, "--python", python]);
  if (!is_installed) run([...pipFor(python), ...asked, "--no-input"]);
  writeFileSync(mark, wanted);
  return python;
}

/**
 * The uv of the project, which is installed once; null where it cannot be had. Two files of tests
 * may want it at the same time: each makes one, and the first stays.
 */
function findUv(): string | null {
  const home = join(BUILT, UV);
  const uv = join(home, "bin", "uv");
  if (existsSync(uv)) return uv;
  const draft = `${home}-${process.pid}`;
  makeEmpty(draft);
  const pip = pipFor(join(draft, "bin", "python"));
  if (!succeeds([...pip, "install", "--quiet", "--no-input", UV])) {
    rmSync(draft, { recursive: true });
    return null;
  }
  try {
    renameSync(draft, home);
  } catch (error) {
    if (!existsSync(uv)) throw error;
    rmSync(draft, { recursive: true });
  }
  return uv;
}

function makeEmpty(home: string): void {
  rmSync(home, { recursive: true, force: true });
  run(["python3", "-m", "venv", "--without-pip", home]);
}

/** What installs into an environment. */
function pipFor(python: string): Command {
  // To unpack a pip into it takes 3 s of the processor, and the machine's own can do without.
  const of_machine: Command = ["python3", "-m", "pip", "--python", python];
  if (succeeds([...of_machine, "--version"])) return of_machine;
  run([python, "-m", "ensurepip"]);
  return [python, "-m", "pip"];
}

function succeeds([command, ...args]: Command): boolean {
  return spawnSync(command, args, { stdio: "ignore", env: settings() }).status === 0;
}

function run([command, ...args]: Command): void {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed:\n${stdout}${stderr}`);
}

/** The environment, with the settings of pip as uv reads them. */
function settings(): NodeJS.ProcessEnv {
  const same = Object.entries(SAME_SETTINGS).flatMap(([of_pip, of_uv]) => {
    const value = process.env[of_pip];
    return value === undefined ? [] : [[of_uv, value]];
  });
  return { ...Object.fromEntries(same), ...process.env };
}
