/** Go as the SDK is built with it: what is on the machine, and nothing fetched. */
import { spawnSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { cacheFolder } from "../../tools/generate/jar.ts";

/** What Go says of itself; null where there is none. */
export function goVersion(): string | null {
  const { status, stdout } = spawnSync("go", ["version"], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
}

/** Its cache and its tools stand beside the generator, once for all trees of a machine. */
export function goEnvironment(): NodeJS.ProcessEnv {
  const folder = join(cacheFolder(), "..");
  return {
    ...process.env,
    PATH: [process.env.PATH, join(folder, "go", "bin")].join(delimiter),
    GOCACHE: join(folder, "go-build"),
    GOFLAGS: "-buildvcs=false",
    GOPROXY: "off",
    GOTOOLCHAIN: "local",
  };
}
