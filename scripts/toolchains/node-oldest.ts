import { arch, platform } from "node:process";
import { inToolchain } from "../../sdks/tools/toolchains.ts";
import { unpackFromNpm } from "./packed.ts";
import { firstLineOf, type Toolchain } from "./toolchain.ts";

const VERSION = "20.0.0";
const SHA512: Readonly<Record<string, string>> = {
  "linux-x64":
    "CqTTD0yNmrI11aqmI+AB1VWX4AuBcxNul+dWnhCyOmAl1aMzCs7/Sac92dti1rmKKt4C/zvCrxhPa5XueoPl6g==",
};
const FOLDER = "node-oldest";

/** The oldest Node that the Node SDK says it runs on. */
export const nodeOldest: Toolchain = {
  name: "Node, oldest",
  needed_by: "the Node SDK on the oldest Node that it supports",
  find() {
    const version = firstLineOf(inToolchain(FOLDER, "bin", "node"), "--version");
    return version === `v${VERSION}` ? version : null;
  },
  install() {
    const machine = `${platform}-${arch}`;
    const sha512 = SHA512[machine];
    if (sha512 === undefined) throw new Error(`No hash is pinned for ${machine}.`);
    unpackFromNpm({ spec: `node-${machine}@${VERSION}`, sha512, folder: FOLDER });
  },
};
