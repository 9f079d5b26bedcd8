import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { onSave, type Watching } from "../../scripts/dev/on-save.ts";
import { timeLimit } from "../kit/time-limit.ts";

const WAITS = { timeout: timeLimit(10_000), interval: 10 };

let folder: string;
let watching: Watching;
let runs: number;
/** What the watch has looked at. */
let seen: Set<string>;
/** What a run waits for. */
let held: Promise<void>;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "svc-on-save-"));
  mkdirSync(join(folder, "sales"));
  [runs, held, seen] = [0, Promise.resolve(), new Set()];
  watching = onSave(folder, {
    concerns(path) {
      seen.add(path);
      return path.endsWith(".tsp");
    },
    async run() {
      runs += 1;
      await held;
    },
  });
});

afterEach(async () => {
  await watching.stop();
  rmSync(folder, { recursive: true });
});

function save(name: string): void {
  writeFileSync(join(folder, name), "model Send {}\n");
}

describe("work on save", () => {
  it("runs once for files that are saved together, in whatever folder", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    save("main.tsp");
    save("sales/sends.tsp");
    await expect.poll(() => runs, WAITS).toBe(1);
    await expect.poll(() => [...seen].sort(), WAITS).toEqual(["main.tsp", "sales/sends.tsp"]);
    resolve();
    await new Promise(setImmediate);
    expect(runs).toBe(1);
  });

  it("runs once more for what is saved during a run", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    save("main.tsp");
    await expect.poll(() => runs, WAITS).toBe(1);
    save("sales/sends.tsp");
    await expect.poll(() => seen.has("sales/sends.tsp"), WAITS).toBe(true);
    resolve();
    await expect.poll(() => runs, WAITS).toBe(2);
  });

  it("does not run for what does not concern it", async () => {
    save("sales/notes.md");
    await expect.poll(() => seen.has("sales/notes.md"), WAITS).toBe(true);
    // A run that it began would have to end first.
    await watching.stop();
    expect(runs).toBe(0);
  });
});
