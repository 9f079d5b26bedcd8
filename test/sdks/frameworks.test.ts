/** The shops of the samples, each on a framework of its language, as a reader starts them. */
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SDKS } from "../../sdks/tools/paths.ts";
import { inToolchain } from "../../sdks/tools/toolchains.ts";
import { installOwnNode } from "../kit/node-sdk.ts";
import { itIsAShop } from "../kit/sdks/programs.ts";
import { useSandbox } from "../kit/sdks/sandbox.ts";

const SAMPLES = join(SDKS, "samples");
const PYTHON = inToolchain("python-frameworks", "bin", "python");
const has_python = existsSync(PYTHON);
const folder = mkdtempSync(join(tmpdir(), "svc-frameworks-"));
const sandbox = useSandbox();

afterAll(() => rmSync(folder, { recursive: true }));

it("the frameworks of Python are there", () => {
  if (!has_python) console.info("- Django and FastAPI were not run: they are not on this machine");
  // A person without them works on; CI has them.
  expect(has_python || process.env.CI === undefined).toBe(true);
});

describe.runIf(has_python)("Python", () => {
  const env = { PYTHONPATH: join(SDKS, "python", "src"), PYTHONDONTWRITEBYTECODE: "1" };
  const shop = (name: string) => ({
    name,
    command: PYTHON,
    args: [join(SAMPLES, name, "shop.py")],
    env,
  });
  itIsAShop(shop("django"), sandbox);
  itIsAShop(shop("fastapi"), sandbox);
});

describe("Node", () => {
  beforeAll(() => {
    installOwnNode(folder);
    cpSync(join(SAMPLES, "express", "shop.mjs"), join(folder, "shop.mjs"));
    const own = createRequire(join(SDKS, "package.json")).resolve("express/package.json");
    symlinkSync(dirname(own), join(folder, "node_modules", "express"));
  });

  const program = { command: process.execPath, args: [join(folder, "shop.mjs")], cwd: folder };
  itIsAShop({ name: "express", ...program }, sandbox);
});
