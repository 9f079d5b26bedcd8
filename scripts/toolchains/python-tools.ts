import { type Environment, hasEnvironment, makeEnvironment } from "./environment.ts";
import { firstLineOf, type Toolchain } from "./toolchain.ts";

const OWN: Environment = { name: "python-tools", commands: ["mypy", "ruff", "twine"] };

/** `build` and its backend are called as modules of this environment. */
export const pythonTools: Toolchain = {
  name: "Python tools",
  needed_by: "the gate of Python",
  find: () => (hasEnvironment(OWN) ? firstLineOf("mypy", "--version") : null),
  install: () => makeEnvironment(OWN),
};
