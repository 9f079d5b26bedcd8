/** Go as the SDK is built with it: what is on the machine, and nothing fetched. */
import { devNull } from "node:os";
import { join } from "node:path";
import { inToolchain, toolchainEnvironment } from "../../tools/toolchains.ts";
import { complaintOf, type Platform, versionOf } from "./platform.ts";

/** Its cache stands beside the tools, once for all trees of a machine. */
export function goEnvironment(): NodeJS.ProcessEnv {
  return {
    ...toolchainEnvironment(),
    GOCACHE: inToolchain("..", "go-build"),
    GOFLAGS: "-buildvcs=false",
    GOPROXY: "off",
    GOTOOLCHAIN: "local",
  };
}

/** What Go says of itself; null where there is none. */
export function goVersion(): string | null {
  return versionOf("go", ["version"], goEnvironment());
}

export const go: Platform = {
  runtimes({ folder, built }) {
    const command = join(built, "driver");
    return [
      {
        sdk: "go",
        name: "go",
        command,
        args: [],
        cwd: folder,
        version: goVersion(),
        build: () => buildDriver(folder, command),
      },
    ];
  },
  compile: (folder) => compiled(folder, "-o", devNull, "./..."),
};

function buildDriver(folder: string, command: string): void {
  const complaint = compiled(folder, "-o", command, "./driver");
  if (complaint !== "") throw new Error(`The driver of Go does not build:\n${complaint}`);
}

function compiled(folder: string, ...args: readonly string[]): string {
  return complaintOf("go", ["build", ...args], { cwd: folder, env: goEnvironment() });
}
