/** The Go SDK: its gate, the proof, its examples, and the module as a reader takes it. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { goEnvironment, goVersion } from "../../sdks/conformance/runner/go.ts";
import { complaintOf } from "../../sdks/conformance/runner/platform.ts";
import { firstSaleOf } from "../../sdks/tools/pack.ts";
import { goModule, installPackedGo } from "../../sdks/tools/pack-go.ts";
import { SDKS } from "../../sdks/tools/paths.ts";
import { describeConformance, describePlantedBugs } from "../kit/sdks/conformance.ts";
import { noteCost } from "../kit/sdks/cost.ts";
import { writeGoSamples } from "../kit/sdks/go-samples.ts";
import { itReceivesWebhooks, itRunsExamples, outputOf } from "../kit/sdks/programs.ts";
import { useSandbox } from "../kit/sdks/sandbox.ts";
import { describeTill } from "../kit/sdks/till-proof.ts";

noteCost("go");
const FOLDER = join(SDKS, "go");
const RECEIVER = "webhooks";
const has_go = goVersion() !== null;
const options = { cwd: FOLDER, env: goEnvironment() };
const has_staticcheck = complaintOf("staticcheck", ["-version"], options) === "";
const folder = mkdtempSync(join(tmpdir(), "svc-go-"));
const sandbox = useSandbox();

afterAll(() => rmSync(folder, { recursive: true }));

describeConformance("go", sandbox);
describePlantedBugs("go");

it("the linter of Go is there", () => {
  if (!has_staticcheck) console.info("- staticcheck was not run: it is not on this machine");
  // A person without it works on; CI has it.
  expect(has_staticcheck || process.env.CI === undefined).toBe(true);
});

describe.runIf(has_go)("the Go SDK", () => {
  it.each([
    ["passes go vet", "go", ["vet", "./..."]],
    ["passes its own tests under the race detector", "go", ["test", "-race", "./..."]],
    ...(has_staticcheck ? [["passes staticcheck", "staticcheck", ["./..."]] as const] : []),
  ] as const)("%s", (_, command, args) => {
    expect(complaintOf(command, args, options)).toBe("");
  });

  it("is formatted as gofmt does", () => {
    expect(spawnSync("gofmt", ["-l", "."], { ...options, encoding: "utf8" }).stdout).toBe("");
  });

  it("has a README whose samples compile, and go vet finds no fault with them", () => {
    const own = join(folder, "readme");
    writeGoSamples(own);
    const env = { ...goEnvironment(), GOFLAGS: "-buildvcs=false -mod=mod" };
    expect(complaintOf("go", ["vet", "./..."], { cwd: own, env })).toBe("");
  });

  it("needs nothing but Go, under the path that one file decides", () => {
    const { stdout } = spawnSync("go", ["list", "-m", "all"], { ...options, encoding: "utf8" });
    expect(stdout.trim()).toBe(goModule());
  });
});

describe.runIf(has_go)("a till that is killed", () => {
  const program = join(folder, "killed-till");
  describeTill("go", { command: program, args: [] }, () =>
    complaintOf("go", ["build", "-o", program, "./driver/killed-till"], options),
  );
});

describe.runIf(has_go)("the examples of the Go SDK", () => {
  const programOf = (name: string) => ({ name, command: join(folder, name), args: [] });
  const names = readdirSync(join(FOLDER, "examples"));

  beforeAll(() => {
    expect(complaintOf("go", ["build", "-o", folder, "./examples/..."], options)).toBe("");
  });

  itRunsExamples(names.filter((name) => name !== RECEIVER).map(programOf), sandbox);
  itReceivesWebhooks(programOf(RECEIVER), sandbox);
});

describe.runIf(has_go)("the packed Go module in an empty folder", () => {
  it("is taken from a proxy, is verified, and makes the first sale of the README", () => {
    const { command } = installPackedGo(join(folder, "installed"), firstSaleOf("go"));
    const first = { name: "first sale", command, args: [], cwd: folder };
    expect(outputOf(first, sandbox())).toContain("5.00 USD to 077 123 4567: delivered");
  });
});
