import { arch, platform } from "node:process";
import { inToolchain } from "../../sdks/tools/toolchains.ts";
import { unpackFromNpm } from "./packed.ts";
import { firstLineOf, type Toolchain } from "./toolchain.ts";

const VERSION = "2.9.6";
const SHA512: Readonly<Record<string, string>> = {
  "linux-x64":
    "3md4TKLCuzsLDmfOoC5KN7NAZaxSVkMgm64vg6foD00JBADCpYS2/5QqXfzgnP5ZQz3iLP9vBQJtEgc116OAoQ==",
};
const FOLDER = "deno";

export const deno: Toolchain = {
  name: "Deno",
  needed_by: "the Node SDK on Deno",
  find() {
    const said = firstLineOf(inToolchain(FOLDER, "deno"), "--version");
    return said?.startsWith(`deno ${VERSION} `) ? VERSION : null;
  },
  install() {
    const machine = `${platform}-${arch}`;
    const sha512 = SHA512[machine];
    if (sha512 === undefined) throw new Error(`No hash is pinned for ${machine}.`);
    unpackFromNpm({ spec: `@deno/${machine}-glibc@${VERSION}`, sha512, folder: FOLDER });
  },
};
