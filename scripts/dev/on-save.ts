/** Runs work when files of a folder are saved, one run at a time. */
import { watch } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** Editors write a file in several steps, and people save several files together. */
const SETTLES_MS = 150;

export interface Watching {
  /** Ends the watch, and waits for the run that is under way. */
  stop(): Promise<void>;
}

/**
 * Watches a folder and all below it. What is saved during a run leads to one more run after it, so
 * that the last one has seen every change.
 */
export function onSave(
  folder: string,
  { concerns, run }: { concerns: (path: string) => boolean; run: () => Promise<void> },
): Watching {
  let is_changed = false;
  let running: Promise<void> | null = null;
  const runWhileChanged = async () => {
    while (is_changed) {
      await sleep(SETTLES_MS);
      is_changed = false;
      await run();
    }
    running = null;
  };
  const watcher = watch(folder, { recursive: true }, (_, path) => {
    if (path === null || !concerns(path)) return;
    is_changed = true;
    running ??= runWhileChanged();
  });
  return {
    async stop() {
      watcher.close();
      is_changed = false;
      await running;
    },
  };
}
