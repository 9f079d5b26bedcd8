import { execFile } from "node:child_process";
import { cp, glob, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { $linter } from "../../spec/lib/lint/index.ts";
import { $lib } from "../../spec/words/library.ts";

const SPEC = join(import.meta.dirname, "..", "..", "spec");
const SAMPLES = join(import.meta.dirname, "spec-samples");
const TSP = join(SPEC, "node_modules", "@typespec", "compiler", "cmd", "tsp.js");

/** Every rule that the samples break, as `file:line code`. */
let expected: string[] = [];
/** What the compiler said of them. */
let output = "";
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "svc-spec-lint-"));
  await cp(SAMPLES, folder, { recursive: true });
  await symlink(join(SPEC, "node_modules"), join(folder, "node_modules"));
  expected = await expectations();
  output = await compile();
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

test("each broken rule of the spec is an error at its file and line, and nothing else is", () => {
  expect(reported()).toEqual(expected);
});

test("a refusal of the gate that is missing in the catalogue is an error without a place", () => {
  expect(output).toContain(
    'error @svc/spec-words/gate-error-missing: The gate refuses with "method_not_allowed"',
  );
});

test("every rule of both libraries is broken by a sample", () => {
  const rules = [...$linter.rules.map(({ name }) => name), ...Object.keys($lib.diagnostics)];
  const broken = expected.map((line) => line.split(" ")[1]);
  expect(rules.length).toBeGreaterThan(50);
  expect([...new Set([...broken, "gate-error-missing"])].sort()).toEqual(rules.sort());
});

/** A line that ends in `// ! rule, rule` breaks these rules. */
async function expectations(): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob("**/*.tsp", { cwd: SAMPLES })) {
    const lines = (await readFile(join(SAMPLES, file), "utf8")).split("\n");
    for (const [index, line] of lines.entries()) {
      const [, rules = ""] = line.split("// ! ");
      for (const rule of rules.split(", ")) {
        if (rule) found.push(`${file.replaceAll("\\", "/")}:${index + 1} ${rule}`);
      }
    }
  }
  return found.sort();
}

function reported(): string[] {
  const lines = output.matchAll(/^(\S+):(\d+):\d+ - \w+ (?:@svc\/spec-(?:lib|words)\/)?(\S+?):/gm);
  return [...lines].map(([, file, line, code]) => `${file}:${line} ${code}`).sort();
}

function compile(): Promise<string> {
  return new Promise((resolve) => {
    // The compiler draws its findings where it takes itself to be in CI.
    const words = [TSP, "compile", ".", "--no-emit", "--pretty=false"];
    execFile(process.execPath, words, { cwd: folder }, (_, stdout) => resolve(stdout));
  });
}
