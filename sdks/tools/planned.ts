/**
 * The whole contract, with what is planned, made into a scratch folder and compiled: nothing that
 * is implemented one day can surprise the SDKs then.
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { devNull } from "node:os";
import { dirname, join } from "node:path";
import { goEnvironment } from "../conformance/runner/go.ts";
import { complaintOfRbs, RUBY } from "../conformance/runner/ruby.ts";
import { readContract } from "./contract.ts";
import { runBatch } from "./generate/batch.ts";
import { lowerAll } from "./generate/generate.ts";
import { ensureJar } from "./generate/jar.ts";
import { readSdk } from "./model/sdk.ts";
import { writtenPages } from "./pages/pages.ts";
import { ROOT, SCRATCH, SDKS } from "./paths.ts";

const TSC = join(ROOT, "node_modules", "typescript", "bin", "tsc");
/** Loads every module that was made: a class body that fails shows only then. */
const LOAD_ALL = `
import importlib, pathlib, sys
root = pathlib.Path("src")
sys.path[:0] = ["src", "driver"]
for path in sorted(root.rglob("*.py")):
    parts = list(path.relative_to(root).with_suffix("").parts)
    importlib.import_module(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
importlib.import_module("dispatch")
importlib.import_module("samples")
`;

interface Compiled {
  readonly language: string;
  readonly methods: number;
  /** What the compiler says; empty when it is content. */
  readonly complaint: string;
}

export function compilePlanned(): Compiled[] {
  const sdk = readSdk(readContract(), true);
  const lowered = lowerAll(sdk);
  const made = runBatch(ensureJar(), join(SCRATCH, "planned-made"), lowered);
  const folder = join(SCRATCH, "planned");
  rmSync(folder, { recursive: true, force: true });
  return lowered.map(({ language }) => {
    const own = join(folder, language.target);
    copySources(join(SDKS, language.target), own);
    const pages = writtenPages(sdk)
      .filter(([path]) => path.startsWith(`${language.target}/`))
      .map(([path, text]) => [path.slice(language.target.length + 1), text] as const);
    for (const [path, text] of [...(made.get(language.id) ?? []), ...pages]) {
      mkdirSync(dirname(join(own, path)), { recursive: true });
      writeFileSync(join(own, path), text);
    }
    const complaint = COMPILERS[language.id]?.(own) ?? "nothing compiles it";
    return { language: language.id, methods: sdk.methods.length, complaint };
  });
}

/** What people write of an SDK; the made files come from the whole contract. */
function copySources(from: string, to: string): void {
  const left_out = /[/\\](?:generated|dist|node_modules|tests|examples|__pycache__)$/;
  for (const name of readdirSync(from)) {
    const filter = (path: string) => !left_out.test(path);
    cpSync(join(from, name), join(to, name), { recursive: true, filter });
  }
}

const COMPILERS: Readonly<Record<string, (folder: string) => string>> = {
  python: loadPython,
  node: compileNode,
  go: compileGo,
  ruby: loadRuby,
};

function compileGo(folder: string): string {
  const flags = { cwd: folder, env: goEnvironment(), encoding: "utf8" } as const;
  const { status, stderr, error } = spawnSync("go", ["build", "-o", devNull, "./..."], flags);
  if (error) return `not compiled: ${error.message}`;
  return status === 0 ? "" : stderr;
}

function compileNode(folder: string): string {
  const { status, stdout } = spawnSync(process.execPath, [TSC, "-p", folder], { encoding: "utf8" });
  return status === 0 ? "" : stdout;
}

function loadPython(folder: string): string {
  const python = process.env.SVC_TEST_PYTHON ?? "python3";
  const { status, stderr, error } = spawnSync(python, ["-B", "-c", LOAD_ALL], {
    cwd: folder,
    encoding: "utf8",
  });
  if (error) return `not compiled: ${error.message}`;
  return status === 0 ? "" : stderr;
}

/** Loads every file that was made, with all warnings, and reads the signatures. */
function loadRuby(folder: string): string {
  const load =
    'require "svc"; ' +
    'Dir["lib/**/*.rb", "driver/{dispatch,samples}.rb"].sort.each { |path| require "./#{path}" }';
  const found = spawnSync(RUBY, ["-w", "-Ilib", "-e", load], { cwd: folder, encoding: "utf8" });
  if (found.error) return `not compiled: ${found.error.message}`;
  const said = `${found.stdout}${found.stderr}`;
  return said === "" ? complaintOfRbs(folder) : said;
}
