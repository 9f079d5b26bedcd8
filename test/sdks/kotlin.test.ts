/** The SDK of Kotlin: its gate, the proof, its examples, and the package as a reader takes it. */
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildJava } from "../../sdks/conformance/runner/java.ts";
import {
  compileKotlin,
  JAVA_CLASSES,
  KOTLIN_LIBRARIES,
  kotlinVersion,
} from "../../sdks/conformance/runner/kotlin.ts";
import { firstSaleOf } from "../../sdks/tools/pack.ts";
import {
  type Packed,
  packJavaClasses,
  packWithMaven,
  repositoryWithJava,
} from "../../sdks/tools/pack-jvm.ts";
import { SDKS } from "../../sdks/tools/paths.ts";
import { describeConformance } from "../kit/sdks/conformance.ts";
import { noteCost } from "../kit/sdks/cost.ts";
import { writeKotlinSamples } from "../kit/sdks/kotlin-samples.ts";
import { itReceivesWebhooks, itRunsExamples, outputOf } from "../kit/sdks/programs.ts";
import { useSandbox } from "../kit/sdks/sandbox.ts";

noteCost("kotlin");
const FOLDER = join(SDKS, "kotlin");
const EXAMPLES = join(FOLDER, "examples");
const RECEIVER = "WebhookReceiver";
const has_kotlin = kotlinVersion() !== null;
const folder = mkdtempSync(join(tmpdir(), "svc-kotlin-"));
const java_jar = join(folder, "svc-java.jar");
const classes = join(folder, "classes");
const sandbox = useSandbox();
let packed: Packed = { complaint: "not packed", jars: new Map() };

afterAll(() => rmSync(folder, { recursive: true }));

describeConformance("kotlin", sandbox);

/** The two packages, and no library of coroutines. */
const JARS = [join(folder, "svc-kotlin.jar"), java_jar];

function programOf(name: string, compiled = classes) {
  const path = [compiled, ...JARS, ...KOTLIN_LIBRARIES].join(":");
  return { name, command: "java", args: ["-cp", path, `${name}Kt`], cwd: folder };
}

describe.runIf(has_kotlin)("the package of Kotlin", () => {
  beforeAll(() => {
    buildJava(join(SDKS, "java"), { classes: JAVA_CLASSES, changed: join(folder, "changed") });
    packJavaClasses(JAVA_CLASSES, java_jar);
    packed = packWithMaven("kotlin", repositoryWithJava(java_jar));
    if (packed.complaint === "") copyFileSync(packed.jars.get(".jar") ?? "", JARS[0] ?? "");
  });

  it("passes every warning of the compiler, and its own tests", () => {
    expect(packed.complaint).toBe("");
    const reports = readdirSync(join(FOLDER, "target", "surefire-reports"));
    expect(reports.filter((name) => name.endsWith(".xml"))).not.toEqual([]);
  });

  it("is packed with its sources and its docs, and needs no library of coroutines", () => {
    expect([...packed.jars.keys()].sort()).toEqual(["-javadoc.jar", "-sources.jar", ".jar"]);
    const pom = readFileSync(join(FOLDER, "pom.xml"), "utf8");
    const needed = [...pom.matchAll(/<dependency>.*?<\/dependency>/gs)]
      .filter(([dependency]) => !/<optional>true|<scope>test/.test(dependency))
      .map(([dependency]) => /<artifactId>(.+?)</.exec(dependency)?.[1]);
    expect(needed.sort()).toEqual(["jspecify", "kotlin-stdlib", "svc-java"]);
  });

  it("refuses what may be null where it must not be", () => {
    const source = join(folder, "Nulls.kt");
    writeFileSync(source, "fun token(send: com.example.svc.model.Send): String = send.token\n");
    const into = join(folder, "nulls");
    expect(compileKotlin({ sources: [source], into, path: JARS })).toContain("'String?'");
  });
});

describe.runIf(has_kotlin)("the examples of Kotlin", () => {
  const names = readdirSync(EXAMPLES).map((name) => name.replace(".kt", ""));

  beforeAll(() => {
    const sources = names.map((name) => join(EXAMPLES, `${name}.kt`));
    expect(compileKotlin({ sources, into: classes, path: JARS })).toBe("");
  });

  itRunsExamples(
    names.filter((name) => name !== RECEIVER).map((name) => programOf(name)),
    sandbox,
  );
  itReceivesWebhooks(programOf(RECEIVER), sandbox);

  it("have beside them a README whose samples compile", () => {
    const sources = writeKotlinSamples(join(folder, "readme"));
    const into = join(folder, "readme-classes");
    expect(compileKotlin({ sources, into, path: JARS })).toBe("");
  });

  it("make the first sale of the README from the package in an empty folder", () => {
    const own = join(folder, "installed");
    mkdirSync(own);
    const source = join(own, "FirstSale.kt");
    writeFileSync(source, firstSaleOf("kotlin"));
    const into = join(own, "classes");
    expect(compileKotlin({ sources: [source], into, path: JARS })).toBe("");
    const said = outputOf(programOf("FirstSale", into), sandbox());
    expect(said).toContain("5.00 USD to 077 123 4567: delivered");
  });
});
