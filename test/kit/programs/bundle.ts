/**
 * The server as one file, as it is in production. Tests start it some two hundred times, and a long
 * run a thousand, and most of a start is to find and compile 1,800 modules: bundled once, it starts
 * with a quarter of the work. Benches and days of SDKs start the server from its sources.
 */
import { existsSync, mkdirSync, readFileSync, renameSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type BuildOptions, build, type Plugin } from "esbuild";
import { IS_LONG } from "../long.ts";
import { BARE, seamedText } from "./seamed-modules.ts";
import { type OtherTexts, PLANTED, plantedText, switchText } from "./switched-modules.ts";

const ROOT = join(import.meta.dirname, "..", "..", "..");
const SERVER = join(ROOT, "server");
export const MAIN = join(SERVER, "main.ts");
/** What tests start as a process, by the name of its file. */
const STARTED: Readonly<Record<string, string>> = {
  main: MAIN,
  ...Object.fromEntries(
    ["diagnose", "reconcile", "set-up", "show-sealing-keys"].map((name) => [
      name,
      join(SERVER, "commands", `${name}.ts`),
    ]),
  ),
};
const LOOK_EVERY_MS = 50;
const OPEN_PROGRAM = join(import.meta.dirname, "open-program.ts");
/** The name of a bundle that Node loads into a process of tests as it is. */
const PROGRAMS = "programs-in-process";
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

/** The file that starts the server, or one of its commands, as it is or as a bundle of this run. */
export async function startedFile(entry = "main.ts"): Promise<string> {
  const folder = process.env[FOLDER];
  const name = basename(entry, ".ts");
  if (folder === undefined || !(name in STARTED)) return join(SERVER, entry);
  const entryPoints = STARTED;
  return await bundled(join(folder, "started"), `${name}.mjs`, { ...optionsOf(), entryPoints });
}

/** Programs some of whose modules have other texts too. */
interface SwitchedPrograms {
  /** What opens them inside the test's process. */
  readonly in_process: string;
  /** What starts one as a process. */
  readonly main: string;
}

/** Bundles programs with other texts; null in a long run, whose programs are patched one by one. */
export async function programsWith(others: OtherTexts): Promise<SwitchedPrograms | null> {
  const folder = process.env[FOLDER];
  if (folder === undefined || IS_LONG) return null;
  const entryPoints = { [PROGRAMS]: OPEN_PROGRAM, main: MAIN };
  const options = { ...optionsOf(others), entryPoints };
  const main = await bundled(join(folder, "switched"), "main.mjs", options);
  return { in_process: join(dirname(main), `${PROGRAMS}.mjs`), main };
}

/** A file of a bundle that is made once, however many want it at the same moment. */
async function bundled(outdir: string, file: string, options: BuildOptions): Promise<string> {
  const made = join(outdir, file);
  if (existsSync(made)) return made;
  const unfinished = `${outdir}.${process.pid}`;
  if (isFirst(`${outdir}.lock`)) {
    await build({ ...options, outdir: unfinished });
    renameSync(unfinished, outdir);
  }
  while (!existsSync(made)) await pause(LOOK_EVERY_MS);
  return made;
}

function isFirst(lock: string): boolean {
  mkdirSync(dirname(lock), { recursive: true });
  try {
    mkdirSync(lock);
    return true;
  } catch {
    return false;
  }
}

function optionsOf(others: OtherTexts = new Map()): BuildOptions {
  return {
    ...{
      bundle: true,
      splitting: true,
      outExtension: { ".js": ".mjs" },
      platform: "node",
      format: "esm",
      target: "node26",
      logLevel: "warning",
    },
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

/** What is shared with other entries stands in a file that is never started. */
function isStartedAs(name: string): string {
  return `(process.argv[1]?.endsWith(${JSON.stringify(`/${name}.mjs`)}) ?? false)`;
}

function loaded(path: string, text: string) {
  const contents = text
    .replaceAll("import.meta.dirname", JSON.stringify(dirname(path)))
    .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(path).href))
    .replaceAll("import.meta.main", isStartedAs(basename(path, ".ts")));
  return {
    contents,
    loader: path.endsWith("ts") ? "ts" : "js",
    resolveDir: dirname(path),
  } as const;
}
