import { inToolchain } from "../../sdks/tools/toolchains.ts";
import { type Environment, hasEnvironment, makeEnvironment } from "./environment.ts";
import { firstLineOf, type Toolchain } from "./toolchain.ts";

const OWN: Environment = { name: "dart-parser", commands: [] };
const PYTHON = inToolchain(OWN.name, "bin", "python");

/** Reads Dart and cannot run it: no registry that is asked here has an SDK of Dart. */
export const dart: Toolchain = {
  name: "Dart's parser",
  needed_by: "Dart",
  find() {
    if (!hasEnvironment(OWN)) return null;
    const loads = firstLineOf(PYTHON, "-c", "import tree_sitter, tree_sitter_dart") !== null;
    return loads ? "tree-sitter-dart" : null;
  },
  install: () => makeEnvironment(OWN),
};
