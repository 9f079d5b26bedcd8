/** The PHP SDK: its gate, the proof, its examples, and the package as a reader installs it. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PHP, PHP_STRICT, php } from "../../sdks/conformance/runner/php.ts";
import { complaintOf } from "../../sdks/conformance/runner/platform.ts";
import { composer, firstSaleOf, installPackedPhp } from "../../sdks/tools/pack.ts";
import { SDKS } from "../../sdks/tools/paths.ts";
import { describeConformance, describePlantedBugs } from "../kit/sdks/conformance.ts";
import { noteCost } from "../kit/sdks/cost.ts";
import { writePhpSamples } from "../kit/sdks/php-samples.ts";
import { itReceivesWebhooks, itRunsExamples, outputOf } from "../kit/sdks/programs.ts";
import { useSandbox } from "../kit/sdks/sandbox.ts";
import { describeTill } from "../kit/sdks/till-proof.ts";

noteCost("php");
const FOLDER = join(SDKS, "php");
const RECEIVER = "webhook-receiver.php";
const folder = mkdtempSync(join(tmpdir(), "svc-php-"));
/** A copy with what Composer installs. */
const installed = join(folder, "php");
const sandbox = useSandbox();
const missing = [PHP, "composer", "phpunit"].filter(
  (command) => complaintOf(command, ["--version"], { cwd: FOLDER }) !== "",
);
const has_all = missing.length === 0;

beforeAll(() => {
  if (!has_all) return;
  cpSync(FOLDER, installed, { recursive: true });
  composer(installed, "dump-autoload", "--quiet");
});
afterAll(() => rmSync(folder, { recursive: true }));

describeConformance("php", sandbox);
describePlantedBugs("php");

it("PHP, Composer and PHPUnit are there", () => {
  for (const name of missing) console.info(`- ${name} was not run: it is not on this machine`);
  // A person without them works on; CI has them.
  expect(process.env.CI === undefined ? [] : missing).toEqual([]);
});

describe.runIf(has_all)("the PHP SDK", () => {
  it("loads class by class, without a notice", () => {
    expect(php.compile(FOLDER)).toBe("");
  });

  it("has a package that Composer finds right, under the name that one file decides", () => {
    composer(FOLDER, "validate", "--strict", "--no-check-lock");
    const names = JSON.parse(readFileSync(join(SDKS, "packages.json"), "utf8"));
    const own = JSON.parse(readFileSync(join(FOLDER, "composer.json"), "utf8"));
    expect(own.name).toBe(names.php);
  });

  it("passes its own tests", () => {
    expect(complaintOf("phpunit", [], { cwd: installed })).toBe("");
  });
});

describe.runIf(has_all)("a till that is killed", () => {
  describeTill("php", {
    command: PHP,
    args: [...PHP_STRICT, join(FOLDER, "driver", "killed-till.php")],
  });
});

describe.runIf(has_all)("the examples of the PHP SDK", () => {
  const programOf = (name: string, ...flags: readonly string[]) => ({
    name,
    command: PHP,
    args: [...PHP_STRICT, ...flags, join(installed, "examples", name)],
    cwd: folder,
  });
  const names = readdirSync(join(FOLDER, "examples"));
  const run = names.filter((name) => name !== RECEIVER);
  itRunsExamples(
    run.map((name) => programOf(name)),
    sandbox,
  );
  itReceivesWebhooks(programOf(RECEIVER, "-S", "127.0.0.1:0"), sandbox);
});

describe.runIf(has_all)("the packed PHP SDK in an empty folder", () => {
  const own = join(folder, "first");

  beforeAll(() => {
    installPackedPhp(own);
    writeFileSync(join(own, "first.php"), firstSaleOf("php"));
  });

  it("makes the first sale of the README", () => {
    const first = {
      name: "first sale",
      command: PHP,
      args: [...PHP_STRICT, "first.php"],
      cwd: own,
    };
    expect(outputOf(first, sandbox())).toContain("5.00 USD to 077 123 4567: delivered");
  });

  it("does what the README and the reference show, without a notice", () => {
    for (const name of writePhpSamples(own)) {
      const args = [...PHP_STRICT, name];
      outputOf({ name, command: PHP, args, cwd: own }, sandbox());
    }
  });

  it("holds what a reader needs, and nothing of its tests", () => {
    const names = readdirSync(join(own, "vendor", "svc", "svc-sdk"));
    const wanted = ["README.md", "composer.json", "examples", "generated", "reference.md", "src"];
    expect(names).toEqual(expect.arrayContaining(wanted));
    const unwanted = ["driver", "phpunit.xml", "tests", "vendor"];
    expect(names.filter((name) => unwanted.includes(name))).toEqual([]);
  });
});
