import { AsyncLocalStorage } from "node:async_hooks";
import { createBatcher } from "@svc/server/platform/work/batcher.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

/** A `run` whose sets are answered by the test, one at a time. */
function heldRun() {
  const sets: { orders: number[]; answer: (outcomes?: (number | Error)[]) => void }[] = [];
  const run = (orders: number[]) =>
    new Promise<(number | Error)[]>((resolve) => {
      sets.push({ orders, answer: (outcomes) => resolve(outcomes ?? orders) });
    });
  return { sets, run };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe("a lane", () => {
  it("makes the next set of whatever waits while one is in flight, at most so many", async () => {
    const { sets, run } = heldRun();
    const ask = createBatcher({ most: 3 }, run);
    const answers = [ask(0)];
    await turn();
    answers.push(...[1, 2, 3, 4].map(ask));
    await turn();
    expect(sets.map(({ orders }) => orders)).toEqual([[0]]);
    for (const place of [0, 1, 2]) {
      sets[place]?.answer();
      await turn();
    }
    expect(sets.map(({ orders }) => orders)).toEqual([[0], [1, 2, 3], [4]]);
    expect(await Promise.all(answers)).toEqual([0, 1, 2, 3, 4]);
  });

  it("takes callers of the same moment into the first set", async () => {
    const { sets, run } = heldRun();
    const ask = createBatcher({ most: 64 }, run);
    const answers = [1, 2, 3].map(ask);
    await turn();
    sets[0]?.answer();
    expect(await Promise.all(answers)).toEqual([1, 2, 3]);
    expect(sets).toHaveLength(1);
  });

  it("fails the one order whose outcome is an error", async () => {
    const ask = createBatcher({ most: 9 }, async (orders: number[]) =>
      orders.map((order) => (order === 2 ? new Error("two") : order)),
    );
    const answers = await Promise.allSettled([1, 2, 3].map(ask));
    expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  });

  it("fails the whole set that throws, and serves the next", async () => {
    let broken = true;
    const ask = createBatcher({ most: 9 }, async (orders: number[]) => {
      if (broken) throw new Error("broken");
      return orders;
    });
    const answers = await Promise.allSettled([1, 2].map(ask));
    expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    broken = false;
    expect(await ask(3)).toBe(3);
  });

  it("fails a set that is not answered order by order", async () => {
    const ask = createBatcher({ most: 9 }, async () => [1]);
    await expect(Promise.all([ask(1), ask(2)])).rejects.toThrow(/outcomes came for a set of \d/);
  });

  it("keeps so many sets in flight, and no more", async () => {
    const { sets, run } = heldRun();
    const ask = createBatcher({ most: 1, sets_in_flight: 2 }, run);
    const answers = [1, 2, 3].map(ask);
    await turn();
    expect(sets.map(({ orders }) => orders)).toEqual([[1], [2]]);
    sets[1]?.answer();
    await turn();
    expect(sets.map(({ orders }) => orders)).toEqual([[1], [2], [3]]);
    for (const { answer } of sets) answer();
    expect(await Promise.all(answers)).toEqual([1, 2, 3]);
  });

  it("refuses a caller when too many wait", async () => {
    const { sets, run } = heldRun();
    const ask = createBatcher({ most: 1, waiting_max: 1 }, run);
    const first = ask(1);
    await turn();
    const second = ask(2);
    await expect(ask(3)).rejects.toMatchObject({ code: "service_unavailable" });
    sets[0]?.answer();
    await first;
    await turn();
    sets[1]?.answer();
    expect(await second).toBe(2);
  });

  it("runs its sets in the async context of no caller, and answers each in its own", async () => {
    const caller = new AsyncLocalStorage<string>();
    const seen: (string | undefined)[] = [];
    const ask = createBatcher({ most: 1 }, async (orders: number[]) => {
      seen.push(caller.getStore());
      return orders;
    });
    const answered = await Promise.all(
      ["a", "b"].map((name, order) =>
        caller.run(name, async () => [await ask(order), caller.getStore()]),
      ),
    );
    expect(seen).toEqual([undefined, undefined]);
    expect(answered).toEqual([
      [0, "a"],
      [1, "b"],
    ]);
  });

  it("answers every caller once, with its own answer, in any rhythm", async () => {
    const rhythms = fc.array(fc.array(fc.nat(99), { maxLength: 5 }), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(rhythms, fc.integer({ min: 1, max: 4 }), async (rhythm, most) => {
        const sizes: number[] = [];
        const ask = createBatcher({ most }, async (orders: number[]) => {
          sizes.push(orders.length);
          await turn();
          return orders.map((order) => order * 2);
        });
        const answers: Promise<number>[] = [];
        for (const orders of rhythm) {
          answers.push(...orders.map(ask));
          await turn();
        }
        expect(await Promise.all(answers)).toEqual(rhythm.flat().map((order) => order * 2));
        expect(Math.max(0, ...sizes)).toBeLessThanOrEqual(most);
      }),
      { numRuns: 50 },
    );
  });
});
