import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { MAVEN_REPOSITORY } from "../../sdks/conformance/runner/jvm.ts";
import { SDKS } from "../../sdks/tools/paths.ts";
import { runOrThrow, type Toolchain } from "./toolchain.ts";

/** A project of nothing, which makes Maven fetch all that the real one is built with. */
interface Project {
  readonly pom: string;
  readonly files: Readonly<Record<string, string>>;
}

const MARK = join(MAVEN_REPOSITORY, ".installed");
const PROJECTS: readonly Project[] = [
  {
    pom: join("java", "pom.xml"),
    files: {
      "LICENSE.md": "",
      "src/main/java/a/A.java":
        "/** Nothing. */\npackage a;\n\n/** Nothing. */\npublic interface A {}\n",
      "src/test/java/a/ATest.java":
        "package a;\nfinal class ATest { @org.junit.jupiter.api.Test void a() {} }\n",
    },
  },
  {
    pom: join("kotlin", "pom.xml"),
    files: {
      "LICENSE.md": "",
      "README.md": "",
      "src/main/kotlin/A.kt": "public interface A\n",
      "src/test/kotlin/ATest.kt": "class ATest { @org.junit.jupiter.api.Test fun a() {} }\n",
    },
  },
];
/** What is built here and fetched from nowhere. */
export const OWN_DEPENDENCY = /<dependency>\s*<groupId>com\.example\.svc<.*?<\/dependency>/s;

/** The versions stand in the poms; Maven checks the hashes of what it fetches. */
export const maven: Toolchain = {
  name: "Maven's packages",
  needed_by: "Java, Kotlin",
  find: () => (existsSync(MARK) && readFileSync(MARK, "utf8") === hashOfPoms() ? "fetched" : null),
  install() {
    for (const project of PROJECTS) buildOnce(project);
    writeFileSync(MARK, hashOfPoms());
  },
};

function hashOfPoms(): string {
  const hash = createHash("sha256");
  for (const { pom } of PROJECTS) hash.update(readFileSync(join(SDKS, pom)));
  return hash.digest("hex");
}

function buildOnce({ pom, files }: Project): void {
  const folder = mkdtempSync(join(tmpdir(), "svc-maven-"));
  try {
    const text = readFileSync(join(SDKS, pom), "utf8").replace(OWN_DEPENDENCY, "");
    writeFileSync(join(folder, "pom.xml"), text);
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const flags = ["-B", "-q", "-ntp", `-Dmaven.repo.local=${MAVEN_REPOSITORY}`];
    runOrThrow("mvn", [...flags, "clean", "verify"], { cwd: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
