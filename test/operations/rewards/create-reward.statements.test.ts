/** What a reward asks of the database, whatever its program has given before. */
import { beforeAll, describe, expect, it } from "vitest";
import { complete, signedProgram } from "../../kit/complete.ts";
import { askReward } from "../../kit/give.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { tapWire } from "../../kit/wire.ts";

/** A reward is a sale with a budget. More than this, and something is asked row by row. */
const STATEMENTS_MAX = 45;
const GIVEN_BEFORE = 20;
/** What the program writes now and then, such as its request log, comes on top of some of them. */
const COUNTED = 5;

let shop: Organisation;

beforeAll(async () => {
  shop = await given.organisation();
});

/** How many statements were bound, parsed or sent while something was asked. */
async function statementsOf(ask: () => Promise<{ status: number }>): Promise<number> {
  let statements = 0;
  const stop = tapWire(({ type }) => {
    if (type === "B" || type === "Q") statements += 1;
  });
  const { status } = await ask();
  stop();
  expect(status).toBe(201);
  return statements;
}

type Ask = (index: number) => Promise<{ status: number }>;

/** The fewest that one of several people takes, from this one on. */
async function fewestFrom(from: number, ask: Ask): Promise<number> {
  const counts: number[] = [];
  for (let index = from; index < from + COUNTED; index += 1) {
    counts.push(await statementsOf(() => ask(index)));
  }
  return Math.min(...counts);
}

describe("the statements of a reward", () => {
  it("are as many for the first person of a program as for the twentieth", async () => {
    const terms = { budget: "100.00", per_recipient: { per_day: { count: 50 } } };
    const program = await signedProgram(shop, { ...terms, throttle_per_hour: 1_000 });
    const person = (index: number) => ({ phone: `07712${10_000 + index}` });
    const byKey = (index: number) => askReward(shop, program.id, { recipient: person(index) });
    const bySignature = (index: number) => complete(shop, program, person(index));
    for (const ask of [byKey, bySignature]) {
      const offset = ask === byKey ? 0 : 100;
      await ask(offset);
      const first = await fewestFrom(offset + 1, ask);
      for (let index = 1 + COUNTED; index < GIVEN_BEFORE; index += 1) await ask(offset + index);
      const last = await fewestFrom(offset + GIVEN_BEFORE, ask);
      expect(last).toBeLessThanOrEqual(first);
      expect(first).toBeLessThan(STATEMENTS_MAX);
    }
  });
});
