/** What a reward asks of the database, whatever its program has given before. */
import { beforeAll, describe, expect, it } from "vitest";
import { complete, signedProgram } from "../../kit/complete.ts";
import { askReward } from "../../kit/give.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { tapWire } from "../../kit/wire.ts";

/** A reward is a sale with a budget. More than this, and something is asked row by row. */
const STATEMENTS_MAX = 60;
const GIVEN_BEFORE = 20;

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
      const first = await statementsOf(() => ask(offset + 1));
      for (let index = 2; index < GIVEN_BEFORE; index += 1) await ask(offset + index);
      const last = await statementsOf(() => ask(offset + GIVEN_BEFORE));
      expect(last).toBeLessThanOrEqual(first);
      expect(first).toBeLessThan(STATEMENTS_MAX);
    }
  });
});
