/** How the driver of each SDK is started, and whether it can be. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { SCRATCH, SDKS } from "../../tools/paths.ts";
import { goEnvironment, goVersion } from "./go.ts";
import { rubyRuntime } from "./ruby.ts";

export interface Started {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
}

export interface Runtime extends Started {
  /** The SDK, whose suppressions hold. */
  readonly sdk: string;
  /** What it runs on; null when that is not here. */
  readonly version: string | null;
  /** Builds the driver, where it does not run from its source. */
  readonly build?: () => void;
}

/** Every way in which an SDK is proven. */
export function runtimes(): Runtime[] {
  const python = process.env.SVC_TEST_PYTHON ?? "python3";
  const python_version = versionOf(python, ["--version"]);
  const python_driver = join(SDKS, "python", "driver");
  const node = { sdk: "node", cwd: join(SDKS, "node"), command: process.execPath };
  return [
    {
      sdk: "python",
      name: "python",
      command: python,
      args: [python_driver],
      cwd: join(SDKS, "python"),
      version: python_version,
    },
    {
      sdk: "python",
      name: "python-async",
      command: python,
      args: [python_driver, "--async"],
      cwd: join(SDKS, "python"),
      version: python_version,
    },
    { ...node, name: "node", args: [join("driver", "main.ts")], version: process.version },
    goRuntime(),
    rubyRuntime(),
  ];
}

function goRuntime(): Runtime {
  const cwd = join(SDKS, "go");
  const command = join(SCRATCH, "go", "driver");
  return {
    sdk: "go",
    name: "go",
    command,
    args: [],
    cwd,
    version: goVersion(),
    build() {
      const flags = { cwd, env: goEnvironment(), encoding: "utf8" } as const;
      const { status, stderr } = spawnSync("go", ["build", "-o", command, "./driver"], flags);
      if (status !== 0) throw new Error(`The driver of Go does not build:\n${stderr}`);
    },
  };
}

function versionOf(command: string, args: readonly string[]): string | null {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: "utf8" });
  return status === 0 ? `${stdout}${stderr}`.trim() : null;
}
