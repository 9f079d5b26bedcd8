/** The tools that make the SDKs: names, lowering, and what they refuse. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { PLATFORMS } from "../../sdks/conformance/runner/languages.ts";
import { nextVersion, surfaceChanges } from "../../sdks/tools/bump.ts";
import { driftOfSdks } from "../../sdks/tools/check.ts";
import { type Contract, readContract } from "../../sdks/tools/contract.ts";
import { splitFiles } from "../../sdks/tools/generate/split.ts";
import { LANGUAGES } from "../../sdks/tools/languages/index.ts";
import { lower } from "../../sdks/tools/lower/document.ts";
import { readSdk } from "../../sdks/tools/model/sdk.ts";
import { methodName } from "../../sdks/tools/names.ts";
import { SDKS } from "../../sdks/tools/paths.ts";

const CONTRACT = readContract();

describe("the SDKs", () => {
  it("are those of the contract, file by file", () => {
    expect(driftOfSdks()).toEqual([]);
  });

  it("hold what is implemented and nothing that is planned", () => {
    const implemented = readSdk(CONTRACT).methods.map(({ operation_id }) => operation_id);
    const planned = Object.values(CONTRACT.paths)
      .flatMap((verbs) => Object.values(verbs))
      .filter((operation) => operation["x-svc-planned"])
      .map(({ operationId }) => operationId);
    expect(implemented.length).toBeGreaterThan(60);
    expect(implemented.filter((id) => planned.includes(id))).toEqual([]);
  });

  it("have a method that only checks a sale, which no argument turns into one", () => {
    const { methods } = readSdk(CONTRACT);
    const [sale, check] = ["sends.create", "sends.validate"].map((key) =>
      methods.find((method) => method.key === key),
    );
    expect(check?.fixed).toEqual({ in: "body", field: "validate_only", value: true });
    expect(sale?.fixed).toBeNull();
    const wires = [sale, check].flatMap((method) => method?.args.map(({ wire }) => wire));
    expect(wires).not.toContain("validate_only");
  });
});

describe.each(LANGUAGES)("the SDK of $id", ({ id }) => {
  it("has a platform that proves it, and a file of tests", () => {
    expect(Object.keys(PLATFORMS)).toContain(id);
    expect(existsSync(join(import.meta.dirname, `${id}.test.ts`))).toBe(true);
  });
});

describe("the whole contract, with what is planned", () => {
  const sdk = readSdk(CONTRACT, true);

  it.each(LANGUAGES)("can be expressed in $id, without two things of one name", (language) => {
    expect(lower(sdk, language).failures).toEqual([]);
  });

  it("has no method that the dashboard alone may call, and none of the agents' endpoint", () => {
    const keys = sdk.methods.map(({ key }) => key);
    expect(keys.length).toBeGreaterThan(200);
    expect(keys.filter((key) => /^(?:mcp|organisations)\./.test(key))).toEqual([]);
  });
});

describe("the next version", () => {
  it.each([
    ["0.1.4", "patch", "0.1.5"],
    ["0.1.4", "minor", "0.2.0"],
    ["0.1.4", "major", "1.0.0"],
  ])("of %s, %s, is %s", (version, kind, next) => {
    expect(nextVersion(version, kind)).toBe(next);
  });

  it("lists what has come and what is gone", () => {
    const changes = surfaceChanges(["sends.get", "sends.old"], ["sends.get", "sends.of_later"]);
    expect(changes).toEqual({ come: ["sends.of_later"], gone: ["sends.old"] });
  });

  it("is one for all packages, under the names that stand in one file", () => {
    const text = (path: string) => readFileSync(join(SDKS, path), "utf8");
    const version = text("VERSION").trim();
    const names = JSON.parse(text("packages.json"));
    expect(JSON.parse(text("node/package.json"))).toMatchObject({ name: names.node, version });
    expect(JSON.parse(text("cli/package.json"))).toMatchObject({ name: names.cli, version });
    const conform = JSON.parse(text("conform/package.json"));
    expect(conform).toMatchObject({ name: names.conform, version });
    expect(text("dart/pubspec.yaml")).toContain(`name: ${names.dart}\n`);
    expect(text("dart/pubspec.yaml")).toContain(`\nversion: ${version}\n`);
    const project = text("python/pyproject.toml");
    expect(project).toContain(`name = "${names.python}"\nversion = "${version}"`);
    for (const sdk of ["java", "kotlin"]) {
      const [group, artifact] = names[sdk].split(":");
      const coordinates = `<groupId>${group}</groupId>\n  <artifactId>${artifact}</artifactId>`;
      expect(text(`${sdk}/pom.xml`)).toContain(`${coordinates}\n  <version>${version}</version>`);
    }
  });
});

describe("the name of a method", () => {
  it.each([
    ["/sends/{send_id}/cancel", "cancelSend", "Sends", "sends.cancel"],
    ["/products/{product_id}/bundles", "listProductBundles", "Bundles", "products.list_bundles"],
    ["/credit/topups", "createTopup", "Topups", "topups.create"],
    ["/test/clock/advance", "advanceTestClock", "Test", "test.clock.advance"],
    ["/audit-log", "listAuditEvents", "AuditLog", "audit_log.list"],
  ])("of %s %s is what a person would say", (path, operation_id, tag, key) => {
    const { group, method } = methodName({ path, operation_id, tag });
    expect([...group, method].join(".")).toBe(key);
  });
});

describe("the lowering refuses", () => {
  it("an argument of a name that the runtime has taken", () => {
    const failures = LANGUAGES.flatMap((language) => {
      const taken: Readonly<Record<string, string>> = {
        node: "options",
        go: "params",
        ruby: "request_options",
        dart: "options",
        php: "requestOptions",
        dotnet: "extra",
        java: "build",
        kotlin: "build",
      };
      const changed = withProperty("TestClockAdvance", taken[language.id] ?? "self");
      return lower(readSdk(changed), language).failures;
    });
    const arguments_taken = failures.filter((one) => one.includes("has taken the argument"));
    expect(arguments_taken).toHaveLength(LANGUAGES.length);
  });

  it("several answers that nothing chooses between", () => {
    const changed = structuredClone(CONTRACT);
    const { post } = changed.paths["/sends"] as Record<string, object>;
    delete (post as Record<string, unknown>)["x-svc-answers"];
    const { failures } = readSdk(changed);
    expect(failures.join()).toContain("createSend: nothing chooses between");
  });
});

it("files are cut where the templates say so, and joined by name", () => {
  const made = splitFiles("#@ a\n1\n#@ b\n2\n#@ a\n3\n", (path) => `// ${path}\n`);
  expect(Object.fromEntries(made)).toEqual({ a: "// a\n\n1\n3\n", b: "// b\n\n2\n" });
  expect(() => splitFiles("lost\n", () => "")).toThrow("before its first file");
});

function withProperty(schema: string, name: string): Contract {
  const changed = structuredClone(CONTRACT);
  const { properties } = changed.components.schemas[schema] as { properties: object };
  Object.assign(properties, { [name]: { type: "string" } });
  return changed;
}
