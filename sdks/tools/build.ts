/** Builds the packages that are published as JavaScript: the SDK of Node, and the command line. */
import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { ROOT, SDKS } from "./paths.ts";

const NODE = join(SDKS, "node");
const TSC = join(ROOT, "node_modules", "typescript", "bin", "tsc");
const ENTRIES = ["index", "testing", "till"];

/** Bundles the command line and what it uses of the Node SDK into one file. */
export async function buildCli(): Promise<void> {
  await build({
    entryPoints: [join(SDKS, "cli", "src", "main.ts")],
    outfile: join(SDKS, "cli", "dist", "svc.cjs"),
    bundle: true,
    minifySyntax: true,
    minifyWhitespace: true,
    // Node starts it sooner than a module.
    format: "cjs",
    platform: "node",
    target: "node20",
    logLevel: "error",
  });
  chmodSync(join(SDKS, "cli", "dist", "svc.cjs"), 0o755);
}

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
