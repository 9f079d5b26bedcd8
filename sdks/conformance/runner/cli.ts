/** The command line, as a person types it: its driver goes from flags to a request and back. */
import { join } from "node:path";
import { ROOT } from "../../tools/paths.ts";
import { complaintOf, type Platform } from "./platform.ts";

const TSC = join(ROOT, "node_modules", "typescript", "bin", "tsc");

export const cli: Platform = {
  built_on: ["node"],
  runtimes: ({ folder }) => [
    {
      sdk: "cli",
      name: "cli",
      command: process.execPath,
      args: [join("driver", "main.ts")],
      cwd: folder,
      version: process.version,
      layers: ["wire", "scenario"],
    },
  ],
  compile: (folder) => complaintOf(process.execPath, [TSC, "-p", folder], { cwd: folder }),
};
