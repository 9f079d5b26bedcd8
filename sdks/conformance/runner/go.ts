/** Go as the SDK is built with it: what is on the machine, and nothing fetched. */
import { spawnSync } from "node:child_process";
import { inToolchain, toolchainEnvironment } from "../../tools/toolchains.ts";

/** What Go says of itself; null where there is none. */
export function goVersion(): string | null {
  const env = toolchainEnvironment();
  const { status, stdout } = spawnSync("go", ["version"], { encoding: "utf8", env });
  return status === 0 ? stdout.trim() : null;
}

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
