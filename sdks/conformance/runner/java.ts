/** Java as the SDK is built with it: javac for its driver, and Maven for its gate. */
import { join } from "node:path";
import { SCRATCH, SDKS } from "../../tools/paths.ts";
import { changedSources, compileJava, javaVersion, sourcesBelow } from "./jvm.ts";
import type { Platform } from "./platform.ts";

const FOLDER = join(SDKS, "java");
const CLASSES = join(SCRATCH, "java", "classes");
const SOURCES = ["src/main", "src/generated", "driver"];
/** A driver lives for seconds: what a compiler gains later is lost on it. */
const SHORT_LIVED = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx512m"];

export const java: Platform = {
  runtimes(place) {
    const changed = join(place.built, "changed");
    const path = [changed, CLASSES].join(":");
    return [
      {
        sdk: "java",
        name: "java",
        command: "java",
        args: [...SHORT_LIVED, "-cp", path, "driver.Driver"],
        cwd: place.folder,
        version: javaVersion(),
        build: () => buildDriver(place.folder, changed),
      },
    ];
  },
  compile(folder) {
    const into = join(folder, "target", "classes");
    return compileJava({ sources: sourcesBelow(folder, SOURCES), into, path: [] });
  },
};

/** The SDK is compiled once for what it is; of a copy only what differs from it. */
function buildDriver(folder: string, changed: string): void {
  const whole = { sources: sourcesBelow(FOLDER, SOURCES), into: CLASSES, path: [] };
  const sources = folder === FOLDER ? [] : changedSources(FOLDER, folder, SOURCES);
  const complaint = compileJava(whole) || compileJava({ sources, into: changed, path: [CLASSES] });
  if (complaint !== "") throw new Error(`The driver of Java does not build:\n${complaint}`);
}
