import { arch, platform } from "node:process";
import { inToolchain } from "../../sdks/tools/toolchains.ts";
import { unpackFromNpm } from "./packed.ts";
import { firstLineOf, type Toolchain } from "./toolchain.ts";

const VERSION = "1.4.5";
/** Of the builds for processors without AVX2, which run on those that have it too. */
const SHA512: Readonly<Record<string, string>> = {
  "linux-x64":
    "s8yMwYcFnnrA178gji0gZbkE2WVDej/Ti1x770oPfihxyRxSMNhGhiAQNXV53aDeraZxksdvKV/RAdQBCd0qPA==",
};
const FOLDER = "bun";

export const bun: Toolchain = {
  name: "Bun",
  needed_by: "the Node SDK on Bun",
  find() {
    const version = firstLineOf(inToolchain(FOLDER, "bin", "bun"), "--version");
    return version === VERSION ? version : null;
  },
  install() {
    const machine = `${platform}-${arch}`;
    const sha512 = SHA512[machine];
    if (sha512 === undefined) throw new Error(`No hash is pinned for ${machine}.`);
    unpackFromNpm({ spec: `@oven/bun-${machine}-baseline@${VERSION}`, sha512, folder: FOLDER });
  },
};
