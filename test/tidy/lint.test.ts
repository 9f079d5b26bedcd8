/** The rules of Biome that are on because a fault once passed without them. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ROOT } from "./tree.ts";

const BIOME = join(ROOT, "node_modules", "@biomejs", "biome", "bin", "biome");

/** A fault for each rule. */
const FAULTY: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  noImportCycles: {
    "one.ts": 'import { two } from "./two.ts";\nexport const one = () => two();\n',
    "two.ts": 'import { one } from "./one.ts";\nexport const two = (): unknown => one();\n',
  },
  noFloatingPromises: {
    "floating.ts":
      "async function sell(): Promise<void> {}\nexport const run = () => { sell(); };\n",
  },
  noMisusedPromises: {
    "misused.ts":
      "async function isSold(): Promise<boolean> { return true; }\n" +
      "export const listed = () => { if (isSold()) return 1; return 2; };\n",
  },
};

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "svc-lint-"));
  const {
    $schema: _,
    vcs: __,
    ...config
  } = JSON.parse(readFileSync(join(ROOT, "biome.json"), "utf8")) as Record<string, unknown>;
  writeFileSync(join(folder, "biome.json"), JSON.stringify(config));
  for (const [name, text] of Object.values(FAULTY).flatMap(Object.entries)) {
    writeFileSync(join(folder, name), text);
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("finds circles of imports, and promises that nobody waits for", () => {
  const args = [BIOME, "lint", "--reporter=json", "--max-diagnostics=none"];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  for (const rule of Object.keys(FAULTY)) expect(stdout).toContain(`/${rule}"`);
});
