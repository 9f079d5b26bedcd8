import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MAVEN_REPOSITORY } from "../../sdks/conformance/runner/jvm.ts";
import { SDKS } from "../../sdks/tools/paths.ts";
import { inToolchain } from "../../sdks/tools/toolchains.ts";
import { OWN_DEPENDENCY } from "./maven.ts";
import { runOrThrow, type Toolchain } from "./toolchain.ts";

const POM = join(SDKS, "samples", "spring", "pom.xml");
const FOLDER = "spring";
const MARK = inToolchain(FOLDER, ".installed");

/** The jars that the shop stands on, by the versions of its pom; Maven checks their hashes. */
export const spring: Toolchain = {
  name: "Spring Boot",
  needed_by: "the sample on Spring Boot",
  find() {
    if (!existsSync(MARK) || readFileSync(MARK, "utf8") !== hashOfPom()) return null;
    return /<version>(.*?)</.exec(readFileSync(POM, "utf8"))?.[1] ?? null;
  },
  install() {
    const folder = mkdtempSync(join(tmpdir(), "svc-spring-"));
    rmSync(inToolchain(FOLDER), { recursive: true, force: true });
    mkdirSync(inToolchain(FOLDER), { recursive: true });
    try {
      writeFileSync(join(folder, "pom.xml"), readFileSync(POM, "utf8").replace(OWN_DEPENDENCY, ""));
      const flags = ["-B", "-q", "-ntp", `-Dmaven.repo.local=${MAVEN_REPOSITORY}`];
      const into = `-DoutputDirectory=${inToolchain(FOLDER)}`;
      runOrThrow("mvn", [...flags, "dependency:copy-dependencies", into], { cwd: folder });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    writeFileSync(MARK, hashOfPom());
  },
};

function hashOfPom(): string {
  return createHash("sha256").update(readFileSync(POM)).digest("hex");
}
