/** Completions and referrals that come together, while the rules that judge them change. */
import { beforeEach, expect, it } from "vitest";
import { complete, signedProgram } from "../kit/complete.ts";
import { given, type Organisation } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { qualify, referred } from "../kit/refer.ts";
import { outcomesIn, ruleOn, setRules } from "../kit/rules.ts";
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

/** A number of a person of its own. */
function phoneOf(index: number): string {
  return `07710${String(index).padStart(5, "0")}`;
}

async function matchedOf(program_id: string): Promise<number[]> {
  const { body } = await shop.api.listProgramRules({ path: { program_id } });
  return body.data.filter(({ active }) => active).map(({ matched_count }) => matched_count);
}

it("a hundred completions of one ID earn what one does", async () => {
  const program = await signedProgram(shop, { budget: "100.00" });
  await setRules(shop, program.id, [
    ruleOn("completion"),
    ruleOn("completion", { kind: "first_time", count: null }),
  ]);
  const answers = await times(100, () => complete(shop, program, { completion_id: "survey-1" }));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(99);
  const [one] = answers;
  expect(outcomesIn(one?.body as never)).toEqual(["given", "given"]);
  expect(answers.map(({ body }) => body)).toEqual(answers.map(() => one?.body));
  expect(await shop.probe.count("rewards")).toBe(3);
  expect(await matchedOf(program.id)).toEqual([1, 1]);
  await expectSound();
});

it("every fifth of the completions of somebody that come together earns one", async () => {
  const program = await signedProgram(shop, { budget: "100.00" });
  await setRules(shop, program.id, [
    ruleOn("completion", { count: { times: 5 } }),
    ruleOn("completion", { kind: "milestone", count: { times: 7 } }),
    ruleOn("completion", { kind: "first_time", count: null }),
  ]);
  const { id: recipient } = await given.recipient(shop);
  const answers = await times(15, () => complete(shop, program, { recipient }));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  expect(answers.flatMap(({ body }) => body.matches)).toHaveLength(5);
  expect(await matchedOf(program.id)).toEqual([3, 1, 1]);
  expect(await shop.probe.count("rewards")).toBe(20);
  await expectSound();
});

it("a set of rules that is replaced meanwhile is judged as a whole", async () => {
  const program = await signedProgram(shop, { budget: "100.00" });
  // Rules keep their IDs: a new one is about nothing that happened before it.
  const written = [ruleOn("completion"), ruleOn("completion")];
  const rules = await setRules(shop, program.id, written);
  const set = (amount: string) =>
    rules.map(({ id }) => ruleOn("completion", { id, give: { amount, type: "airtime" } }));
  const [answers] = await Promise.all([
    times(8, (index) => complete(shop, program, { phone: phoneOf(index) })),
    times(4, (index) => setRules(shop, program.id, set(index % 2 === 0 ? "0.75" : "0.50"))),
  ]);
  const { body } = await shop.api.listRewards({ query: { limit: 100 } });
  const amounts = new Map(body.data.map(({ id, amount }) => [id, amount]));
  for (const { status, body: reward } of answers) {
    expect(status).toBe(201);
    const given_ones = reward.matches.map((match) => amounts.get(match.reward ?? ""));
    expect(given_ones).toHaveLength(2);
    expect(given_ones[0]).toMatch(/^0\.(?:50|75)$/);
    expect(new Set(given_ones).size).toBe(1);
  }
  expect(await matchedOf(program.id)).toEqual([8, 8]);
  expect(await shop.probe.count("rewards")).toBe(24);
  await expectSound();
});

it("a budget is not passed by what rules give", async () => {
  const program = await signedProgram(shop, { budget: "6.00", default_amount: "1.00" });
  await setRules(shop, program.id, [ruleOn("completion")]);
  const answers = await times(12, (index) => complete(shop, program, { phone: phoneOf(index) }));
  const given_ones = answers.filter(({ status }) => status === 201);
  const gifts = given_ones.flatMap(({ body }) => outcomesIn(body));
  const sum = given_ones.length + gifts.filter((one) => one === "given").length / 2;
  expect(sum).toBeLessThanOrEqual(6);
  expect(sum).toBeGreaterThan(5);
  const { body } = await shop.api.getProgram({ path: { program_id: program.id } });
  // What the fraud rules hold waits for a review.
  expect(Number(body.spent) + Number(body.earmarked)).toBe(sum);
  await expectSound();
});

it("referrals of one person that qualify together are counted one by one", async () => {
  const { id } = await given.activeProgram(shop, { budget: "100.00" });
  await setRules(shop, id, [
    ruleOn("referral", { count: { times: 2 } }),
    ruleOn("referral", { kind: "milestone", count: { times: 3 } }),
  ]);
  const made: string[] = [];
  for (let index = 0; index < 8; index += 1) {
    made.push((await referred(shop, id, { referee: { phone: phoneOf(index) } })).id);
  }
  // Each is asked to qualify twice.
  const answers = await times(16, (index) => qualify(shop, made[index % 8] ?? ""));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await matchedOf(id)).toEqual([4, 1]);
  expect(await shop.probe.count("rewards")).toBe(13);
  await expectSound();
});
