/**
 * Loaded before a program that has bugs planted in it (`node --import`): of the files that its
 * patches name, it reads the patched text. Everything else is the program that people run.
 */
import { registerHooks } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Patch, patchedTexts } from "./patches.ts";

const SERVER = join(import.meta.dirname, "..", "..", "server");
const patches = JSON.parse(process.env.TEST_PATCHES ?? "[]") as readonly Patch[];
const texts = new Map(
  [...patchedTexts(patches)].map(([file, text]) => [join(SERVER, file), text] as const),
);

registerHooks({
  load(url, context, loadNext) {
    // A seam around a module names it with a query.
    const text = url.startsWith("file:")
      ? texts.get(fileURLToPath(url.split("?")[0] ?? url))
      : undefined;
    if (text === undefined) return loadNext(url, context);
    return { format: "module-typescript", shortCircuit: true, source: text };
  },
});
