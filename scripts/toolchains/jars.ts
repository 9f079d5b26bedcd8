import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MAVEN_REPOSITORY } from "../../sdks/conformance/runner/jvm.ts";
import { inToolchain } from "../../sdks/tools/toolchains.ts";
import { OWN_DEPENDENCY } from "./maven.ts";
import { runOrThrow } from "./toolchain.ts";

interface Jars {
  readonly pom: string;
  /** The folder below the toolchains. */
  readonly folder: string;
}

/** Whether the folder has the jars of a pom as it is. */
export function hasJars({ pom, folder }: Jars): boolean {
  const mark = inToolchain(folder, ".installed");
  return existsSync(mark) && readFileSync(mark, "utf8") === hashOf(pom);
}

/** All that a pom depends on, by its versions; Maven checks the hashes. */
export function fetchJars({ pom, folder }: Jars): void {
  const draft = mkdtempSync(join(tmpdir(), "svc-jars-"));
  rmSync(inToolchain(folder), { recursive: true, force: true });
  mkdirSync(inToolchain(folder), { recursive: true });
  try {
    writeFileSync(join(draft, "pom.xml"), readFileSync(pom, "utf8").replace(OWN_DEPENDENCY, ""));
    const flags = ["-B", "-q", "-ntp", `-Dmaven.repo.local=${MAVEN_REPOSITORY}`];
    const into = `-DoutputDirectory=${inToolchain(folder)}`;
    runOrThrow("mvn", [...flags, "dependency:copy-dependencies", into], { cwd: draft });
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  writeFileSync(inToolchain(folder, ".installed"), hashOf(pom));
}

function hashOf(pom: string): string {
  return createHash("sha256").update(readFileSync(pom)).digest("hex");
}
