/**
 * Loaded before a program that a test starts (`node --import`). It ends the program when the test
 * that started it is gone, and, where the test wants seams, puts them around the program's
 * transactions and its supplier. The program itself is the one that people run.
 */
import { flushCompileCache, registerHooks } from "node:module";
import { followRunClock } from "../run-clock.ts";
import { reportTurns } from "./watch-turns.ts";

const SEAMS_URL = new URL("./seams-of-process.ts", import.meta.url).href;
const BARE = "?bare";
const FLUSH_AFTER_MS = 1_000;

/** Modules that are loaded with a seam around one of their exports. */
const SEAMED = [
  { file: "/platform/db/transaction.ts", name: "openDatabase", around: "seamedDatabase" },
  { file: "/providers/simulator/simulator.ts", name: "simulator", around: "seamedSupplier" },
];

followRunClock();

/** A machine whose clock is wrong, where a test wants one. */
const SKEW_MS = Number(process.env.TEST_SKEW_MS ?? 0);
if (SKEW_MS !== 0) {
  const right = Date.now.bind(Date);
  Date.now = () => right() + SKEW_MS;
}

process.once("disconnect", () => process.kill(process.pid, "SIGKILL"));
process.channel?.unref();
// What was compiled is kept at an orderly end only, and most of these programs find none.
setTimeout(flushCompileCache, FLUSH_AFTER_MS).unref();

if (process.env.TEST_TURNS !== undefined) reportTurns();

if (process.env.TEST_SEAMS !== undefined) {
  registerHooks({
    load(url, context, loadNext) {
      const seamed = SEAMED.find(({ file }) => url.startsWith("file:") && url.endsWith(file));
      if (seamed === undefined) return loadNext(url, context);
      return { format: "module", shortCircuit: true, source: wrapped(url, seamed) };
    },
  });
}

/** A module that exports what the original does, with a wrapper around one export of it. */
function wrapped(url: string, { name, around }: (typeof SEAMED)[number]): string {
  const original = JSON.stringify(url + BARE);
  return [
    `export * from ${original};`,
    `import { ${name} as bare } from ${original};`,
    `import { ${around} } from ${JSON.stringify(SEAMS_URL)};`,
    `export const ${name} = (...given) => ${around}(bare(...given));`,
  ].join("\n");
}
