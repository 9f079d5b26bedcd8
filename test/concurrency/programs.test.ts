/** Everybody changes one program at once, and its budget and its Credit still agree. */
import { expect, it } from "vitest";
import type { Answered } from "../kit/api.ts";
import { free, hold } from "../kit/budget.ts";
import { drain } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { testServer } from "../kit/server.ts";

const EACH = 20;

/** How often each answer was given: `200`, or the code of a refusal. */
function tally(answers: readonly Answered[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, error } of answers) {
    const said = error?.code ?? String(status);
    counts[said] = (counts[said] ?? 0) + 1;
  }
  return counts;
}

function many(ask: (index: number) => Promise<Answered>): Promise<Answered[]> {
  return Promise.all(Array.from({ length: EACH }, (_, index) => ask(index)));
}

async function breaches() {
  return await (await testServer()).database.read(checkLedger);
}

async function shownOf({ api }: Organisation, program_id: string) {
  const [{ body: program }, { body: credit }] = [
    await api.getProgram({ path: { program_id } }),
    await api.getCredit(),
  ];
  return { program, credit: credit.USD };
}

it.each(["reserve", "pay_as_you_go"])(
  "counts every cent when a %s program is funded, defunded and updated at once",
  async (funding) => {
    const shop = await given.organisation();
    const { id: program_id } = await given.activeProgram(shop, { funding, budget: "20.00" });
    const path = { program_id };
    const waiting = await Promise.all(Array.from({ length: 5 }, () => hold(shop, program_id, 100)));
    const answers = await Promise.all([
      many(() => shop.api.fundProgram({ path, body: { amount: "1.00" } })),
      many(() => shop.api.defundProgram({ path, body: { amount: "0.25" } })),
      many((index) => shop.api.updateProgram({ path, body: { description: `Try ${index}` } })),
      many(async () => (await shop.api.getProgram({ path })) as Answered),
      Promise.all(waiting.map((reward_id) => free(shop, program_id, reward_id))),
    ]);
    for (const of_one of answers.slice(0, 4)) expect(tally(of_one as never)).toEqual({ 200: EACH });
    const { program, credit } = await shownOf(shop, program_id);
    expect(program).toMatchObject({ budget: "35.00", earmarked: "0.00", remaining: "35.00" });
    expect(credit).toMatchObject(
      funding === "reserve"
        ? { available: "965.00", reserved: "35.00" }
        : { available: "1000.00", reserved: "0.00" },
    );
    expect(await breaches()).toEqual([]);
  },
);

it.each(["reserve", "pay_as_you_go"])(
  "leaves nothing reserved when a %s program is closed while others change it",
  async (funding) => {
    const shop = await given.organisation();
    const { id: program_id } = await given.activeProgram(shop, { funding });
    const path = { program_id };
    const said = tally(
      (
        await Promise.all([
          many(() => shop.api.fundProgram({ path, body: { amount: "1.00" } })),
          many(() => shop.api.defundProgram({ path, body: { amount: "1.00" } })),
          many((index) => shop.api.updateProgram({ path, body: { budget: `${index + 1}.00` } })),
          many(() => shop.api.closeProgram({ path })),
          many(() => shop.api.pauseProgram({ path })),
        ])
      ).flat(),
    );
    const allowed = ["200", "program_closed", "program_budget_exceeded", "invalid_transition"];
    expect(Object.keys(said).filter((code) => !allowed.includes(code))).toEqual([]);
    expect(said["200"]).toBeGreaterThanOrEqual(EACH);
    const { program, credit } = await shownOf(shop, program_id);
    expect(program).toMatchObject({ status: "closed", earmarked: "0.00" });
    expect(credit).toMatchObject({ available: "1000.00", reserved: "0.00" });
    expect(await shop.probe.count("program_work")).toBe(1);
    expect(await breaches()).toEqual([]);
    await drain(shop);
    expect(await shop.probe.count("program_work")).toBe(0);
  },
);
