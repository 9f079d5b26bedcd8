/** The gate of the Go SDK: format, vet, its own tests under the race detector, and staticcheck. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { goEnvironment, goVersion } from "../../sdks/conformance/runner/go.ts";
import { SDKS } from "../../sdks/tools/paths.ts";

const WITHIN_MS = 300_000;
const FOLDER = join(SDKS, "go");
const has_go = goVersion() !== null;
const { status } = spawnSync("staticcheck", ["-version"], { env: goEnvironment() });
const has_staticcheck = status === 0;

/** What a tool says, and nothing when it is content. */
function complaintOf(command: string, ...args: readonly string[]): string {
  const options = { cwd: FOLDER, env: goEnvironment(), encoding: "utf8" } as const;
  const { status, stdout, stderr } = spawnSync(command, args, options);
  return status === 0 ? "" : `${stdout}${stderr}`;
}

describe("the Go SDK", () => {
  it("was tested where everything is installed", () => {
    if (!has_go) console.info("- the Go SDK was not tested: go is not on this machine");
    if (!has_staticcheck) console.info("- staticcheck was not run: it is not on this machine");
    // A person without Go works on; CI has both.
    expect((has_go && has_staticcheck) || process.env.CI === undefined).toBe(true);
  });

  it.runIf(has_go)("is formatted as gofmt does", () => {
    expect(spawnSync("gofmt", ["-l", "."], { cwd: FOLDER, encoding: "utf8" }).stdout).toBe("");
  });

  it.runIf(has_go)(
    "passes go vet",
    () => {
      expect(complaintOf("go", "vet", "./...")).toBe("");
    },
    WITHIN_MS,
  );

  it.runIf(has_go)(
    "passes its own tests under the race detector",
    () => {
      expect(complaintOf("go", "test", "-race", "./...")).toBe("");
    },
    WITHIN_MS,
  );

  it.runIf(has_go)("needs nothing but Go", () => {
    const options = { cwd: FOLDER, env: goEnvironment(), encoding: "utf8" } as const;
    const { stdout } = spawnSync("go", ["list", "-m", "all"], options);
    expect(stdout.trim().split("\n")).toHaveLength(1);
  });

  it.runIf(has_staticcheck)(
    "passes staticcheck",
    () => {
      expect(complaintOf("staticcheck", "./...")).toBe("");
    },
    WITHIN_MS,
  );
});
