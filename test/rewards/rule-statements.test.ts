/** How many statements an activity takes: judging fifty rules takes as many as judging one. */
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { reported } from "../kit/activities.ts";
import { statementsOf } from "../kit/count-statements.ts";
import { given, type Organisation } from "../kit/given.ts";
import { ruleOf, setRules } from "../kit/rules.ts";

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
