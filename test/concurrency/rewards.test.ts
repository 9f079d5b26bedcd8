/** Rewards that many ask for at once: budgets, completions and limits are passed by nobody. */
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { complete, signedProgram } from "../kit/complete.ts";
import { drain } from "../kit/drain.ts";
import { askReward, madeReward } from "../kit/give.ts";
import { given, type Organisation } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { testServer } from "../kit/server.ts";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

async function expectSound(): Promise<void> {
  expect(await (await testServer()).database.read(checkLedger)).toEqual([]);
}

function times<T>(count: number, ask: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => ask(index)));
}

/** How many answers had which status. */
function tally(answers: readonly { status: number }[]): Record<number, number> {
  const groups = Map.groupBy(answers, ({ status }) => status);
  return Object.fromEntries([...groups].map(([status, all]) => [status, all.length]));
}

/** A number of a person of its own. */
function personOf(index: number): { phone: string } {
  return { phone: `07710${String(index).padStart(5, "0")}` };
}

async function programNow(program_id: string) {
  return (await shop.api.getProgram({ path: { program_id } })).body;
}

const FUNDINGS = ["reserve", "pay_as_you_go"];

describe.each(FUNDINGS)("of a program with %s", (funding) => {
  it("a completion that 100 clients send is paid once", async () => {
    const { id: program } = await given.activeProgram(shop, { funding, budget: "100.00" });
    const completion_id = randomUUID();
    const answers = await times(100, (index) =>
      askReward(shop, program, { completion_id, recipient: personOf(index % 10) }),
    );
    expect(tally(answers)).toEqual({ 200: 99, 201: 1 });
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await shop.probe.count("sends")).toBe(1);
    expect(await shop.probe.count("recipients")).toBe(1);
    expect(await programNow(program)).toMatchObject({ spent: "1.00", counts: { rewards: 1 } });
    await expectSound();
  });

  it("a completion that 100 clients sign is paid once, and a key's is the same", async () => {
    const program = await signedProgram(shop, { funding, budget: "100.00" });
    const completion_id = randomUUID();
    const answers = await times(100, (index) =>
      index % 10 === 0
        ? askReward(shop, program.id, { completion_id })
        : complete(shop, program, { completion_id, ...personOf(index % 7) }),
    );
    expect(tally(answers)).toEqual({ 200: 99, 201: 1 });
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await shop.probe.count("sends")).toBe(1);
    expect(await shop.probe.count("recipients")).toBe(1);
    expect(await programNow(program.id)).toMatchObject({ spent: "1.00", counts: { rewards: 1 } });
    await expectSound();
  });

  it("a throttle of five, asked for forty times at once, lets five in", async () => {
    const program = await signedProgram(shop, { funding, budget: "100.00", throttle_per_hour: 5 });
    const answers = await times(40, (index) => complete(shop, program, personOf(index)));
    expect(tally(answers)).toEqual({ 201: 5, 429: 35 });
    // Among those who are let in there may be a number of tests, whose reward is held.
    const now = await programNow(program.id);
    expect(now).toMatchObject({ remaining: "95.00", counts: { rewards: 5 } });
    await expectSound();
  });

  it("a budget of ten rewards, asked for fifty, gives exactly ten", async () => {
    const { id: program } = await given.activeProgram(shop, { funding, budget: "10.00" });
    const answers = await times(50, (index) =>
      askReward(shop, program, { recipient: personOf(index), hold: index % 2 === 0 }),
    );
    expect(tally(answers)).toEqual({ 201: 10, 409: 40 });
    expect(await programNow(program)).toMatchObject({ status: "exhausted", remaining: "0.00" });
    await expectSound();
  });

  it.each([
    ["airtime", {}],
    ["electricity, while the utility is asked about the meter", { meter: "37140030000" }],
  ])("a limit of three, asked for twenty times at once, gives three: %s", async (_, wanted) => {
    const terms = { choices: ["airtime", "power"], default_amount: "5.00", budget: "100.00" };
    const per_recipient = { per_day: { count: 3 } };
    const { id: program } = await given.activeProgram(shop, { ...terms, funding, per_recipient });
    const answers = await times(20, () => askReward(shop, program, wanted));
    expect(tally(answers)).toEqual({ 201: 3, 422: 17 });
    expect(await shop.probe.count("recipients")).toBe(1);
    await expectSound();
  });

  it("rewards go on while the budget is funded, defunded, changed and closed", async () => {
    const { id: program_id } = await given.activeProgram(shop, { funding, budget: "20.00" });
    const path = { program_id };
    const amount = "3.00";
    const steps = [
      (index: number) => askReward(shop, program_id, { recipient: personOf(index) }),
      (index: number) => askReward(shop, program_id, { recipient: personOf(index), hold: true }),
      () => shop.api.fundProgram({ path, body: { amount } }),
      () => shop.api.defundProgram({ path, body: { amount } }),
      (index: number) => shop.api.updateProgram({ path, body: { budget: `${30 + index}.00` } }),
      async (index: number) =>
        index === 19 ? await shop.api.closeProgram({ path }) : await shop.api.getProgram({ path }),
    ];
    const answers = await times(20 * steps.length, (index) =>
      (steps[index % steps.length] as (of: number) => Promise<{ status: number }>)(
        Math.floor(index / steps.length),
      ),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    await expectSound();
    await drain(shop);
    await shop.api.advanceTestClock({ body: { seconds: 10 } });
    await drain(shop);
    await expectSound();
  });
});

describe("somebody who is new", () => {
  it("is registered once, whoever rewards them first", async () => {
    const programs = await times(3, () => given.activeProgram(shop));
    const recipient = { phone: "0771112222", external_id: "loyalty-1" };
    const made = await times(12, (index) =>
      madeReward(shop, String(programs[index % 3]?.id), { recipient }),
    );
    expect(new Set(made.map((reward) => reward.recipient)).size).toBe(1);
    expect(await shop.probe.count("recipients")).toBe(1);
  });
});
