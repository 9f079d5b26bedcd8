/** Kotlin as the SDK is built with it: its compiler from Maven's packages, on the SDK of Java. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { SCRATCH, SDKS } from "../../tools/paths.ts";
import { buildJava, compileJavaBelow } from "./java.ts";
import {
  type Compilation,
  changedSources,
  compileOnce,
  JSPECIFY,
  jar,
  javaVersion,
  SHORT_LIVED,
  sourcesBelow,
} from "./jvm.ts";
import { complaintOf, type Platform } from "./platform.ts";

const VERSION = "2.4.21";
const FOLDER = join(SDKS, "kotlin");
const CLASSES = join(SCRATCH, "kotlin", "classes");
/** Its own: the tests of Java build theirs at the same time. */
export const JAVA_CLASSES = join(SCRATCH, "kotlin", "java-classes");
const SOURCES = ["src/main", "src/generated", "driver"];
const STDLIB = jar(`org.jetbrains.kotlin:kotlin-stdlib:${VERSION}`);
const COMPILER = [
  jar(`org.jetbrains.kotlin:kotlin-compiler-embeddable:${VERSION}`),
  jar(`org.jetbrains.kotlin:kotlin-script-runtime:${VERSION}`),
  jar(`org.jetbrains.kotlin:kotlin-daemon-embeddable:${VERSION}`),
  jar("org.jetbrains.kotlin:kotlin-reflect:1.6.10"),
  jar("org.jetbrains.kotlinx:kotlinx-coroutines-core-jvm:1.8.0"),
  jar("org.jetbrains:annotations:13.0"),
  STDLIB,
];

/** What a program is compiled and run with, besides the jars of the two SDKs. */
export const KOTLIN_LIBRARIES = [STDLIB, JSPECIFY];
/** The driver cancels with it, as callers do; nothing else needs it. */
const COROUTINES = jar("org.jetbrains.kotlinx:kotlinx-coroutines-core-jvm:1.11.0");

export const kotlin: Platform = {
  // Its runtime is that of Java: a copy of it holds one of that.
  built_on: ["java"],
  runtimes({ folder, built }) {
    const changed = { kotlin: join(built, "changed"), java: join(built, "changed-java") };
    const classes = [changed.kotlin, CLASSES, changed.java, JAVA_CLASSES];
    const path = [...classes, ...KOTLIN_LIBRARIES, COROUTINES].join(":");
    return [
      {
        sdk: "kotlin",
        name: "kotlin",
        command: "java",
        args: [...SHORT_LIVED, "-cp", path, "driver.DriverKt"],
        cwd: folder,
        version: kotlinVersion(),
        build: () => buildDriver(folder, changed),
      },
    ];
  },
  /** The whole contract of Java stands beside it. */
  compile(folder) {
    const java = join(folder, "target", "java");
    const complaint = compileJavaBelow(join(folder, "..", "java"), java);
    const into = join(folder, "target", "classes");
    return (
      complaint || compileKotlin({ sources: sourcesOf(folder), into, path: [java, COROUTINES] })
    );
  },
};

/** Null without its compiler and without Java. */
export function kotlinVersion(): string | null {
  const jars = [...COMPILER, COROUTINES];
  return javaVersion() !== null && jars.every((path) => existsSync(path)) ? VERSION : null;
}

function sourcesOf(folder: string): string[] {
  return sourcesBelow(folder, SOURCES, "kt");
}

interface Changed {
  readonly kotlin: string;
  readonly java: string;
}

/** Both SDKs are compiled once for what they are; of a copy what differs from them. */
function buildDriver(folder: string, changed: Changed): void {
  const is_copy = folder !== FOLDER;
  const java = is_copy ? join(folder, "java") : join(SDKS, "java");
  buildJava(java, { classes: JAVA_CLASSES, changed: changed.java });
  const has_changed = is_copy && changedSources(FOLDER, folder, SOURCES, "kt").length > 0;
  const path = [JAVA_CLASSES, COROUTINES];
  // Its parts are internal to one module, so that a copy is compiled whole.
  const sources = has_changed ? sourcesOf(folder) : [];
  const complaint =
    compileKotlin({ sources: sourcesOf(FOLDER), into: CLASSES, path }) ||
    compileKotlin({ sources, into: changed.kotlin, path });
  if (complaint !== "") throw new Error(`The driver of Kotlin does not build:\n${complaint}`);
}

/** What the compiler says, warnings too; no process of it stays behind. */
export function compileKotlin(compilation: Compilation): string {
  return compileOnce(compilation, ({ sources, into, path }) => {
    const main = "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler";
    const java = [...SHORT_LIVED.filter((flag) => !flag.startsWith("-Xmx")), "-Xmx1g"];
    const flags = ["-no-stdlib", "-no-reflect", "-Werror", "-jvm-target", "11"];
    const known = [...path, ...KOTLIN_LIBRARIES].filter((one) => existsSync(one));
    const classpath = ["-cp", known.join(":")];
    const args = [...flags, "-Xjdk-release=11", ...classpath, "-d", into, ...sources];
    return complaintOf("java", [...java, "-cp", COMPILER.join(":"), main, ...args], { cwd: into });
  });
}
