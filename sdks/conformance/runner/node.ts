/** Node as the SDK is run with it: the project's own, which reads TypeScript. */
import { join } from "node:path";
import { ROOT } from "../../tools/paths.ts";
import { complaintOf, type Platform } from "./platform.ts";

const TSC = join(ROOT, "node_modules", "typescript", "bin", "tsc");

export const node: Platform = {
  runtimes: ({ folder }) => [
    {
      sdk: "node",
      name: "node",
      command: process.execPath,
      args: [join("driver", "main.ts")],
      cwd: folder,
      version: process.version,
    },
  ],
  compile: (folder) => complaintOf(process.execPath, [TSC, "-p", folder], { cwd: folder }),
};
