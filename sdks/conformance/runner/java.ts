/** Java as the SDK is built with it: javac for its driver, and Maven for its gate. */
import { join } from "node:path";
import { SCRATCH, SDKS } from "../../tools/paths.ts";
import { changedSources, compileJava, javaVersion, SHORT_LIVED, sourcesBelow } from "./jvm.ts";
import type { Platform } from "./platform.ts";

const FOLDER = join(SDKS, "java");
const SOURCES = ["src/main", "src/generated", "driver"];
const CLASSES = join(SCRATCH, "java", "classes");

export const java: Platform = {
  runtimes(place) {
    const changed = join(place.built, "changed");
    return [
      {
        sdk: "java",
        name: "java",
        command: "java",
        args: [...SHORT_LIVED, "-cp", [changed, CLASSES].join(":"), "driver.Driver"],
        cwd: place.folder,
        version: javaVersion(),
        build: () => buildJava(place.folder, { classes: CLASSES, changed }),
      },
    ];
  },
  compile: (folder) => compileJavaBelow(folder, join(folder, "target", "classes")),
};

/** Of a whole SDK of Java in any folder. */
export function compileJavaBelow(folder: string, into: string): string {
  return compileJava({ sources: sourcesBelow(folder, SOURCES, "java"), into, path: [] });
}

interface Built {
  /** The SDK as it is, and its driver. */
  readonly classes: string;
  /** Of a copy of it, what differs. */
  readonly changed: string;
}

/** The SDK is compiled once for what it is; of a copy only what differs from it. */
export function buildJava(folder: string, { classes, changed }: Built): void {
  const sources = folder === FOLDER ? [] : changedSources(FOLDER, folder, SOURCES, "java");
  const complaint =
    compileJavaBelow(FOLDER, classes) || compileJava({ sources, into: changed, path: [classes] });
  if (complaint !== "") throw new Error(`The driver of Java does not build:\n${complaint}`);
}
