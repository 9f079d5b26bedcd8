/**
 * Makes everything in generated/ from spec/. With --format it formats the spec first; with --check
 * it writes nothing and fails when what is committed differs from what the spec makes.
 */
import { spawnSync } from "node:child_process";
import { mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { canonicalFile } from "./generate/canonical-fields.ts";
import {
  enumsFile,
  errorsFile,
  eventsFile,
  idsFile,
  lifecyclesFile,
  plannedFile,
  secretsFile,
} from "./generate/catalogue-tables.ts";
import { type Contract, compileSpec } from "./generate/compile-spec.ts";
import { deprecationsFile } from "./generate/deprecations-table.ts";
import { fixturesFile } from "./generate/fixtures.ts";
import { formatSpec } from "./generate/format-spec.ts";
import { headersFile } from "./generate/headers-table.ts";
import { manifestFile } from "./generate/manifest.ts";
import { mcpFile } from "./generate/mcp-table.ts";
import { mountRoutesFile } from "./generate/mount-routes.ts";
import { operationsFile } from "./generate/operations-table.ts";
import { GENERATED } from "./generate/paths.ts";
import { patternWordsFile } from "./generate/pattern-words.ts";
import { routesFile } from "./generate/routes.ts";
import { typesFile } from "./generate/types.ts";
import { ensureValidators } from "./generate/validators.ts";
import { replaceFile } from "./generate/write.ts";

const SDK_TOOL = join(import.meta.dirname, "..", "sdks", "tools", "main.ts");
/** Hand-written, or built and not committed; no output of the generator otherwise. */
const BESIDE_THE_OUTPUT = ["package.json", "node_modules", "validators", "docs"];

await generate({
  check: process.argv.includes("--check"),
  format: process.argv.includes("--format"),
}).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});

async function generate({ check, format }: { check: boolean; format: boolean }): Promise<void> {
  const started = performance.now();
  if (format) await step("format", formatSpec);
  const contract = await step("spec/ → OpenAPI", compileSpec);
  const files = await step("types and tables", () => textFiles(contract));
  if (check) {
    const differing = await step("drift", () => differences(files));
    if (differing.length > 0) refuseDrift(differing);
  } else {
    await step("write", () => writeFiles(files));
    await step("validators", ensureValidators);
    await step("SDKs", makeSdks);
  }
  const { operations } = contract.facts;
  const planned = operations.filter((operation) => operation.planned).length;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${operations.length} operations, ${planned} of them planned, in ${seconds} s`);
}

async function textFiles(contract: Contract): Promise<Record<string, string>> {
  const files: Record<string, string> = {
    "openapi.json": contract.openapi,
    "types.ts": await typesFile(contract),
    "operations.ts": operationsFile(contract),
    "routes.ts": routesFile(contract),
    "mount-routes.ts": mountRoutesFile(contract),
    "errors.ts": errorsFile(contract),
    "events.ts": eventsFile(contract),
    "lifecycles.ts": lifecyclesFile(contract),
    "headers.ts": headersFile(contract),
    "deprecations.ts": deprecationsFile(contract),
    "ids.ts": idsFile(contract),
    "enums.ts": enumsFile(contract),
    "secrets.ts": secretsFile(contract),
    "planned.ts": plannedFile(contract),
    "fixtures.ts": fixturesFile(contract),
    "mcp.ts": mcpFile(contract),
    "canonical.ts": canonicalFile(contract),
    "pattern-words.ts": patternWordsFile(contract),
  };
  return { ...files, "manifest.json": await manifestFile(files) };
}

/** The SDKs follow the contract where there is Java; the check says it where they have not. */
async function makeSdks(): Promise<void> {
  const args = [SDK_TOOL, "--if-java"];
  const { status } = spawnSync(process.execPath, args, { stdio: "inherit" });
  if (status !== 0) throw new Error("The SDKs could not be made.");
}

async function standing(name: string): Promise<string | null> {
  return readFile(join(GENERATED, name), "utf8").catch(() => null);
}

async function writeFiles(files: Record<string, string>): Promise<void> {
  await mkdir(GENERATED, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    await replaceFile(join(GENERATED, name), text);
  }
}

async function differences(files: Record<string, string>): Promise<string[]> {
  const names = await readdir(GENERATED);
  const known = [...Object.keys(files), ...BESIDE_THE_OUTPUT];
  const differing = names.filter((name) => !known.includes(name));
  for (const [name, text] of Object.entries(files)) {
    if ((await standing(name)) !== text) differing.push(name);
  }
  return differing.sort();
}

function refuseDrift(differing: string[]): never {
  const list = differing.map((name) => `  generated/${name}\n`).join("");
  throw new Error(
    `These are not what spec/ makes:\n${list}Run "npm run generate" and commit them.`,
  );
}

async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  const result = await work();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${name.padEnd(20)} ${seconds} s`);
  return result;
}
