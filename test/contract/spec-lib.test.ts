/** The library of spec/lib, packed, and alone: another spec uses it without anything of ours. */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { packSpecLib } from "../../scripts/pack-spec-lib.ts";
import { rulesPage } from "../../scripts/spec-lib-rules.ts";
import { $decorators } from "../../spec/lib/decorators.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const LIBRARY = join(ROOT, "spec", "lib");
const TYPESPEC = join(ROOT, "spec", "node_modules", "@typespec");
const TSP = join(TYPESPEC, "compiler", "cmd", "tsp.js");

const IMPORTS = 'import "@typespec/http";\nimport "@svc/spec-lib";\n\nusing Http;\nusing Svc;\n';
const MAIN = '@service(#{ title: "Shop" })\nnamespace Shop;\n';
const CONFIG = [
  'emit: ["@svc/spec-lib"]',
  'linter: { extends: ["@svc/spec-lib/all"] }',
  "warn-as-error: true",
].join("\n");

let folder = "";
let page = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "svc-spec-lib-"));
  packSpecLib(join(folder, "node_modules", "@svc", "spec-lib"));
  await symlink(TYPESPEC, join(folder, "node_modules", "@typespec"));
  const pages = ["decorators.md", "operations.md"].map((name) => join(LIBRARY, "docs", name));
  page = (await Promise.all(pages.map((path) => readFile(path, "utf8")))).join("\n");
  await writeFile(join(folder, "tspconfig.yaml"), CONFIG);
  await writeSpec(samplesOf(page));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

test("the samples of the decorators are a spec that the packed library compiles", async () => {
  const output = await compile();
  expect(output).toContain("Compilation completed successfully");
  const path = join(folder, "tsp-output", "@svc", "spec-lib", "facts.json");
  const facts = JSON.parse(await readFile(path, "utf8"));
  const operations = new Map(facts.operations.map((one: { id: string }) => [one.id, one]));
  expect(operations.get("placeOrder")).toMatchObject({
    idempotency: "required",
    retry: "keyed",
    refusals: ["invalid_quantity", "out_of_stock"],
    events: ["order.placed"],
    rationed: "orders",
  });
  expect(operations.get("cancelOrder")).toMatchObject({ retry: "safe", path: expect.any(String) });
  expect(operations.get("getStock")).toMatchObject({
    cacheable: true,
    answers: [{ operation_id: "getStock" }, { operation_id: "exportStock" }],
  });
  expect(operations.get("getWeight")).toMatchObject({ deprecated: { use: "getStock" } });
  expect(facts.errors.map(({ code }: { code: string }) => code)).toHaveLength(4);
  expect(facts.events.map(({ type }: { type: string }) => type)).toContain("stock.arrived");
  expect(facts.lifecycles).toMatchObject([{ object: "order", terminal: ["shipped", "cancelled"] }]);
});

test("a rule fires at its file and line, and an unimported file is an error", async () => {
  const samples = samplesOf(page).map((text) => text.replace('"out_of_stock")', '"sold_out")'));
  await writeSpec(samples);
  await writeFile(join(folder, "forgotten.tsp"), "namespace Shop;\n");
  const output = await compile();
  expect(output).toMatch(
    /sample-\d+\.tsp:\d+:\d+ - error @svc\/spec-lib\/error-unknown: Error "sold_out" is not in/,
  );
  expect(output).toMatch(/error @svc\/spec-lib\/error-unnamed: Error "out_of_stock"/);
  expect(output).toMatch(/forgotten\.tsp:1:1 - error @svc\/spec-lib\/file-unimported/);
  expect(output.match(/ - (?:error|warning) /g)).toHaveLength(3);
});

test("the docs have every decorator and every rule", async () => {
  const sections = [...page.matchAll(/^### @(\w+)$/gm)].map(([, name]) => name);
  expect(sections.sort()).toEqual(Object.keys($decorators.Svc).sort());
  expect(await readFile(join(LIBRARY, "docs", "rules.md"), "utf8")).toBe(rulesPage());
});

function samplesOf(markdown: string): string[] {
  const samples = [...markdown.matchAll(/^```typespec\n(.*?)^```$/gms)];
  return samples.map(([, text = ""]) => text);
}

/** Each sample is a file of its own, as the page says. */
async function writeSpec(samples: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const names = samples.map((_, index) => `sample-${index}.tsp`);
  const imports = names.map((name) => `import "./${name}";\n`).join("");
  await writeFile(join(folder, "main.tsp"), imports + IMPORTS + MAIN);
  await Promise.all(
    samples.map((text, index) => writeFile(join(folder, `sample-${index}.tsp`), IMPORTS + text)),
  );
}

function compile(): Promise<string> {
  return new Promise((resolve) => {
    const words = [TSP, "compile", ".", "--pretty=false"];
    execFile(process.execPath, words, { cwd: folder }, (_, stdout) => resolve(stdout));
  });
}
