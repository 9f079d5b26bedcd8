/** The Ruby SDK: its gate, the proof, its examples, and the gem as a reader installs it. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { complaintOf, versionOf } from "../../sdks/conformance/runner/platform.ts";
import { RUBY, ruby } from "../../sdks/conformance/runner/ruby.ts";
import { firstSaleOf } from "../../sdks/tools/pack.ts";
import { installPackedRuby } from "../../sdks/tools/pack-ruby.ts";
import { SDKS } from "../../sdks/tools/paths.ts";
import { describeConformance, describePlantedBugs } from "../kit/sdks/conformance.ts";
import { noteCost } from "../kit/sdks/cost.ts";
import { itReceivesWebhooks, itRunsExamples, outputOf } from "../kit/sdks/programs.ts";
import { rubySamples } from "../kit/sdks/ruby-samples.ts";
import { useSandbox } from "../kit/sdks/sandbox.ts";
import { describeTill } from "../kit/sdks/till-proof.ts";

noteCost("ruby");
const FOLDER = join(SDKS, "ruby");
const EXAMPLES = join(FOLDER, "examples");
const LOAD = ["-w", "-I", join(FOLDER, "lib")];
const RECEIVER = "webhook_receiver.rb";
/** What a server of Rack loads; the receiver serves it. */
const APPLICATION = "webhook_app.rb";
/** What breaks the signatures, and what reads them. */
const UNSIGNED = ["misuse_test.rb", "signatures_test.rb"];
/** Checks every call against its signature. */
const SIGNED = {
  RUBYOPT: "-rrbs/test/setup",
  RBS_TEST_TARGET: "Svc::*",
  RBS_TEST_OPT: "-I sig",
  RBS_TEST_LOGLEVEL: "error",
};
const has_ruby = versionOf(RUBY, ["--version"]) !== null;
const folder = mkdtempSync(join(tmpdir(), "svc-ruby-"));
const sandbox = useSandbox();

afterAll(() => rmSync(folder, { recursive: true }));

describeConformance("ruby", sandbox);
describePlantedBugs("ruby");

describe.runIf(has_ruby)("the Ruby SDK", () => {
  const tests = readdirSync(join(FOLDER, "tests")).filter((name) => name.endsWith("_test.rb"));
  const signed = tests.filter((name) => !UNSIGNED.includes(name));

  it("loads every file without a warning, and its signatures hold together", () => {
    expect(ruby.compile(FOLDER)).toBe("");
  });

  it.each([
    ["passes its own tests", tests, {}],
    ["passes its own tests with the signatures on", signed, SIGNED],
  ])("%s", (_, names, more) => {
    const require = ["-e", "ARGV.slice!(0..).each { |path| require path }"];
    const paths = names.map((name) => join(FOLDER, "tests", name));
    const options = { cwd: FOLDER, env: { ...process.env, ...more } };
    expect(complaintOf(RUBY, [...LOAD, ...require, ...paths], options)).toBe("");
  });
});

it.runIf(has_ruby)("Ruby does what the README and the reference show, as signed", () => {
  const own = join(folder, "readme");
  mkdirSync(own);
  const program = join(own, "readme.rb");
  writeFileSync(program, rubySamples());
  const signed = { ...SIGNED, RBS_TEST_OPT: `-I ${join(FOLDER, "sig")}` };
  const load = ["-I", join(FOLDER, "lib")];
  const all = { name: "readme", command: RUBY, args: [...load, program], cwd: own, env: signed };
  outputOf(all, sandbox());
});

describe.runIf(has_ruby)("a till that is killed", () => {
  describeTill("ruby", { command: RUBY, args: ["-w", join(FOLDER, "driver", "killed_till.rb")] });
});

describe.runIf(has_ruby)("the examples of the Ruby SDK", () => {
  const names = readdirSync(EXAMPLES).filter((name) => name.endsWith(".rb"));
  const programOf = (name: string) => ({
    name,
    command: RUBY,
    args: [...LOAD, join(EXAMPLES, name)],
    cwd: folder,
  });
  const programs = names.filter((name) => ![RECEIVER, APPLICATION].includes(name));
  itRunsExamples(programs.map(programOf), sandbox);
  itReceivesWebhooks(programOf(RECEIVER), sandbox);
});

describe.runIf(has_ruby)("the packed Ruby SDK in an empty folder", () => {
  it("holds what a reader needs and no more, and makes the first sale of the README", () => {
    const { command, env, files } = installPackedRuby(folder);
    expect(files).toContain("sig/client.rbs");
    expect(files.filter((path) => /^(?:tests|examples|driver)\//.test(path))).toEqual([]);
    writeFileSync(join(folder, "first.rb"), firstSaleOf("ruby"));
    const first = { name: "first sale", command, args: ["-w", "first.rb"], cwd: folder, env };
    expect(outputOf(first, sandbox())).toContain("5.00 USD to 077 123 4567: delivered");
  });
});
