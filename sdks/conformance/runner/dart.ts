/** Dart: run where it is on the machine, and read by a check of its own everywhere. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { SDKS } from "../../tools/paths.ts";
import { inToolchain } from "../../tools/toolchains.ts";
import { complaintOf, type Platform, versionOf } from "./platform.ts";

const TOOL = join(SDKS, "dart", "tool");

export const dart: Platform = {
  /** No registry that CI asks has an SDK of Dart: without one there is nothing to be missed. */
  runtimes({ folder }) {
    const version = versionOf("dart", ["--version"]);
    if (version === null) return [];
    return [
      {
        sdk: "dart",
        name: "dart",
        command: "dart",
        args: ["run", join("driver", "main.dart")],
        cwd: folder,
        version,
        build() {
          const complaint = complaintOf("dart", ["pub", "get"], { cwd: folder });
          if (complaint !== "") throw new Error(complaint);
        },
      },
    ];
  },
  compile: (folder) => checkedBy(["-B", join(TOOL, "checker"), folder]),
};

/** Python with the grammar of Dart. */
export function dartParser(): string {
  return inToolchain("dart-parser", "bin", "python");
}

export function hasDartParser(): boolean {
  return spawnSync(dartParser(), ["-c", "import tree_sitter_dart"]).status === 0;
}

/** What the tests of the check say; empty when they pass. */
export function testDartChecker(): string {
  return checkedBy(["-B", join(TOOL, "checker_test.py")]);
}

function checkedBy(args: readonly string[]): string {
  return complaintOf(dartParser(), args, { cwd: TOOL });
}
