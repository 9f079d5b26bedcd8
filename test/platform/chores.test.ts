import { type Chore, choreWorker } from "@svc/server/platform/chores.ts";
import { runUntilStill } from "@svc/server/platform/worker.ts";
import { afterEach, describe, expect, it, vi } from "vitest";
import { testDatabase } from "../kit/database.ts";

const HOUR_MS = 3_600_000;

afterEach(() => {
  vi.restoreAllMocks();
});

describe("a chore", () => {
  it("is done when it is new, and again when it is due again", async () => {
    const { database } = await testDatabase();
    const { chore, runs } = counted("a new chore");
    expect(await runUntilStill(choreWorker(database, [chore]))).toBe(1);
    expect(await runUntilStill(choreWorker(database, [chore]))).toBe(0);
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + HOUR_MS);
    expect(await runUntilStill(choreWorker(database, [chore]))).toBe(1);
    expect(runs()).toBe(2);
  });

  it("is done once when several processes look at the same moment", async () => {
    const { database } = await testDatabase();
    const { chore, runs } = counted("a chore of many");
    await Promise.all([1, 2, 3].map(() => runUntilStill(choreWorker(database, [chore]))));
    expect(runs()).toBe(1);
  });

  it("whose process died is done by another when the lease is over", async () => {
    const { database } = await testDatabase();
    const { chore, runs } = counted("an abandoned chore");
    await choreWorker(database, [chore]).claim(1);
    expect(await runUntilStill(choreWorker(database, [chore]))).toBe(0);
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + HOUR_MS);
    expect(await runUntilStill(choreWorker(database, [chore]))).toBe(1);
    expect(runs()).toBe(1);
  });
});

function counted(name: string): { chore: Chore; runs: () => number } {
  let count = 0;
  const chore = {
    name,
    nextAfter: (now: number) => now + HOUR_MS,
    run: async () => {
      count += 1;
    },
  };
  return { chore, runs: () => count };
}
