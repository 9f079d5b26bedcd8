/**
 * Makes the server one file, with the libraries that it is never without; what is imported later
 * stands in files next to it. A bundle reads its files from where its sources do, by paths from the
 * root, so that it may be copied together with them.
 *
 * Source: docs/decisions/0119-the-server-as-one-file.md.
 */
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { SourceMap } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { build, type Metafile, type Plugin } from "esbuild";
import { LINES_MAX } from "../../server/platform/source-lines.ts";
import { hashOf } from "./bundle.mjs";

/** Decide with the modules what is bundled, and how. */
const SETTINGS = [
  ...["pnpm-lock.yaml", "server/package.json", "generated/package.json"],
  ...["scripts/bootstrap/make-bundle.ts", "scripts/bootstrap/bundle.mjs"],
];
/** A server that runs may load more of an older bundle. */
const BUNDLES_MAX = 4;
const MAP = ".map";
/** What modules call in place of `import.meta`; bundles stand four folders below the root. */
const BANNER = `import { createRequire as $requireOf } from "node:module";
import { fileURLToPath as $pathOf } from "node:url";
const require = $requireOf(import.meta.url);
const $fromRoot = (path) => new URL("../../../../" + path, import.meta.url);`;

const [root = "."] = process.argv.slice(2);
await makeBundle(resolve(root)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});

async function makeBundle(root: string): Promise<void> {
  const began_ms = Date.now();
  const folder = join(root, "node_modules", ".cache", "server");
  const unfinished = join(folder, `unfinished-${process.pid}`);
  const { metafile } = await build({
    ...{ absWorkingDir: root, entryPoints: { main: "server/main.ts" }, outdir: unfinished },
    ...{ bundle: true, splitting: true, platform: "node", format: "esm", target: "node24" },
    ...{ outExtension: { ".js": ".mjs" }, banner: { js: BANNER }, plugins: [inTheirPlaces(root)] },
    // Build output of several megabytes, which Node loads as it is.
    external: [join(root, "generated", "validators", "*")],
    ...{ metafile: true, sourcemap: "external", sourcesContent: false, logLevel: "warning" },
  });
  for (const name of readdirSync(unfinished)) {
    if (name.endsWith(".map")) writeLines(root, join(unfinished, name));
  }
  const inputs = ownInputs(metafile);
  const hash = hashOf(root, inputs);
  if (hash === null || inputs.some((path) => statSync(join(root, path)).mtimeMs >= began_ms)) {
    throw new Error("A source was changed while the server was bundled.");
  }
  if (existsSync(join(folder, hash))) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, join(folder, hash));
  writeFileSync(join(folder, "inputs.json"), JSON.stringify({ hash, inputs }));
  forgetOldest(folder);
}

/** Modules go on reading files from where their own stands. */
function inTheirPlaces(root: string): Plugin {
  return {
    name: "modules in their places",
    setup({ onLoad }) {
      onLoad({ filter: /\.[cm]?[jt]s$/ }, ({ path }) => {
        const from = (place: string) =>
          `$fromRoot(${JSON.stringify(encodeURI(relative(root, place)))})`;
        const contents = readFileSync(path, "utf8")
          .replaceAll("import.meta.dirname", `$pathOf(${from(dirname(path))})`)
          .replaceAll("import.meta.url", `${from(path)}.href`)
          // None of them is what was started but the entry, which does not ask.
          .replaceAll("import.meta.main", "false");
        const loader = path.endsWith("ts") ? "ts" : "js";
        return { contents, loader, resolveDir: dirname(path) };
      });
    },
  };
}

/** Packages are those of the lockfile. */
function ownInputs({ inputs }: Metafile): string[] {
  const own = Object.keys(inputs).filter((path) => !path.includes("node_modules/"));
  return [...own, ...SETTINGS].sort();
}

/** Replaces a source map, which would be read as a whole, by the lines that the log reads. */
function writeLines(root: string, file: string): void {
  const payload = JSON.parse(readFileSync(file, "utf8"));
  const map = new SourceMap(payload);
  const places = new Map<string, number>();
  const text = readFileSync(file.slice(0, -MAP.length), "utf8").split("\n");
  const lines = text.map((line, index) => {
    const entry = map.findEntry(index, line.search(/\S|$/));
    if (!("originalLine" in entry)) return 0;
    const path = relative(root, resolve(dirname(file), entry.originalSource));
    if (!places.has(path)) places.set(path, places.size);
    return (places.get(path) ?? 0) * LINES_MAX + entry.originalLine + 1;
  });
  writeFileSync(`${file.slice(0, -MAP.length)}.lines`, Uint32Array.from(lines));
  writeFileSync(`${file.slice(0, -MAP.length)}.sources.json`, JSON.stringify([...places.keys()]));
  rmSync(file);
}

function forgetOldest(folder: string): void {
  const made = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ path: join(folder, name), made: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.made - a.made);
  for (const { path } of made.slice(BUNDLES_MAX)) rmSync(path, { recursive: true, force: true });
}
