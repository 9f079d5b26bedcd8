/** What Java and Kotlin are built with: the compiler of the machine, and what Maven has fetched. */
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inToolchain } from "../../tools/toolchains.ts";
import { complaintOf, versionOf } from "./platform.ts";

/** Where Maven keeps what it fetches, once for all trees of a machine. */
export const MAVEN_REPOSITORY = inToolchain("maven-repository");
/** Says which values may be null; the one jar that a compiler needs besides the JDK. */
export const JSPECIFY = jar("org.jspecify:jspecify:1.0.0");
/** Flags of every run of Maven: nothing is fetched, and nothing is asked. */
export const MAVEN_FLAGS = ["-o", "-B", "-q", "-ntp"];
/** A driver lives for seconds: what a compiler gains later is lost on it. */
export const SHORT_LIVED = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx512m"];

/** The path of a jar that Maven has fetched, by its coordinates. */
export function jar(coordinates: string): string {
  const [group = "", artifact = "", version = ""] = coordinates.split(":");
  const folder = join(MAVEN_REPOSITORY, ...group.split("."), artifact, version);
  return join(folder, `${artifact}-${version}.jar`);
}

/** What javac says of itself; null without it or without what Maven has fetched. */
export function javaVersion(): string | null {
  return existsSync(JSPECIFY) ? versionOf("javac", ["-version"]) : null;
}

export function sourcesBelow(
  folder: string,
  folders: readonly string[],
  ending: "java" | "kt",
): string[] {
  return folders
    .flatMap((below) => globSync(join(below, "**", `*.${ending}`), { cwd: folder }))
    .sort()
    .map((path) => join(folder, path));
}

/** The files of a copy that are not as they are in what it is a copy of. */
export function changedSources(
  original: string,
  copy: string,
  folders: readonly string[],
  ending: "java" | "kt",
): string[] {
  return sourcesBelow(copy, folders, ending).filter((path) => {
    const own = join(original, path.slice(copy.length));
    return !existsSync(own) || !readFileSync(own).equals(readFileSync(path));
  });
}

export interface Compilation {
  readonly sources: readonly string[];
  /** The folder of the classes; it is emptied first. */
  readonly into: string;
  /** Classes and jars that are there already. */
  readonly path: readonly string[];
}

/** What javac says, warnings too; empty when it is content. */
export function compileJava(compilation: Compilation): string {
  return compileOnce(compilation, ({ into, path, list }) => {
    const lint = ["-Xlint:all,-processing", "-Werror", "--release", "11", "-encoding", "UTF-8"];
    const classpath = ["-cp", [...path, JSPECIFY].join(":")];
    return complaintOf("javac", [...lint, ...classpath, "-d", into, `@${list}`], { cwd: into });
  });
}

/** Compiles nothing twice: a hash of the sources stands beside the classes. */
export function compileOnce(
  compilation: Compilation,
  compile: (given: Compilation & { readonly list: string }) => string,
): string {
  const { sources, into, path } = compilation;
  const hash = hashOf([...sources, ...path.map(markOf).filter((one) => existsSync(one))]);
  const mark = markOf(into);
  if (existsSync(mark) && existsSync(into) && readFileSync(mark, "utf8") === hash) return "";
  rmSync(mark, { force: true });
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  const list = `${into}.sources`;
  writeFileSync(list, sources.map((one) => `"${one}"\n`).join(""));
  const complaint = sources.length === 0 ? "" : compile({ ...compilation, list });
  if (complaint === "") writeFileSync(mark, hash);
  return complaint;
}

function markOf(classes: string): string {
  return `${classes}.hash`;
}

function hashOf(sources: readonly string[]): string {
  const hash = createHash("sha256");
  for (const path of sources) hash.update(`${path}\n`).update(readFileSync(path));
  return hash.digest("hex");
}
