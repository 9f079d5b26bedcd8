/** How many statements an activity takes: judging fifty rules takes as many as judging one. */
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { reported } from "../kit/activities.ts";
import { completed, signedProgram } from "../kit/complete.ts";
import { statementsOf } from "../kit/count-statements.ts";
import { given, type Organisation } from "../kit/given.ts";
import { qualify, referred } from "../kit/refer.ts";
import { outcomesIn, ruleOf, ruleOn, setRules } from "../kit/rules.ts";
import { tapWire } from "../kit/wire.ts";

/** A shop with so many rules, whose person has done something once. */
async function ruled(
  count: number,
  rule: Record<string, unknown>,
  name = "registration",
): Promise<Organisation> {
  const shop = await given.organisation();
  const { id } = await given.activeProgram(shop, { budget: "1000.00" });
  await setRules(
    shop,
    id,
    Array.from({ length: count }, () => ruleOf(rule)),
  );
  await given.recipient(shop, { external_id: "loyalty-1", phone: "0771234567" });
  await reported(shop, { recipient: "ext:loyalty-1", name });
  return shop;
}

async function statements({ key }: Organisation): Promise<number> {
  const person = { recipient: "ext:loyalty-1", name: "visit" };
  const body = { ...person, activity_id: randomUUID() } as never;
  return await statementsOf(key.secret, "createActivity", { body });
}

const COUNTED = [
  { count: { times: 90 } },
  { kind: "streak", count: { times: 9, every: "week" } },
  { kind: "milestone", count: { times: 9 } },
  { kind: "first_time", count: null },
];

it.each(COUNTED)("fifty rules with %j take the statements of one", async (rule) => {
  const one = await statements(await ruled(1, rule, "visit"));
  expect(await statements(await ruled(50, rule, "visit"))).toBe(one);
});

it("each rule that gives takes the statements of its own reward, however many there are", async () => {
  const give = { amount: "0.50" };
  const [none = 0, one = 0, two = 0, four = 0] = [
    await statements(await ruled(1, { count: { times: 90 } })),
    await statements(await ruled(1, { give })),
    await statements(await ruled(2, { give })),
    await statements(await ruled(4, { give })),
  ];
  expect(one - none).toBeLessThan(60);
  expect(four - two).toBe(2 * (two - one));
});

/** The fewest statements that something took, of several times, which gave nothing by rules. */
async function fewestOf(ask: () => Promise<readonly string[]>): Promise<number> {
  const counts: number[] = [];
  for (let turn = 0; turn < 8; turn += 1) {
    let statements = 0;
    const stop = tapWire(({ type }) => {
      if (type === "B" || type === "Q") statements += 1;
    });
    expect(await ask()).toEqual([]);
    stop();
    counts.push(statements);
  }
  return Math.min(...counts);
}

it.each(COUNTED)("fifty with %j take them of completions, too", async (rule) => {
  const shop = await given.organisation();
  const program = await signedProgram(shop, { budget: "100.00" });
  const person = { recipient: (await given.recipient(shop)).id };
  for (let turn = 0; turn < 10; turn += 1) await completed(shop, program, person);
  const ask = async () => outcomesIn(await completed(shop, program, person));
  const of = async (count: number) => {
    const rules = Array.from({ length: count }, () => ruleOn("completion", rule));
    await setRules(shop, program.id, rules);
    return await fewestOf(ask);
  };
  const [none, one, fifty] = [await of(0), await of(1), await of(50)];
  expect(fifty).toBe(one);
  expect(one - none).toBeLessThanOrEqual(2);
});

it("fifty take them of referrals, too", async () => {
  const shop = await given.organisation();
  const { id } = await given.activeProgram(shop, { budget: "100.00" });
  let friends = 0;
  const ask = async () => {
    friends += 1;
    const referee = { phone: `07720${String(friends).padStart(5, "0")}` };
    const made = await referred(shop, id, { referee });
    const { body } = await qualify(shop, made.id);
    const path = { reward_id: String(body.reward) };
    return outcomesIn((await shop.api.getReward({ path })).body);
  };
  const of = async (count: number) => {
    const rules = Array.from({ length: count }, () => ruleOn("referral", { count: { times: 90 } }));
    await setRules(shop, id, rules);
    return await fewestOf(ask);
  };
  await of(0);
  expect(await of(50)).toBe(await of(1));
});
