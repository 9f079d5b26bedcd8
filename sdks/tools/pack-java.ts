/** Packs the SDKs of Java and Kotlin as Maven's central repository takes them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { MAVEN_FLAGS } from "../conformance/runner/jvm.ts";
import { complaintOf } from "../conformance/runner/platform.ts";
import { SDKS } from "./paths.ts";
import { toolchainEnvironment } from "./toolchains.ts";

export interface Packed {
  /** What Maven says; empty when it is content. */
  readonly complaint: string;
  /** The jars, by how their names end after the version. */
  readonly jars: ReadonlyMap<string, string>;
}

/** The whole gate of an SDK: lints, tests, docs, sources; and the jars that would be published. */
export function packWithMaven(sdk: string): Packed {
  const cwd = join(SDKS, sdk);
  const env = toolchainEnvironment();
  const complaint = complaintOf("mvn", [...MAVEN_FLAGS, "clean", "verify"], { cwd, env });
  return { complaint, jars: complaint === "" ? packedJars(sdk) : new Map() };
}

function packedJars(sdk: string): Map<string, string> {
  const names = JSON.parse(readFileSync(join(SDKS, "packages.json"), "utf8"));
  const version = readFileSync(join(SDKS, "VERSION"), "utf8").trim();
  const lead = `${String(names[sdk]).split(":")[1]}-${version}`;
  const built = join(SDKS, sdk, "target");
  const jars = readdirSync(built).filter((name) => name.startsWith(lead) && name.endsWith(".jar"));
  return new Map(jars.map((name) => [name.slice(lead.length), join(built, name)]));
}
