/** Python as the SDK is run with it. */
import { join } from "node:path";
import { complaintOf, type Platform, type Runtime, versionOf } from "./platform.ts";

export const PYTHON = process.env.SVC_TEST_PYTHON ?? "python3";

/** Loads every module that was made: a class body that fails shows only then. */
const LOAD_ALL = `
import importlib, pathlib, sys
root = pathlib.Path("src")
sys.path[:0] = ["src", "driver"]
for path in sorted(root.rglob("*.py")):
    parts = list(path.relative_to(root).with_suffix("").parts)
    importlib.import_module(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
importlib.import_module("dispatch")
importlib.import_module("samples")
`;

export const python: Platform = {
  runtimes({ folder }): Runtime[] {
    const driver = join(folder, "driver");
    const version = versionOf(PYTHON, ["--version"]);
    const own = { sdk: "python", command: PYTHON, cwd: folder, version };
    return [
      { ...own, name: "python", args: [driver] },
      { ...own, name: "python-async", args: [driver, "--async"] },
    ];
  },
  compile: (folder) => complaintOf(PYTHON, ["-B", "-c", LOAD_ALL], { cwd: folder }),
};
