/** Activities that many report at once, while the rules that judge them change. */
import type { Schemas } from "@svc/generated/routes";
import { beforeEach, expect, it } from "vitest";
import { reported } from "../kit/activities.ts";
import { askAgain } from "../kit/ask-again.ts";
import { withProgram } from "../kit/budget.ts";
import { askReward } from "../kit/give.ts";
import { given, type Organisation } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { ruleOf, setRules } from "../kit/rules.ts";
import { testServer } from "../kit/server.ts";
import { untilSomebodyWaits } from "../kit/somebody-waits.ts";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

async function expectSound(): Promise<void> {
  expect(await (await testServer()).database.read(checkLedger)).toEqual([]);
}

/** Reports, and again while others are in the way. */
function reportedAtLast(...asked: Parameters<typeof reported>) {
  return askAgain(() => reported(...asked));
}

function times<T>(count: number, ask: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => ask(index)));
}

/** A number of a person of its own. */
function personOf(index: number): { phone: string } {
  return { phone: `07710${String(index).padStart(5, "0")}` };
}

/** A rule of a program, written again with another amount. */
function withAmount(
  rule: Pick<Schemas["ProgramRule"], "id"> | undefined,
  amount: string,
): Record<string, unknown> {
  return ruleOf({ id: rule?.id, name: `Each visit ${amount}`, give: { amount } });
}

async function rewardsGiven(): Promise<number> {
  return await shop.probe.count("rewards");
}

it("a milestone is reached by one of the activities of somebody that come together", async () => {
  const { id } = await given.activeProgram(shop, { budget: "100.00" });
  await setRules(shop, id, [
    ruleOf({ kind: "milestone", count: { times: 7 } }),
    ruleOf({ kind: "first_time", count: null }),
  ]);
  const { id: recipient } = await given.recipient(shop);
  const answers = await times(20, () => reportedAtLast(shop, { recipient }));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  expect(answers.flatMap(({ body }) => body.matches)).toHaveLength(2);
  expect(await rewardsGiven()).toBe(2);
  await expectSound();
});

it("every fifth of them earns one reward, and no limit of the program is passed", async () => {
  const { id } = await given.activeProgram(shop, {
    ...{ budget: "100.00", per_recipient: { lifetime: { count: 3 } } },
  });
  await setRules(shop, id, [ruleOf({ count: { times: 5 } })]);
  const { id: recipient } = await given.recipient(shop);
  const answers = await times(30, () => reportedAtLast(shop, { recipient }));
  const matches = answers.flatMap(({ body }) => body.matches);
  expect(matches).toHaveLength(6);
  expect(matches.filter(({ reward }) => reward !== null)).toHaveLength(3);
  expect(await rewardsGiven()).toBe(3);
  await expectSound();
});

it("a set of rules that is replaced meanwhile is judged as a whole, before or after", async () => {
  const { id } = await given.activeProgram(shop, { budget: "100.00" });
  // Rules keep their IDs: a new one is about nothing that happened before it.
  const [one, two] = await setRules(shop, id, [ruleOf(), ruleOf()]);
  const set = (amount: string) => [one, two].map((rule) => withAmount(rule, amount));
  await setRules(shop, id, set("0.50"));
  const [answers] = await Promise.all([
    times(30, (index) => reportedAtLast(shop, { recipient: personOf(index) })),
    times(6, (index) => setRules(shop, id, set(index % 2 === 0 ? "0.75" : "0.50"))),
  ]);
  const { body: rewards } = await shop.api.listRewards({ query: { limit: 100 } });
  const amounts = new Map(rewards.data.map((reward) => [reward.id, reward.amount]));
  for (const { status, body } of answers) {
    expect(status).toBe(201);
    const given_ones = body.matches.map(({ reward }) => amounts.get(reward ?? "none"));
    expect(given_ones).toHaveLength(2);
    expect(given_ones[0]).toMatch(/^0\.[57][05]$/);
    expect(new Set(given_ones).size).toBe(1);
  }
  const { body: rules } = await shop.api.listProgramRules({ path: { program_id: id } });
  const matched = rules.data.reduce((sum, { matched_count }) => sum + matched_count, 0);
  expect([matched, await rewardsGiven()]).toEqual([60, 60]);
  expect(rules.data.filter(({ active }) => active)).toHaveLength(2);
  await expectSound();
});

it("rules are read again once their program is locked", async () => {
  const { id } = await given.activeProgram(shop, { budget: "100.00" });
  await setRules(shop, id, [ruleOf()]);
  const held = Promise.withResolvers<void>();
  const let_go = Promise.withResolvers<void>();
  const switching = withProgram(shop, id, async (tx) => {
    await tx.sql`update program_rules set active = false where account_id = ${shop.account_id}`;
    held.resolve();
    await let_go.promise;
  });
  await held.promise;
  const asked = reported(shop);
  await untilSomebodyWaits();
  let_go.resolve();
  await switching;
  const answer = await asked;
  expect(answer).toMatchObject({ status: 201, body: { matches: [] } });
  expect(await rewardsGiven()).toBe(0);
});

it("several programs are locked in one order, beside rewards of each", async () => {
  const programs = await times(4, () => given.activeProgram(shop, { budget: "100.00" }));
  for (const { id } of programs) await setRules(shop, id, [ruleOf({ give: { amount: "0.50" } })]);
  const [activities, rewards] = await Promise.all([
    times(8, (index) => reportedAtLast(shop, { recipient: personOf(index) })),
    times(12, (index) =>
      askAgain(() =>
        askReward(shop, programs[index % 4]?.id ?? "", { recipient: personOf(100 + index) }),
      ),
    ),
  ]);
  expect(activities.flatMap(({ body }) => body.matches.map(({ reward }) => reward))).toHaveLength(
    32,
  );
  expect(rewards.map(({ status, error }) => error?.code ?? status)).toEqual(rewards.map(() => 201));
  expect(await rewardsGiven()).toBe(44);
  await expectSound();
});

it("balances of both currencies are locked in one order, whatever is evaluated first", async () => {
  const ruled = async (currency: string, amount: string, rule: Record<string, unknown>) => {
    const funded = { funding: "pay_as_you_go", budget: "100.00", default_amount: amount };
    const { id } = await given.activeProgram(shop, { currency, ...funded });
    await setRules(shop, id, [ruleOf({ give: { amount }, ...rule })]);
  };
  await ruled("USD", "0.50", { activity_name: "visit", priority: 1 });
  await ruled("ZWG", "10.00", { activity_name: "visit" });
  await ruled("ZWG", "10.00", { activity_name: "order.paid", priority: 1 });
  await ruled("USD", "0.50", { activity_name: "order.paid" });
  // Whoever is new waits for the directory, which would keep them apart.
  const people = await times(16, (index) => given.recipient(shop, personOf(index)));
  const answers = await times(16, (index) => {
    const name = index % 2 === 0 ? "visit" : "order.paid";
    return reportedAtLast(shop, { recipient: people[index]?.id, name });
  });
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  const { body: rewards } = await shop.api.listRewards({ query: { limit: 100 } });
  const currencies = new Map(rewards.data.map(({ id, currency }) => [id, currency]));
  for (const [index, { body }] of answers.entries()) {
    const gave = body.matches.map(({ reward }) => currencies.get(reward ?? ""));
    expect(gave).toEqual(index % 2 === 0 ? ["USD", "ZWG"] : ["ZWG", "USD"]);
  }
  await expectSound();
});
