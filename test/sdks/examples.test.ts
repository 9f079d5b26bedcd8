/** The examples of the SDKs, each run as a reader would run it, against a sandbox. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Sandbox, startSandbox } from "../../sdks/conformance/runner/sandbox.ts";
import { buildNode } from "../../sdks/tools/build.ts";
import { firstSaleOf, installPackedNode, installPackedPython } from "../../sdks/tools/pack.ts";
import { SDKS } from "../../sdks/tools/paths.ts";

const WITHIN_MS = 120_000;
const SECRET = "whsec_exampleSecret1";
const PYTHON = process.env.SVC_TEST_PYTHON ?? "python3";
const HAS_PYTHON = spawnSync(PYTHON, ["--version"]).status === 0;
const LANGUAGES = [
  { language: "node", command: process.execPath, receiver: "webhook-receiver.mjs" },
  { language: "python", command: PYTHON, receiver: "webhook_receiver.py" },
].filter(({ language }) => language === "node" || HAS_PYTHON);

let sandbox: Sandbox;
let folder: string;

beforeAll(async () => {
  buildNode();
  folder = mkdtempSync(join(tmpdir(), "svc-examples-"));
  sandbox = await startSandbox();
}, WITHIN_MS);

afterAll(async () => {
  await sandbox.stop();
  rmSync(folder, { recursive: true });
});

describe.each(LANGUAGES)("the examples of $language", ({ language, command, receiver }) => {
  const examples = join(SDKS, language, "examples");
  const names = readdirSync(examples).filter((name) => name !== receiver);

  it.each(names)("%s runs to its end and says something", (name) => {
    const { status, stdout, stderr } = spawnSync(command, [join(examples, name)], {
      cwd: folder,
      env: environment(),
      encoding: "utf8",
    });
    expect(stderr).toBe("");
    expect(status).toBe(0);
    expect(stdout.trim()).not.toBe("");
    expect(stdout).not.toContain(sandbox.key);
  });

  it(`${receiver} takes what is signed, and refuses what is not`, async () => {
    const child = spawn(command, [join(examples, receiver)], {
      env: { ...environment(), PORT: "0", SVC_WEBHOOK_SECRET: SECRET },
    });
    const port = await untilListening(child);
    const url = `http://127.0.0.1:${port}/`;
    const { webhooks } = await import("../../sdks/node/src/index.ts");
    const body = '{"id":"evt_1","type":"send.delivered","data":{"object":{"id":"snd_1"}}}';
    const header = await webhooks.signTestHeader(body, SECRET);
    const right = await fetch(url, { method: "POST", body, headers: { "Svc-Signature": header } });
    const wrong = await fetch(url, { method: "POST", body, headers: { "Svc-Signature": "t=1" } });
    child.kill("SIGKILL");
    expect([right.status, wrong.status]).toEqual([204, 400]);
  });
});

describe("the first sale of the README, from the packed package in an empty folder", () => {
  it("is made in Node, by this one and by that of the machine, and loads as CommonJS", () => {
    const own = join(folder, "node");
    const { command } = installPackedNode(own);
    const program = join(own, "first.mjs");
    writeFileSync(program, firstSaleOf("node"));
    for (const node of [command, "node"]) {
      expect(told(node, [program], own)).toContain("5.00 USD to 077 123 4567: delivered");
    }
    const load = "console.log(typeof require('svc-sdk').Svc)";
    expect(told("node", ["--input-type=commonjs", "-e", load], own)).toBe("function\n");
  }, 120_000);

  // Its build backend comes from a registry, which a person may not reach.
  it.runIf(process.env.CI !== undefined)(
    "is made in Python",
    () => {
      const own = join(folder, "python");
      const { command } = installPackedPython(own);
      const program = join(own, "first.py");
      writeFileSync(program, firstSaleOf("python"));
      expect(told(command, [program], own)).toContain("5.00 USD to 077 123 4567: delivered");
    },
    180_000,
  );
});

it("Python is there where everything is installed", () => {
  expect(process.env.CI === undefined || HAS_PYTHON).toBe(true);
});

/** What a reader has set, and nothing of the test run. */
function environment(): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    SVC_URL: sandbox.origin,
    SVC_KEY: sandbox.key,
    PYTHONPATH: join(SDKS, "python", "src"),
    PYTHONDONTWRITEBYTECODE: "1",
  };
}

/** What a program prints, with nothing but what is installed where it stands. */
function told(command: string, args: readonly string[], cwd: string): string {
  const { PYTHONPATH: _, ...env } = environment();
  const { stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: "utf8" });
  expect(stderr).toBe("");
  return stdout;
}

async function untilListening(child: ChildProcess): Promise<string> {
  let said = "";
  for (;;) {
    const [text] = await once(child.stdout as NodeJS.ReadableStream, "data");
    said += text;
    const port = /listening on (\d+)/.exec(said)?.[1];
    if (port !== undefined) return port;
  }
}
