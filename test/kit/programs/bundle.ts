/**
 * The server as one file. Tests start it some two hundred times, and most of a start is to find and
 * compile 1,800 modules: bundled once, it starts with a quarter of the work. A long run, benches
 * and whoever asks for it start the server itself.
 */
import { existsSync, mkdirSync, readFileSync, renameSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type BuildOptions, build, type Plugin } from "esbuild";
import { BARE, seamedText } from "./seamed-modules.ts";
import { type OtherTexts, PLANTED, plantedText, switchText } from "./switched-modules.ts";

const ROOT = join(import.meta.dirname, "..", "..", "..");
export const MAIN = join(ROOT, "server", "main.ts");
const OPEN_PROGRAM = join(import.meta.dirname, "open-program.ts");
/** The name of a bundle that Node loads into a process of tests as it is. */
const PROGRAMS = "programs-in-process.mjs";
/** Build output of several megabytes, which Node loads as it is. */
const VALIDATORS = join(ROOT, "generated", "validators", "*");
/** Where a run of tests keeps its bundles; its set-up says so, and removes them. */
const FOLDER = "TEST_BUNDLES";
/** What packages in the old format of modules call. */
const BANNER = `import { createRequire as requireOf } from "node:module";
const require = requireOf(import.meta.url);`;

/** Stripped types and compiled code of what is not bundled. */
const COMPILED = join(ROOT, "node_modules", ".cache", "programs");

/** Has the programs of this run bundled, in a folder that is the run's own. */
export function bundleInto(folder: string): void {
  process.env[FOLDER] = folder;
}

/** Where compiled code is kept, because tests start the same program often. */
export function compiledFolder(): string {
  const folder = process.env[FOLDER];
  return folder === undefined ? COMPILED : join(folder, "compiled");
}

/** The file that starts the server; others may have bundled it already. */
export async function mainOfServer(): Promise<string> {
  const folder = process.env[FOLDER];
  if (folder === undefined) return MAIN;
  const file = join(folder, "server.mjs");
  if (!existsSync(file)) await bundle(file, { entry: MAIN, others: new Map() });
  return file;
}

/**
 * The file of programs that run inside the test's process, some of whose modules have other texts
 * too; null where nothing is bundled.
 */
export async function programsWith(others: OtherTexts): Promise<string | null> {
  const folder = process.env[FOLDER];
  if (folder === undefined) return null;
  const file = join(folder, PROGRAMS);
  if (!existsSync(file)) await bundle(file, { entry: OPEN_PROGRAM, others });
  return file;
}

interface Bundled {
  readonly entry: string;
  readonly others: OtherTexts;
}

async function bundle(file: string, of: Bundled): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  // Whoever looks for it finds all of it or nothing.
  const unfinished = `${file}.${process.pid}`;
  await build(optionsOf(unfinished, of));
  renameSync(unfinished, file);
}

function optionsOf(outfile: string, { entry, others }: Bundled): BuildOptions {
  return {
    ...{ entryPoints: [entry], outfile, bundle: true },
    ...{ platform: "node", format: "esm", target: "node26", logLevel: "warning" },
    // What some text of a switched module exports, another one may not.
    ...{ logOverride: { "import-is-undefined": "silent" } },
    ...{ external: [VALIDATORS], banner: { js: BANNER }, plugins: [asTheyStand(others)] },
  };
}

/** Each module knows where its own file stands, and has the seams that a test may want. */
function asTheyStand(others: OtherTexts): Plugin {
  const textOf = async (path: string) => {
    const text = readFileSync(path, "utf8");
    const given = others.get(path);
    return given === undefined ? text : await switchText(path, text, given);
  };
  return {
    name: "modules as they stand",
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /\?bare$/ }, ({ path }) => {
        return { path: path.slice(0, -BARE.length), namespace: "bare" };
      });
      onResolve({ filter: PLANTED }, ({ path }) => ({ path, namespace: "planted" }));
      onLoad({ filter: /./, namespace: "bare" }, async ({ path }) => {
        return loaded(path, await textOf(path));
      });
      onLoad({ filter: /./, namespace: "planted" }, ({ path: name }) => {
        const { path, text } = plantedText(name, others);
        return loaded(path, text ?? readFileSync(path, "utf8"));
      });
      onLoad({ filter: /\.[cm]?[jt]s$/, namespace: "file" }, async ({ path }) => {
        const text = seamedText(path, fileURLToPath) ?? (await textOf(path));
        return loaded(path, text);
      });
    },
  };
}

function loaded(path: string, text: string) {
  const contents = text
    .replaceAll("import.meta.dirname", JSON.stringify(dirname(path)))
    .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(path).href))
    .replaceAll("import.meta.main", String(path === MAIN));
  return {
    contents,
    loader: path.endsWith("ts") ? "ts" : "js",
    resolveDir: dirname(path),
  } as const;
}
