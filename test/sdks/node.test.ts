/** The Node SDK: the proof, its examples, and the package as a reader installs it. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildNode } from "../../sdks/tools/build.ts";
import { firstSaleOf, installPackedNode } from "../../sdks/tools/pack.ts";
import { SDKS } from "../../sdks/tools/paths.ts";
import { describeConformance, describePlantedBugs } from "../kit/sdks/conformance.ts";
import { noteCost } from "../kit/sdks/cost.ts";
import { itReceivesWebhooks, itRunsExamples, outputOf } from "../kit/sdks/programs.ts";
import { useSandbox } from "../kit/sdks/sandbox.ts";

noteCost("node");
const WITHIN_MS = 120_000;
const EXAMPLES = join(SDKS, "node", "examples");
const RECEIVER = "webhook-receiver.mjs";
const folder = mkdtempSync(join(tmpdir(), "svc-node-"));
const sandbox = useSandbox();

beforeAll(buildNode, WITHIN_MS);
afterAll(() => rmSync(folder, { recursive: true }));

describeConformance("node", sandbox, { within_ms: WITHIN_MS });
describePlantedBugs("node", { within_ms: WITHIN_MS });

describe("the examples of the Node SDK", () => {
  const programOf = (name: string) => ({
    name,
    command: process.execPath,
    args: [join(EXAMPLES, name)],
    cwd: folder,
  });
  const names = readdirSync(EXAMPLES).filter((name) => name !== RECEIVER);
  itRunsExamples(names.map(programOf), sandbox);
  itReceivesWebhooks(programOf(RECEIVER), sandbox);
});

describe("the packed Node SDK in an empty folder", () => {
  it(
    "makes the first sale of the README, by this Node and by that of the machine",
    () => {
      const own = join(folder, "installed");
      const { command } = installPackedNode(own);
      const program = join(own, "first.mjs");
      writeFileSync(program, firstSaleOf("node"));
      for (const node of [command, "node"]) {
        const first = { name: "first sale", command: node, args: [program], cwd: own };
        expect(outputOf(first, sandbox())).toContain("5.00 USD to 077 123 4567: delivered");
      }
      const load = "console.log(typeof require('svc-sdk').Svc)";
      const args = ["--input-type=commonjs", "-e", load];
      const loaded = { name: "CommonJS", command: "node", args, cwd: own };
      expect(outputOf(loaded, sandbox())).toBe("function\n");
    },
    WITHIN_MS,
  );
});
