/** The Node SDK: the proof, its examples, and the package as a reader installs it. */
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { complaintOf } from "../../sdks/conformance/runner/platform.ts";
import { buildNode } from "../../sdks/tools/build.ts";
import { firstSaleOf, installPackedNode } from "../../sdks/tools/pack.ts";
import { ROOT, SDKS } from "../../sdks/tools/paths.ts";
import { inToolchain } from "../../sdks/tools/toolchains.ts";
import { gzippedBundle } from "../kit/sdks/bundle.ts";
import { describeConformance, describePlantedBugs } from "../kit/sdks/conformance.ts";
import { noteCost } from "../kit/sdks/cost.ts";
import { itReceivesWebhooks, itRunsExamples, outputOf } from "../kit/sdks/programs.ts";
import { useSandbox } from "../kit/sdks/sandbox.ts";
import { describeTill } from "../kit/sdks/till-proof.ts";
import { TYPED_STRICTLY, writeTypedSamples } from "../kit/sdks/typed-samples.ts";

noteCost("node");
/** Gzipped. */
const CLIENT_BYTES_MAX = 19_300;
/** All constants of enums, errors and events come on top; they grow with the contract. */
const WHOLE_BYTES_MAX = 29_900;
const TSC = join(ROOT, "node_modules", "typescript", "bin", "tsc");
const EXAMPLES = join(SDKS, "node", "examples");
const RECEIVER = "webhook-receiver.mjs";
const HANDLER = "webhook-handler.mjs";
const SERVE = join(import.meta.dirname, "..", "kit", "sdks", "serve-fetch.ts");
const folder = mkdtempSync(join(tmpdir(), "svc-node-"));
const sandbox = useSandbox();

beforeAll(buildNode);
afterAll(() => rmSync(folder, { recursive: true }));

describeConformance("node", sandbox);
describePlantedBugs("node");
describeTill("node", {
  command: process.execPath,
  args: [join(SDKS, "node", "driver", "killed-till.ts")],
});

describe("the examples of the Node SDK", () => {
  const programOf = (name: string) => ({
    name,
    command: process.execPath,
    args: [join(EXAMPLES, name)],
    cwd: folder,
  });
  const names = readdirSync(EXAMPLES).filter((name) => ![RECEIVER, HANDLER].includes(name));
  itRunsExamples(names.map(programOf), sandbox);
  itReceivesWebhooks(programOf(RECEIVER), sandbox);
  itReceivesWebhooks({ ...programOf(HANDLER), args: [SERVE, join(EXAMPLES, HANDLER)] }, sandbox);
});

describe("the packed Node SDK in an empty folder", () => {
  const own = join(folder, "installed");
  let packed: readonly string[] = [];
  let samples: readonly string[] = [];

  beforeAll(() => {
    ({ packed } = installPackedNode(own));
    writeFileSync(join(own, "first.mjs"), firstSaleOf("node"));
    samples = writeTypedSamples(own);
  });

  const oldest = inToolchain("node-oldest", "bin", "node");
  it.each([
    ["this Node", process.execPath],
    ["the machine's Node", "node"],
    ...(existsSync(oldest) ? [["the oldest Node that it supports", oldest]] : []),
  ])("makes the first sale of the README by %s, and loads as CommonJS", (_, node) => {
    const first = { name: "first sale", command: node, args: ["first.mjs"], cwd: own };
    expect(outputOf(first, sandbox())).toContain("5.00 USD to 077 123 4567: delivered");
    const load = "console.log(typeof require('svc-sdk').Svc)";
    const args = ["--input-type=commonjs", "-e", load];
    const loaded = { name: "CommonJS", command: node, args, cwd: own };
    expect(outputOf(loaded, sandbox())).toBe("function\n");
  });

  it("is tried with the oldest Node where everything is installed", () => {
    expect(process.env.CI === undefined || existsSync(oldest)).toBe(true);
  });

  it.each([
    ["publint", ["publint", "src", "cli.js"], ["--strict"]],
    // Node knows "exports" since long before the oldest that is supported.
    ["attw", ["@arethetypeswrong", "cli", "dist", "index.js"], ["--profile", "node16"]],
  ])("is a package that %s finds no fault with", (name, entry, flags) => {
    const program = join(SDKS, "node_modules", ...entry);
    const args = [program, ...packed, ...flags];
    expect(complaintOf(process.execPath, args, { cwd: own }), name).toBe("");
  });

  it.each([
    ["nodenext", "nodenext"],
    ["node16", "node16"],
    ["node20", "node16"],
    ["preserve", "bundler"],
  ])(
    "has samples that compile as typed code: module %s, resolved as by %s",
    (module, resolution) => {
      const flags = ["--module", module, "--moduleResolution", resolution, "--types", "node"];
      const args = [TSC, ...TYPED_STRICTLY, ...flags, ...samples];
      expect(complaintOf(process.execPath, args, { cwd: own })).toBe("");
    },
  );

  it("costs a bundled program little: the client alone, and everything that is exported", async () => {
    const client = 'import { Svc } from "svc-sdk"; console.log(Svc);';
    expect(await gzippedBundle(client, own)).toBeLessThan(CLIENT_BYTES_MAX);
    const whole = 'export * from "svc-sdk";';
    expect(await gzippedBundle(whole, own)).toBeLessThan(WHOLE_BYTES_MAX);
  });
});
