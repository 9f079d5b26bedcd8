/** .NET as the SDK is built with it: the pinned SDK, no package, and no server that outlives it. */
import { join } from "node:path";
import { inToolchain } from "../../tools/toolchains.ts";
import { trim, trimmedIn } from "./dotnet-trimmed.ts";
import { complaintOf, type Place, type Platform, versionOf } from "./platform.ts";

/** The pinned one and never the machine's own, which need not know .NET Core 3.1. */
export const DOTNET = inToolchain("bin", "dotnet");
const QUIET = ["-nologo", "-v:q", "-nodeReuse:false", "-p:UseSharedCompilation=false"];
/** Where the program of a project stands in the folder of what is built. */
export const BUILT = join("bin", "Release", "netcoreapp3.1");

/** What .NET says of itself; null where there is none. */
export function dotnetVersion(): string | null {
  return versionOf(DOTNET, ["--version"]);
}

/** Runs a command of .NET on a project, with what is built in a folder outside of the tree. */
export function dotnet(
  { folder, built }: Place,
  command: string,
  project: string,
  ...args: readonly string[]
): string {
  const env = { ...process.env, SVC_DOTNET_OUT: built };
  const flags = ["-c", "Release", ...QUIET, ...args];
  return complaintOf(DOTNET, [command, join(folder, project), ...flags], { cwd: folder, env });
}

/** The program of a project that was built. */
export function builtProgram({ built }: Place, project: string): string {
  return join(built, project, BUILT, `${project}.dll`);
}

export const dotnetPlatform: Platform = {
  runtimes(place) {
    const version = dotnetVersion();
    const driver = builtProgram(place, "Driver");
    const own = { sdk: "dotnet", command: DOTNET, cwd: place.folder, version };
    let is_built = false;
    const build = (): void => {
      if (is_built) return;
      const complaint = dotnet(place, "build", "driver/Driver.csproj");
      if (complaint !== "") throw new Error(`The driver of .NET does not build:\n${complaint}`);
      is_built = true;
    };
    const trimmed = join(place.built, "Trimmed");
    const [command, ...args] = trimmedIn(trimmed, driver);
    const buildTrimmed = (): void => {
      build();
      trim(driver, trimmed);
    };
    return [
      { ...own, name: "dotnet", args: [driver], build },
      { ...own, name: "dotnet-sync", args: [driver, "--sync"], build },
      { ...own, name: "dotnet-trimmed", command, args, build: buildTrimmed },
    ];
  },
  compile: (folder) =>
    dotnet({ folder, built: join(folder, "built") }, "build", "driver/Driver.csproj"),
};
