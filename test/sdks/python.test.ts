/** The Python SDK: the proof, its examples, and the package as a reader installs it. */
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { complaintOf } from "../../sdks/conformance/runner/platform.ts";
import { PYTHON } from "../../sdks/conformance/runner/python.ts";
import { firstSaleOf, installPackedPython } from "../../sdks/tools/pack.ts";
import { SDKS } from "../../sdks/tools/paths.ts";
import { inToolchain } from "../../sdks/tools/toolchains.ts";
import { describeConformance, describePlantedBugs } from "../kit/sdks/conformance.ts";
import { noteCost } from "../kit/sdks/cost.ts";
import { itReceivesWebhooks, itRunsExamples, outputOf } from "../kit/sdks/programs.ts";
import { writePythonSamples } from "../kit/sdks/python-samples.ts";
import { useSandbox } from "../kit/sdks/sandbox.ts";
import { describeTill } from "../kit/sdks/till-proof.ts";

noteCost("python");
const EXAMPLES = join(SDKS, "python", "examples");
const RECEIVER = "webhook_receiver.py";
const ASGI = "webhook_receiver_asgi.py";
const SERVE = join(import.meta.dirname, "..", "kit", "sdks", "serve_asgi.py");
const TOOLS = inToolchain("python-tools", "bin", "python");
const has_tools = existsSync(TOOLS);
const source = { cwd: join(SDKS, "python") };
const SOURCE = { PYTHONPATH: join(SDKS, "python", "src"), PYTHONDONTWRITEBYTECODE: "1" };
const folder = mkdtempSync(join(tmpdir(), "svc-python-"));
const sandbox = useSandbox();

afterAll(() => rmSync(folder, { recursive: true }));

describeConformance("python", sandbox);
describePlantedBugs("python");
describeTill("python", {
  command: PYTHON,
  args: [join(SDKS, "python", "driver", "killed_till.py")],
});

it("a client that was made before a fork shares no connection between the processes", () => {
  const program = {
    name: "fork",
    command: PYTHON,
    args: [join(SDKS, "python", "tests", "fork.py")],
    cwd: folder,
    env: SOURCE,
  };
  expect(outputOf(program, sandbox())).toContain("Each process has connections of its own.");
});

describe("the examples of the Python SDK", () => {
  const programOf = (name: string) => ({
    name,
    command: PYTHON,
    args: [join(EXAMPLES, name)],
    cwd: folder,
    env: SOURCE,
  });
  const names = readdirSync(EXAMPLES).filter((name) => name.endsWith(".py"));
  const programs = names.filter((name) => ![RECEIVER, ASGI].includes(name)).map(programOf);
  itRunsExamples(programs, sandbox);
  itReceivesWebhooks(programOf(RECEIVER), sandbox);
  itReceivesWebhooks({ ...programOf(ASGI), args: [SERVE, join(EXAMPLES, ASGI)] }, sandbox);
});

it("the tools of Python are there", () => {
  if (!has_tools) console.info('- Python was not checked: run "npm run svc -- toolchains"');
  // A person without them works on; CI has them.
  expect(has_tools || process.env.CI === undefined).toBe(true);
});

describe.runIf(has_tools)("the Python SDK", () => {
  const examples = { ...source, env: { ...process.env, MYPYPATH: "src:driver" } };
  const cache = ["--cache-dir", join(folder, "mypy")];

  it.each([
    ["ruff", "ruff", ["check", "--no-cache", "."], source],
    ["mypy, strictly", "mypy", ["--strict", ...cache, "src", "tests"], source],
    ["mypy with its examples", "mypy", ["--strict", ...cache, "driver", "examples"], examples],
  ] as const)("passes %s", (_, tool, args, options) => {
    expect(complaintOf(TOOLS, ["-m", tool, ...args], options)).toBe("");
  });
});

describe.runIf(has_tools)("the packed Python SDK in an empty folder", () => {
  const own = join(folder, "installed");
  let packed: readonly string[] = [];
  let command = "";

  beforeAll(() => {
    ({ packed, command } = installPackedPython(own, TOOLS));
  });

  it("has a README whose samples mypy finds no fault with, strictly", () => {
    const samples = writePythonSamples(own);
    const cache = ["--cache-dir", join(folder, "mypy")];
    const args = ["-m", "mypy", "--strict", ...cache, "--python-executable", command, ...samples];
    expect(complaintOf(TOOLS, args, { cwd: own })).toBe("");
  });

  it("passes twine, and makes the first sale of the README from its wheel", () => {
    expect(packed).toHaveLength(2);
    expect(complaintOf(TOOLS, ["-m", "twine", "check", "--strict", ...packed], source)).toBe("");
    const program = join(own, "first.py");
    writeFileSync(program, firstSaleOf("python"));
    const first = { name: "first sale", command, args: [program], cwd: own };
    expect(outputOf(first, sandbox())).toContain("5.00 USD to 077 123 4567: delivered");
  });
});
