/** Packs the SDKs of Java and Kotlin as Maven's central repository takes them. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { join } from "node:path";
import { MAVEN_FLAGS, MAVEN_REPOSITORY } from "../conformance/runner/jvm.ts";
import { complaintOf } from "../conformance/runner/platform.ts";
import { SCRATCH, SDKS } from "./paths.ts";
import { toolchainEnvironment } from "./toolchains.ts";

export interface Packed {
  /** What Maven says; empty when it is content. */
  readonly complaint: string;
  /** The jars, by how their names end after the version. */
  readonly jars: ReadonlyMap<string, string>;
}

/** The whole gate of an SDK: lints, tests, docs, sources; and the jars that would be published. */
export function packWithMaven(sdk: string, repository: string = MAVEN_REPOSITORY): Packed {
  const flags = [...MAVEN_FLAGS, `-Dmaven.repo.local=${repository}`];
  const options = { cwd: join(SDKS, sdk), env: toolchainEnvironment() };
  const complaint = complaintOf("mvn", [...flags, "clean", "verify"], options);
  return { complaint, jars: complaint === "" ? packedJars(sdk) : new Map() };
}

function packedJars(sdk: string): Map<string, string> {
  const { artifact, version } = coordinatesOf(sdk);
  const lead = `${artifact}-${version}`;
  const built = join(SDKS, sdk, "target");
  const jars = readdirSync(built).filter((name) => name.startsWith(lead) && name.endsWith(".jar"));
  return new Map(jars.map((name) => [name.slice(lead.length), join(built, name)]));
}

function coordinatesOf(sdk: string) {
  const names = JSON.parse(readFileSync(join(SDKS, "packages.json"), "utf8"));
  const [group = "", artifact = ""] = String(names[sdk]).split(":");
  const version = readFileSync(join(SDKS, "VERSION"), "utf8").trim();
  return { group, artifact, version };
}

/** The jar of Java's SDK from its classes, without its docs and its gate. */
export function packJavaClasses(classes: string, jar: string): void {
  const resources = join(SDKS, "java", "src", "generated", "resources");
  const parts = ["-C", classes, "com", "-C", resources, "com"];
  const complaint = complaintOf("jar", ["--create", "--file", jar, ...parts], { cwd: SDKS });
  if (complaint !== "") throw new Error(`The jar of Java was not made:\n${complaint}`);
}

/** What Maven has fetched, with the SDK of Java among it; the real repository stays as it is. */
export function repositoryWithJava(jar: string): string {
  const repository = join(SCRATCH, "kotlin", "repository");
  const { group, artifact, version } = coordinatesOf("java");
  rmSync(repository, { recursive: true, force: true });
  let folder = "";
  for (const part of [...group.split("."), artifact, version]) {
    linkAll(join(MAVEN_REPOSITORY, folder), join(repository, folder), part);
    folder = join(folder, part);
  }
  const own = join(repository, folder);
  mkdirSync(own, { recursive: true });
  copyFileSync(jar, join(own, `${artifact}-${version}.jar`));
  copyFileSync(join(SDKS, "java", "pom.xml"), join(own, `${artifact}-${version}.pom`));
  return repository;
}

/** Links everything in a folder but what is made anew. */
function linkAll(from: string, to: string, made: string): void {
  mkdirSync(to, { recursive: true });
  const names = existsSync(from) ? readdirSync(from) : [];
  for (const name of names.filter((one) => one !== made)) {
    symlinkSync(join(from, name), join(to, name));
  }
}
