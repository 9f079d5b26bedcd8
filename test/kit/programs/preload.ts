/**
 * Loaded before a program that a test starts (`node --import`). It ends the program when the test
 * that started it is gone, and, where the test wants seams, puts them around the program's
 * transactions and its supplier. The program itself is the one that people run.
 */
import { flushCompileCache, registerHooks } from "node:module";
import { followRunClock } from "../run-clock.ts";
import { seamedText } from "./seamed-modules.ts";
import { reportTurns } from "./watch-turns.ts";

const FLUSH_AFTER_MS = 1_000;

/** The machine's clock is wrong by so much, where a test wants that. */
followRunClock(Number(process.env.TEST_SKEW_MS ?? 0));

process.once("disconnect", () => process.kill(process.pid, "SIGKILL"));
process.channel?.unref();
// What was compiled is kept at an orderly end only, and most of these programs find none.
setTimeout(flushCompileCache, FLUSH_AFTER_MS).unref();

if (process.env.TEST_TURNS !== undefined) reportTurns();

if (process.env.TEST_SEAMS !== undefined) {
  registerHooks({
    load(url, context, loadNext) {
      const source = url.startsWith("file:") ? seamedText(url, ({ href }) => href) : null;
      if (source === null) return loadNext(url, context);
      return { format: "module", shortCircuit: true, source };
    },
  });
}
