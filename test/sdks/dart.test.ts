/**
 * The gate of the Dart SDK. No Dart can be had here, so what can be told without it is: everything
 * parses, imports lead somewhere, names, members and arguments are there, and types fit.
 */
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import {
  dart,
  dartParser,
  hasDartParser,
  testDartChecker,
} from "../../sdks/conformance/runner/dart.ts";
import { runtimes } from "../../sdks/conformance/runner/languages.ts";
import { mutantsOf } from "../../sdks/conformance/runner/mutants.ts";
import { complaintOf } from "../../sdks/conformance/runner/platform.ts";
import { firstSaleOf } from "../../sdks/tools/pack.ts";
import { SDKS } from "../../sdks/tools/paths.ts";
import { inToolchain } from "../../sdks/tools/toolchains.ts";
import { describeConformance, describePlantedBugs } from "../kit/sdks/conformance.ts";
import { noteCost } from "../kit/sdks/cost.ts";
import { readmeBlocks } from "../kit/sdks/readme.ts";
import { useSandbox } from "../kit/sdks/sandbox.ts";

noteCost("dart");
const FOLDER = join(SDKS, "dart");
const MYPY = inToolchain("bin", "mypy");
const has_parser = hasDartParser();
const has_dart = runtimes("dart").length > 0;
const folder = mkdtempSync(join(tmpdir(), "svc-dart-"));

afterAll(() => rmSync(folder, { recursive: true }));

if (has_dart) describeConformance("dart", useSandbox());
describePlantedBugs("dart");

it("what reads Dart is there where everything is installed", () => {
  if (!has_parser) console.info("- the Dart SDK was not read: its parser is not installed");
  if (!has_dart) console.info("- the Dart SDK was not run: dart is not on this machine");
  // A person without the parser works on; CI has it.
  expect(has_parser || process.env.CI === undefined).toBe(true);
});

describe.runIf(has_parser)("the Dart SDK, read without Dart", () => {
  it("has no fault that can be told", () => {
    expect(dart.compile(FOLDER)).toBe("");
  });

  it("is read by a check that finds the faults that are planted", () => {
    expect(testDartChecker()).toBe("");
  });

  it.runIf(existsSync(MYPY))("is read by a check whose own types are right", () => {
    const flags = ["--strict", "--cache-dir=/dev/null", `--python-executable=${dartParser()}`];
    const own = [join("tool", "checker"), join("tool", "checker_test.py")];
    expect(complaintOf(MYPY, [...flags, ...own], { cwd: FOLDER })).toBe("");
  });

  it("has a README whose programs have no fault either, with a first sale before all", () => {
    const own = copyOfLib("readme");
    const blocks = readmeBlocks("dart", "dart");
    expect(blocks.length).toBeGreaterThan(8);
    expect(blocks[0]).toBe(firstSaleOf("dart"));
    blocks.forEach((code, index) => {
      writeFileSync(join(own, "lib", `readme_${index}.dart`), programOf(code));
    });
    expect(dart.compile(own)).toBe("");
  });

  it("is still a program with every bug that is planted to be found", () => {
    const own = copyOfLib("bugs");
    for (const { file, from, to } of mutantsOf("dart")) {
      const text = readFileSync(join(own, file), "utf8");
      expect(text).toContain(from);
      writeFileSync(
        join(own, file),
        text.replace(from, () => to),
      );
    }
    expect(dart.compile(own)).toBe("");
  });
});

it("the Dart SDK has what its registry asks for", () => {
  const pubspec = readFileSync(join(FOLDER, "pubspec.yaml"), "utf8");
  const [, words = ""] = /description: >-\n((?: {2}.*\n)+)/.exec(pubspec) ?? [];
  const { length } = words.replaceAll(/\s+/g, " ").trim();
  // Beyond these the registry takes points away.
  expect([length >= 60, length <= 180]).toEqual([true, true]);
  const asked = ["CHANGELOG.md", "LICENSE", "README.md", "example", "lib", "test"];
  expect(readdirSync(FOLDER)).toEqual(expect.arrayContaining(asked));
});

describe.runIf(has_dart)("the Dart SDK, where there is Dart", () => {
  it.each([
    ["has what it depends on", ["pub", "get"]],
    ["has no fault that Dart knows", ["analyze", "--fatal-infos"]],
    ["passes its own tests", ["test"]],
    // A page of the package on the web, which it warns about, comes with its publication.
    ["can be published", ["pub", "publish", "--dry-run", "--ignore-warnings"]],
  ] as const)("%s", (_, args) => {
    expect(complaintOf("dart", args, { cwd: FOLDER })).toBe("");
  });
});

/** A copy of what the package holds, for files of a test's own beside it. */
function copyOfLib(name: string): string {
  const own = join(folder, name);
  cpSync(join(FOLDER, "lib"), join(own, "lib"), { recursive: true });
  return own;
}

/** What is no whole program stands in a function that is given what the page speaks of. */
function programOf(code: string): string {
  if (code.startsWith("import")) return code;
  const imports = "import 'dart:io';\n\nimport 'package:svc_sdk/svc_sdk.dart';\n\n";
  const given = "Svc client, HttpRequest request, String meter, String secret";
  return `${imports}Future<void> shown(${given}) async {\n${code}}\n`;
}
