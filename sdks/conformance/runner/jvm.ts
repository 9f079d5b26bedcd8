/** What Java and Kotlin are built with: the compiler of the machine, and what Maven has fetched. */
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inToolchain } from "../../tools/toolchains.ts";
import { complaintOf, versionOf } from "./platform.ts";

/** Where Maven keeps what it fetches, once for all trees of a machine. */
export const MAVEN_REPOSITORY = inToolchain("maven-repository");
/** Says which values may be null; the one jar that a compiler needs besides the JDK. */
const JSPECIFY = join(MAVEN_REPOSITORY, "org/jspecify/jspecify/1.0.0/jspecify-1.0.0.jar");

/** What javac says of itself; null without it or without what Maven has fetched. */
export function javaVersion(): string | null {
  return existsSync(JSPECIFY) ? versionOf("javac", ["-version"]) : null;
}

/** Flags of every run of Maven: nothing is fetched, and nothing is asked. */
export const MAVEN_FLAGS = ["-o", "-B", "-q", "-ntp", `-Dmaven.repo.local=${MAVEN_REPOSITORY}`];

export function sourcesBelow(folder: string, folders: readonly string[]): string[] {
  return folders
    .flatMap((below) => globSync(join(below, "**", "*.java"), { cwd: folder }))
    .sort()
    .map((path) => join(folder, path));
}

/** The files of a copy that are not as they are in what it is a copy of. */
export function changedSources(
  original: string,
  copy: string,
  folders: readonly string[],
): string[] {
  return sourcesBelow(copy, folders).filter((path) => {
    const own = join(original, path.slice(copy.length));
    return !existsSync(own) || !readFileSync(own).equals(readFileSync(path));
  });
}

interface Compilation {
  readonly sources: readonly string[];
  /** The folder of the classes; it is emptied first. */
  readonly into: string;
  /** Classes that are there already. */
  readonly path: readonly string[];
}

/** What javac says, warnings too; empty when it is content. Compiles nothing twice. */
export function compileJava({ sources, into, path }: Compilation): string {
  const hash = hashOf(sources);
  const mark = `${into}.hash`;
  if (existsSync(mark) && existsSync(into) && readFileSync(mark, "utf8") === hash) return "";
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  if (sources.length > 0) {
    const list = `${into}.sources`;
    writeFileSync(list, sources.map((one) => `"${one}"\n`).join(""));
    const lint = ["-Xlint:all,-processing", "-Werror", "--release", "11", "-encoding", "UTF-8"];
    const classpath = ["-cp", [...path, JSPECIFY].join(":")];
    const complaint = complaintOf("javac", [...lint, ...classpath, "-d", into, `@${list}`], {
      cwd: into,
    });
    if (complaint !== "") return complaint;
  }
  writeFileSync(mark, hash);
  return "";
}

function hashOf(sources: readonly string[]): string {
  const hash = createHash("sha256");
  for (const path of sources) hash.update(`${path}\n`).update(readFileSync(path));
  return hash.digest("hex");
}
