/** The SDK of Java: its gate, the proof, its examples, and the package as a reader takes it. */
import {
  copyFileSync,
  globSync,
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
import { compileJavaBelow } from "../../sdks/conformance/runner/java.ts";
import { JSPECIFY, javaVersion, SHORT_LIVED } from "../../sdks/conformance/runner/jvm.ts";
import { complaintOf } from "../../sdks/conformance/runner/platform.ts";
import { firstSaleOf } from "../../sdks/tools/pack.ts";
import { type Packed, packWithMaven } from "../../sdks/tools/pack-jvm.ts";
import { SDKS } from "../../sdks/tools/paths.ts";
import { describeConformance } from "../kit/sdks/conformance.ts";
import { noteCost } from "../kit/sdks/cost.ts";
import { writeJavaSamples } from "../kit/sdks/java-samples.ts";
import { itReceivesWebhooks, itRunsExamples, outputOf } from "../kit/sdks/programs.ts";
import { useSandbox } from "../kit/sdks/sandbox.ts";
import { describeTill } from "../kit/sdks/till-proof.ts";

noteCost("java");
const FOLDER = join(SDKS, "java");
const EXAMPLES = join(FOLDER, "examples");
const RECEIVER = "WebhookReceiver.java";
/** The version of class files that Java 11 reads. */
const JAVA_11 = 55;
/** What a program compiled ahead of time has only if it was named to its compiler. */
const BY_NAME = [
  ...["java/lang/reflect/", "java/util/ServiceLoader", "java/io/ObjectInputStream"],
  ...["java/lang/ClassLoader", "forName", "loadLibrary", "getResourceAsStream"],
];
const has_java = javaVersion() !== null;
const folder = mkdtempSync(join(tmpdir(), "svc-java-"));
const jar = join(folder, "svc.jar");
const sandbox = useSandbox();
let packed: Packed = { complaint: "not packed", jars: new Map() };

afterAll(() => rmSync(folder, { recursive: true }));

describeConformance("java", sandbox);

describe.runIf(has_java)("the SDK of Java", () => {
  beforeAll(() => {
    packed = packWithMaven("java");
    if (packed.complaint === "") copyFileSync(packed.jars.get(".jar") ?? "", jar);
  });

  it("passes every lint of the compiler and of its docs, and its own tests", () => {
    expect(packed.complaint).toBe("");
    const reports = readdirSync(join(FOLDER, "target", "surefire-reports"));
    expect(reports.filter((name) => name.endsWith(".xml")).length).toBeGreaterThan(3);
  });

  it("is packed with its sources and its docs, and needs nothing but Java 11", () => {
    expect([...packed.jars.keys()].sort()).toEqual(["-javadoc.jar", "-sources.jar", ".jar"]);
    const pom = readFileSync(join(FOLDER, "pom.xml"), "utf8");
    const scopes = [...pom.matchAll(/<dependency>.*?<\/dependency>/gs)].map(
      ([dependency]) => /<scope>(\w+)</.exec(dependency)?.[1] ?? "compile",
    );
    expect(scopes.sort()).toEqual(["provided", "test"]);
    const compiled = readFileSync(join(FOLDER, "target/classes/com/example/svc/Svc.class"));
    expect(compiled.readUInt16BE(6)).toBe(JAVA_11);
  });

  it("finds nothing by its name but the examples of its test transport", () => {
    const classes = join(FOLDER, "target", "classes");
    const found = globSync("com/example/svc/**/*.class", { cwd: classes }).flatMap((path) => {
      const constants = readFileSync(join(classes, path), "latin1");
      return BY_NAME.filter((name) => constants.includes(name)).map((name) => [path, name]);
    });
    expect(found).toEqual([["com/example/svc/testing/FakeTransport.class", "getResourceAsStream"]]);
  });

  const programOf = (name: string) => ({
    name,
    command: "java",
    args: ["-cp", jar, join(EXAMPLES, name)],
    cwd: folder,
  });
  const names = readdirSync(EXAMPLES).filter((name) => name !== RECEIVER);
  itRunsExamples(names.map(programOf), sandbox);
  itReceivesWebhooks(programOf(RECEIVER), sandbox);

  it("has a README whose samples compile for Java 11", () => {
    const own = join(folder, "readme");
    const sources = writeJavaSamples(own);
    const flags = ["--release", "11", "-Xlint:all", "-cp", [jar, JSPECIFY].join(":"), "-d", own];
    expect(complaintOf("javac", [...flags, ...sources], { cwd: own })).toBe("");
  });

  it("makes the first sale of the README from the package in an empty folder", () => {
    const own = join(folder, "installed");
    mkdirSync(own);
    writeFileSync(join(own, "FirstSale.java"), firstSaleOf("java"));
    const args = ["-cp", jar, "FirstSale.java"];
    const first = { name: "first sale", command: "java", args, cwd: own };
    expect(outputOf(first, sandbox())).toContain("5.00 USD to 077 123 4567: delivered");
  });
});

describe.runIf(has_java)("a till that is killed", () => {
  const classes = join(folder, "till");
  const args = [...SHORT_LIVED, "-cp", classes, "driver.KilledTill"];
  describeTill("java", { command: "java", args, kill_within_ms: 1_500 }, () =>
    compileJavaBelow(FOLDER, classes),
  );
});
