/** Builds the packages that are published as JavaScript: the SDK of Node, and the command line. */
import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type BuildOptions, build, type Plugin } from "esbuild";
import { ensureValidators } from "../../scripts/generate/validators.ts";
import { ROOT, SDKS } from "./paths.ts";

const NODE = join(SDKS, "node");
const TSC = join(ROOT, "node_modules", "typescript", "bin", "tsc");
const ENTRIES = ["index", "testing", "till"];

/** Bundles the command line and what it uses of the Node SDK into one file. */
export async function buildCli(): Promise<void> {
  await buildProgram("cli", "svc.cjs");
}

/** Bundles the program with the validators and the facts of the contract into one file. */
export async function buildConform(): Promise<void> {
  await ensureValidators();
  await buildProgram("conform", "svc-conform.cjs", { plugins: [VALIDATORS] });
}

async function buildProgram(id: string, file: string, more: BuildOptions = {}): Promise<void> {
  const outfile = join(SDKS, id, "dist", file);
  await build({
    entryPoints: [join(SDKS, id, "src", "main.ts")],
    outfile,
    bundle: true,
    minifySyntax: true,
    minifyWhitespace: true,
    // Node starts it sooner than a module.
    format: "cjs",
    platform: "node",
    target: "node20",
    logLevel: "error",
    ...more,
  });
  chmodSync(outfile, 0o755);
}

/** The server's validators ask for what they need at run time; a bundle has it in itself. */
const VALIDATORS: Plugin = {
  name: "validators",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]generated[\\/]validators[\\/]\w+\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8").replace(/^.*\bcreateRequire\b.*$/gm, ""),
      loader: "js",
    }));
  },
};

/** ES modules and CommonJS, with one set of declarations for both. */
export function buildNode(): void {
  rmSync(join(NODE, "dist"), { recursive: true, force: true });
  for (const format of ["esm", "cjs"]) {
    const config = join(NODE, `tsconfig.${format}.json`);
    const { status, stdout } = spawnSync(process.execPath, [TSC, "-p", config], {
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(`The Node SDK does not compile:\n${stdout}`);
  }
  mkdirSync(join(NODE, "dist", "cjs"), { recursive: true });
  writeFileSync(join(NODE, "dist", "cjs", "package.json"), '{ "type": "commonjs" }\n');
  for (const entry of ENTRIES) {
    const declarations = `export * from "../cjs/${entry}.js";\n`;
    writeFileSync(join(NODE, "dist", "esm", `${entry}.d.ts`), declarations);
  }
}
