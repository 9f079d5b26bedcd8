/** The Python SDK: the proof, its examples, and the package as a reader installs it. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { PYTHON } from "../../sdks/conformance/runner/python.ts";
import { firstSaleOf, installPackedPython } from "../../sdks/tools/pack.ts";
import { SDKS } from "../../sdks/tools/paths.ts";
import { describeConformance, describePlantedBugs } from "../kit/sdks/conformance.ts";
import { noteCost } from "../kit/sdks/cost.ts";
import { itReceivesWebhooks, itRunsExamples, outputOf } from "../kit/sdks/programs.ts";
import { useSandbox } from "../kit/sdks/sandbox.ts";

noteCost("python");
const WITHIN_MS = 180_000;
const EXAMPLES = join(SDKS, "python", "examples");
const RECEIVER = "webhook_receiver.py";
const SOURCE = { PYTHONPATH: join(SDKS, "python", "src"), PYTHONDONTWRITEBYTECODE: "1" };
const folder = mkdtempSync(join(tmpdir(), "svc-python-"));
const sandbox = useSandbox();

afterAll(() => rmSync(folder, { recursive: true }));

describeConformance("python", sandbox, { within_ms: WITHIN_MS });
describePlantedBugs("python", { within_ms: WITHIN_MS });

describe("the examples of the Python SDK", () => {
  const programOf = (name: string) => ({
    name,
    command: PYTHON,
    args: [join(EXAMPLES, name)],
    cwd: folder,
    env: SOURCE,
  });
  const names = readdirSync(EXAMPLES).filter((name) => name !== RECEIVER && name.endsWith(".py"));
  itRunsExamples(names.map(programOf), sandbox);
  itReceivesWebhooks(programOf(RECEIVER), sandbox);
});

describe("the packed Python SDK in an empty folder", () => {
  // Its build backend comes from a registry, which a person may not reach.
  it.runIf(process.env.CI !== undefined)(
    "makes the first sale of the README",
    () => {
      const own = join(folder, "installed");
      const { command } = installPackedPython(own);
      const program = join(own, "first.py");
      writeFileSync(program, firstSaleOf("python"));
      const first = { name: "first sale", command, args: [program], cwd: own };
      expect(outputOf(first, sandbox())).toContain("5.00 USD to 077 123 4567: delivered");
    },
    WITHIN_MS,
  );
});
